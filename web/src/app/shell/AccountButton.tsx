import { ActionIcon } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccountMark } from '../../entities/account/use-account-mark.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from './Header.module.css'
import { shellText } from './text.ts'

const AccountMenu = lazyComponent(async () => (await import('./AccountMenu.tsx')).AccountMenu)

/** Opens the account menu, which is loaded when it is first asked for. */
export function AccountButton() {
  const mark = useAccountMark()
  const [wasOpened, setWasOpened] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={mark ? `${shellText.account}. ${shellText.marks[mark]}` : shellText.account}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
    >
      <IconUserCircle size={24} stroke={1.75} aria-hidden />
      {mark && <span className={styles.mark} aria-hidden />}
    </ActionIcon>
  )
  if (!wasOpened) return button
  return <AccountMenu props={{}} fallback={button} onFailed={() => setWasOpened(false)} />
}
