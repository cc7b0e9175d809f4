import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconForms,
  IconRowInsertBottom,
  IconTrash,
  IconArrowBarToDown,
} from '@tabler/icons-react'
import styles from './Grid.module.css'
import { redo, undo } from './grid-state.ts'
import { addRow, fill, remove, type Step } from './grid-steps.ts'
import { boxOf } from './selection.ts'
import { words } from './text.ts'
import type { Table } from './use-table.ts'

interface Props {
  readonly table: Table
  readonly wantFocus: () => void
  readonly onOpenForm: () => void
}

interface Looks {
  readonly Icon: typeof IconTrash
  readonly isDisabled?: boolean
}

/** What the keys do, for the mouse. */
export function GridBar({ table: { state, apply }, wantFocus, onOpenForm }: Props) {
  const { top, bottom } = boxOf(state.selection)
  const count = bottom - top + 1
  const button = (label: string, step: Step, { Icon, isDisabled = false }: Looks) => {
    return (
      <Button
        size="sm"
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={() => {
          wantFocus()
          apply(step)
        }}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className={styles['bar']}>
      {button(words.add, addRow, { Icon: IconRowInsertBottom })}
      {button(words.fillDown, fill, { Icon: IconArrowBarToDown, isDisabled: count === 1 && top === 0 })}
      {button(count > 1 ? words.removeMany(count) : words.remove, remove, { Icon: IconTrash })}
      {button(words.undo, undo, { Icon: IconArrowBackUp, isDisabled: state.past.length === 0 })}
      {button(words.redo, redo, { Icon: IconArrowForwardUp, isDisabled: state.future.length === 0 })}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconForms size={18} aria-hidden />}
        onClick={onOpenForm}
      >
        {words.toForm}
      </Button>
    </div>
  )
}
