import { memo } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { words as job } from '../../../entities/jobs/text.ts'
import { CellEditor } from './CellEditor.tsx'
import type { CheckedRow } from './check-row.ts'
import { type ColumnId, COLUMNS, VERDICT_AT } from './columns.ts'
import type { FarmNames } from './farm-names.ts'
import styles from './Grid.module.css'
import { GridCell } from './GridCell.tsx'
import type { Editing } from './grid-state.ts'
import type { Way } from './grid-steps.ts'
import type { ShownRow } from './row-state.ts'
import type { Spot } from './selection.ts'
import { words } from './text.ts'
import type { RowVerdicts } from './use-row-verdicts.ts'
import { VerdictCell } from './VerdictCell.tsx'

export interface RowHandlers {
  readonly onWrite: (spot: Spot, text: string, way: Way) => void
  readonly onCancel: () => void
  readonly onOpenForm: (checked: CheckedRow) => void
}
interface Props {
  readonly index: number
  /** Pixels from the top of the rows. */
  readonly start: number
  readonly checked: CheckedRow
  readonly shown: ShownRow
  readonly verdicts: RowVerdicts
  readonly names: FarmNames
  readonly year: number
  /** The column one stands on, and the marked ones; -1 where they are in other rows. */
  readonly current: number
  readonly from: number
  readonly to: number
  readonly editing: Editing | null
  readonly handlers: RowHandlers
}

const NUMERIC: ReadonlySet<ColumnId> = new Set<ColumnId>(['area', 'amount'])
const FIRST = 2

/** What holds for an empty cell of a row that is a job already. */
function usual({ read, area, form }: CheckedRow, column: ColumnId): string | undefined {
  if (column === 'status' && form.job !== '') return job.statuses.DONE
  if (column === 'area' && area > 0) return formatNumber(area)
  if (column === 'unit' && read.requisiteId !== null) {
    const { unit, master } = form.materials[0]?.amount ?? {}
    return unit ? `${unit}${master === 'rate' ? '/ha' : ''}` : undefined
  }
  return undefined
}

/** A row of the table: its number, its cells and its verdict. Drawn anew only when something of its own changes. */
export const GridRowView = memo(function GridRowView(props: Props) {
  const { index, start, checked, shown, names, current, from, to, editing, handlers } = props
  const isCurrent = (column: number): boolean => column === current
  const isMarked = (column: number): boolean => column >= from && column <= to
  return (
    <div
      role="row"
      className={styles['row']}
      aria-rowindex={index + FIRST}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div
        role="rowheader"
        className={styles['number']}
        data-rowhead={index}
        aria-colindex={1}
        title={words.chooseRow(index + 1)}
      >
        {index + 1}
      </div>
      {COLUMNS.map((column, place) => (
        <GridCell
          key={column}
          row={index}
          column={place}
          text={checked.row.cells[column]}
          hint={usual(checked, column)}
          error={shown.errors.get(column)}
          isCurrent={isCurrent(place)}
          isMarked={isMarked(place)}
          isNumeric={NUMERIC.has(column)}
        >
          {editing?.spot.column === place ? (
            <CellEditor
              column={column}
              label={`${words.columns[column]}, ${words.row(index + 1)}`}
              text={editing.text}
              isTypedOver={editing.isTypedOver}
              names={names}
              onWrite={(text, way) => handlers.onWrite(editing.spot, text, way)}
              onCancel={handlers.onCancel}
            />
          ) : undefined}
        </GridCell>
      ))}
      <VerdictCell
        index={index}
        checked={checked}
        shown={shown}
        verdicts={props.verdicts}
        year={props.year}
        isCurrent={isCurrent(VERDICT_AT)}
        isMarked={isMarked(VERDICT_AT)}
        onOpenForm={handlers.onOpenForm}
      />
    </div>
  )
})
