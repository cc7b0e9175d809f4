import { IconCheck, IconDotsVertical, IconEraser } from '@tabler/icons-react'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { jobsText } from '../../jobs/text.ts'
import styles from '../blocks/JobForm.module.css'
import { type Clears, clearsLabel } from './clears.ts'

export interface BarMenuProps {
  readonly clears: Clears | undefined
  /** Empties the form; absent where it can only be left. */
  readonly onStartOver: (() => void) | undefined
}

/** Choices of the bar that a phone has no room for. */
export function BarMenu({ clears, onStartOver }: BarMenuProps) {
  const actions = [
    ...(clears
      ? [
          {
            label: jobsText.choice(clearsLabel(clears), clears.value),
            icon: <IconCheck size={18} aria-hidden />,
            onClick: () => clears.onChange(!clears.value),
          },
        ]
      : []),
    ...(onStartOver
      ? [{ label: jobsText.startOver, icon: <IconEraser size={18} aria-hidden />, onClick: onStartOver }]
      : []),
  ]
  if (actions.length === 0) return null
  return (
    <div className={styles.menu}>
      <ActionMenu
        label={jobsText.formMenu}
        icon={<IconDotsVertical size={20} aria-hidden />}
        actions={actions}
      />
    </div>
  )
}
