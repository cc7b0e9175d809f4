import { ActionIcon, Menu, Text } from '@mantine/core'
import {
  IconAdjustments,
  IconHelp,
  IconLogout,
  IconMessageCircle,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { APPEARANCES, chooseAppearance } from '../../lib/appearance.ts'
import { useAppearance } from '../../entities/appearance.ts'
import { openHelp } from '../../entities/help/open-help.ts'
import { openContact } from '../../entities/session/contact.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { signOut } from '../sign-out.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { useAccountMark } from '../../entities/account/use-account-mark.ts'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import styles from '../../ui/Menu.module.css'
import { EmailProofItem } from './EmailProofItem.tsx'
import { shellText } from './text.ts'

/** Light, dark, or as the device has it. */
function LookChoice() {
  const appearance = useAppearance()
  return (
    <>
      <Menu.Label id="look">{shellText.look}</Menu.Label>
      <Menu.RadioGroup
        aria-labelledby="look"
        value={appearance}
        onChange={(next) => chooseAppearance(APPEARANCES.find((name) => name === next) ?? 'auto')}
      >
        {APPEARANCES.map((name) => (
          <Menu.RadioItem key={name} value={name}>
            {shellText.looks[name]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

/** Who is signed in, the look of the screens, contact and logout. */
export function AccountMenu() {
  const user = useUser()
  const isAdmin = useCan('admin')
  const mark = useAccountMark()
  const router = useRouter()
  const messages = useMessages()
  const logOut = async (): Promise<void> => {
    const to = user?.isDemo ? ROUTES.welcome : ROUTES.login
    if (!(await signOut(() => router.navigate({ to, search: {} })))) messages.error(shellText.logoutFailed)
  }
  return (
    <Menu position="bottom-end" width={260} shadow="md" keepMounted={false} defaultOpened>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={shellText.account}>
          <IconUserCircle size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Label>{user?.company.name || user?.email}</Menu.Label>
        <Menu.Item
          component={Link}
          to={ROUTES.account}
          leftSection={<IconUserCircle size={20} aria-hidden />}
        >
          {shellText.accountPage}
          {mark && <Text size="sm">{shellText.marks[mark]}</Text>}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={ROUTES.settings}
          leftSection={<IconAdjustments size={20} aria-hidden />}
        >
          {shellText.settingsPage}
        </Menu.Item>
        {user && !user.emailValidated && !user.isDemo && <EmailProofItem />}
        <Menu.Item leftSection={<IconHelp size={20} aria-hidden />} onClick={openHelp}>
          {shellText.help}
        </Menu.Item>
        <Menu.Item leftSection={<IconMessageCircle size={20} aria-hidden />} onClick={openContact}>
          {shellText.contact}
        </Menu.Item>
        <Menu.Item component={Link} to={ROUTES.people} leftSection={<IconUsers size={20} aria-hidden />}>
          {shellText.people}
        </Menu.Item>
        {isAdmin && (
          <Menu.Item
            component={Link}
            to={ROUTES.adminOverview}
            leftSection={<IconSettings size={20} aria-hidden />}
          >
            {shellText.admin}
          </Menu.Item>
        )}
        <Menu.Divider />
        <LookChoice />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => void logOut()}>
          {shellText.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
