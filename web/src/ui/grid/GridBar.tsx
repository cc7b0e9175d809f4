import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowBarToDown,
  IconArrowForwardUp,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import { redo, type Step, undo } from './grid-state.ts'
import { addRow, fill, remove } from './grid-steps.ts'
import { boxOf } from './selection.ts'
import type { SheetRow } from './sheet.ts'
import { gridText } from './text.ts'
import type { Grid } from './use-grid.ts'

interface Props<Row extends SheetRow> {
  readonly grid: Grid<Row>
  /** Buttons of the feature's own. */
  readonly children?: ReactNode
}

interface Looks {
  readonly Icon: typeof IconTrash
  readonly isDisabled?: boolean
}

/** Buttons for the keys of the sheet. */
export function GridBar<Row extends SheetRow>({ grid: { state, apply, wish }, children }: Props<Row>) {
  const { top, bottom } = boxOf(state.selection)
  const count = bottom - top + 1
  const button = (label: string, step: Step<Row>, { Icon, isDisabled = false }: Looks) => {
    return (
      <Button
        size="sm"
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        disabled={isDisabled}
        onClick={() => {
          wish.want()
          apply(step)
        }}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className={layout.wrap}>
      {button(gridText.add, addRow, { Icon: IconRowInsertBottom })}
      {button(gridText.fillDown, fill, { Icon: IconArrowBarToDown, isDisabled: count === 1 && top === 0 })}
      {button(count > 1 ? gridText.removeMany(count) : gridText.remove, remove, { Icon: IconTrash })}
      {button(gridText.undo, undo, { Icon: IconArrowBackUp, isDisabled: state.past.length === 0 })}
      {button(gridText.redo, redo, { Icon: IconArrowForwardUp, isDisabled: state.future.length === 0 })}
      {children}
    </div>
  )
}
