import { ActionIcon } from '@mantine/core'
import type { FarmAction } from '@vagu/core/access'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from './lazy-component.tsx'
import { useMayDo } from './may.tsx'

export interface Action {
  readonly label: string
  readonly icon?: ReactNode
  readonly onClick: () => void
  /** Right without which it is not offered. */
  readonly needs?: FarmAction
  /** Red, for what takes something away. */
  readonly isDangerous?: boolean
}
export interface ActionMenuProps {
  /** Name of the button for screen readers. */
  readonly label: string
  readonly icon: ReactNode
  readonly actions: readonly Action[]
  /** Of the button; -1 where the row around it is reached first. */
  readonly tabIndex?: 0 | -1
}

const OpenedMenu = lazyComponent<ActionMenuProps>(async () => (await import('./OpenedMenu.tsx')).OpenedMenu)

/** A button with further actions behind it; the menu is loaded when it is first opened. What one may not do is not in it. */
export function ActionMenu({ actions: all, ...rest }: ActionMenuProps) {
  const mayDo = useMayDo()
  const props = { ...rest, actions: all.filter(({ needs }) => needs === undefined || mayDo(needs)) }
  const [wasOpened, setWasOpened] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      tabIndex={props.tabIndex}
      onClick={() => setWasOpened(true)}
    >
      {props.icon}
    </ActionIcon>
  )
  if (props.actions.length === 0) return null
  if (!wasOpened) return button
  return <OpenedMenu props={props} fallback={button} onFailed={() => setWasOpened(false)} />
}
