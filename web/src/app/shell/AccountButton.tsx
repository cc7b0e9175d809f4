import { ActionIcon } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { shellText } from './text.ts'

const AccountMenu = lazyComponent(async () => (await import('./AccountMenu.tsx')).AccountMenu)

/** Opens the account menu, which is loaded when it is first asked for. */
export function AccountButton() {
  const [wasOpened, setWasOpened] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={shellText.account}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
    >
      <IconUserCircle size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  if (!wasOpened) return button
  return <AccountMenu props={{}} fallback={button} onFailed={() => setWasOpened(false)} />
}
