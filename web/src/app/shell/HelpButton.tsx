import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { onHelp, openHelp } from '../../entities/help/open-help.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { usePlainKey } from '../../ui/use-plain-key.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import styles from './Header.module.css'
import { shellText } from './text.ts'

const HelpDrawer = lazyComponent(async () => (await import('./HelpDrawer.tsx')).HelpDrawer)

/** Opens the help about the page that is open; loaded when it is first asked for. A phone has it in the account's menu. */
export function HelpButton() {
  const [isOpen, setIsOpen] = useState<boolean>()
  const page = useRouteKey()
  useEffect(() => onHelp(() => setIsOpen(true)), [])
  usePlainKey('?', openHelp)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={shellText.help}
        title={`${shellText.help} (?)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        className={styles.help}
        onClick={openHelp}
      >
        <IconHelp size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen !== undefined && page !== undefined && (
        <HelpDrawer
          props={{ page, isOpen, onClose: () => setIsOpen(false) }}
          onFailed={() => setIsOpen(undefined)}
        />
      )}
    </>
  )
}
