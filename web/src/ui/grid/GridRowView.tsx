import { memo, type ReactNode } from 'react'
import type { Track } from '../tracks.ts'
import { CellEditor, type Offers } from './CellEditor.tsx'
import { GridCell } from './GridCell.tsx'
import type { Editing } from './grid-state.ts'
import styles from './Grid.module.css'
import type { Direction } from './grid-steps.ts'
import type { CellRef } from './selection.ts'
import { type SheetRow, textAt } from './sheet.ts'
import { gridText } from './text.ts'

export interface GridColumn extends Track {
  readonly id: string
  readonly header: string
  readonly isNumeric?: boolean
}
/** Notes on the cells of a row. */
export interface RowNotes {
  readonly errors: ReadonlyMap<string, string>
  /** Usual value while nothing is typed. */
  readonly hintOf: (column: string) => string | undefined
}
export interface RowHandlers {
  readonly onWrite: (cell: CellRef, text: string, direction: Direction) => void
  readonly onCancel: () => void
}
interface Props {
  readonly index: number
  /** Pixels from the top of the rows. */
  readonly start: number
  readonly row: SheetRow
  readonly columns: readonly GridColumn[]
  readonly notes: RowNotes
  /** The column one stands on, and the marked ones; -1 where they are in other rows. */
  readonly current: number
  readonly from: number
  readonly to: number
  readonly editing: Editing | null
  readonly offers: Offers
  readonly handlers: RowHandlers
  /** Last cell of a row. */
  readonly renderEnd: (index: number) => ReactNode
}
/** The headings are a row too, and the numbers of the rows a column. */
const FIRST = 2

interface EndProps {
  readonly row: number
  readonly column: number
  readonly isCurrent: boolean
  readonly isMarked: boolean
  readonly children: ReactNode
}

/** The last cell of a row, which is not written in. */
const EndCell = ({ row, column, isCurrent, isMarked, children }: EndProps) => (
  <div
    role="gridcell"
    className={styles.end}
    data-row={row}
    data-column={column}
    data-current={isCurrent || undefined}
    aria-colindex={column + FIRST}
    aria-selected={isMarked}
    tabIndex={isCurrent ? 0 : -1}
  >
    {children}
  </div>
)

/** A row of the sheet: its number, its cells and what is said of it. Drawn anew only when something of its own changes. */
export const GridRowView = memo(function GridRowView(props: Props) {
  const { index, start, row, columns, notes, current, from, to, editing, offers, handlers, renderEnd } = props
  const cellState = (place: number) => ({
    isCurrent: place === current,
    isMarked: place >= from && place <= to,
  })
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={index + FIRST}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div
        role="rowheader"
        className={styles.number}
        data-rowhead={index}
        aria-colindex={1}
        title={gridText.chooseRow(index + 1)}
      >
        {index + 1}
      </div>
      {columns.map(({ id, header, isNumeric = false }, place) => (
        <GridCell
          key={id}
          row={index}
          column={place}
          text={textAt(row, id)}
          hint={notes.hintOf(id)}
          error={notes.errors.get(id)}
          isNumeric={isNumeric}
          {...cellState(place)}
        >
          {editing?.cell.column === place ? (
            <CellEditor
              column={id}
              label={`${header}, ${gridText.row(index + 1)}`}
              text={editing.text}
              isTypedOver={editing.isTypedOver}
              offers={offers}
              onWrite={(text, direction) => handlers.onWrite(editing.cell, text, direction)}
              onCancel={handlers.onCancel}
            />
          ) : undefined}
        </GridCell>
      ))}
      <EndCell row={index} column={columns.length} {...cellState(columns.length)}>
        {renderEnd(index)}
      </EndCell>
    </div>
  )
})
