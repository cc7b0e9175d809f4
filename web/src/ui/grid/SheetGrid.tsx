import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import { tracksOf } from '../tracks.ts'
import type { Offers } from './CellEditor.tsx'
import styles from './Grid.module.css'
import { type GridColumn, GridRowView, type RowHandlers, type RowNotes } from './GridRowView.tsx'
import { stopEditing } from './grid-state.ts'
import { type Alongside, writeAndGo } from './grid-steps.ts'
import { boxOf } from './selection.ts'
import type { SheetRow } from './sheet.ts'
import { gridText } from './text.ts'
import { type Pasting, useClipboard } from './use-clipboard.ts'
import type { Grid } from './use-grid.ts'
import { ROW_HEIGHT, useGridFocus } from './use-grid-focus.ts'
import { useKeys } from './use-keys.ts'
import { useMouse } from './use-mouse.ts'

const OVERSCAN = 8
const NOWHERE = -1
const NUMBER_WIDTH = 44
const NO_NOTES: RowNotes = { errors: new Map(), hintOf: () => undefined }

export interface SheetGridProps<Row extends SheetRow> {
  /** Name of the sheet for screen readers. */
  readonly label: string
  readonly grid: Grid<Row>
  /** The columns of the sheet, in its order. */
  readonly columns: readonly GridColumn[]
  /** Notes on each row, in their order. */
  readonly notes: readonly RowNotes[]
  readonly end: {
    readonly header: string
    readonly width: number
    readonly render: (index: number) => ReactNode
  }
  readonly offers: Offers
  readonly pasting: Pasting
  readonly alongside?: Alongside<Row>
  readonly onSave: () => void
}

function Head({ columns, end }: Pick<SheetGridProps<never>, 'columns' | 'end'>) {
  return (
    <div role="row" className={styles.head} aria-rowindex={1}>
      <div role="columnheader" className={styles.number} aria-colindex={1} aria-label={gridText.rowNumber}>
        #
      </div>
      {columns.map(({ id, header }, place) => (
        <div key={id} role="columnheader" className={styles.heading} aria-colindex={place + 2}>
          {header}
        </div>
      ))}
      <div role="columnheader" className={styles.lastHeading} aria-colindex={columns.length + 2}>
        {end.header}
      </div>
    </div>
  )
}

function useRowHandlers<Row extends SheetRow>(
  { apply, wish }: Grid<Row>,
  alongside: Alongside<Row> | undefined,
): RowHandlers {
  return useMemo(
    () => ({
      onWrite: (cell, text, direction) => {
        if (direction !== 'stay') wish.want()
        apply(writeAndGo({ ...cell, text }, direction, alongside))
      },
      onCancel: () => {
        wish.want()
        apply(stopEditing)
      },
    }),
    [apply, wish, alongside],
  )
}

/** The sheet itself: one stop for Tab, keys as in a spreadsheet, only the rows in view drawn. */
export function SheetGrid<Row extends SheetRow>(props: SheetGridProps<Row>) {
  const { label, grid, columns, notes, end, offers, pasting, alongside, onSave } = props
  const { rows, selection, editing } = grid.state
  const { focus } = selection
  const box = boxOf(selection)
  const frame = useRef<HTMLDivElement>(null)
  useGridFocus(frame, focus, grid.wish)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // The row one stands on stays drawn: with it the focus would be lost.
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), focus.row])],
    scrollPaddingStart: ROW_HEIGHT,
  })
  const handlers = useRowHandlers(grid, alongside)
  const onKeyDown = useKeys(grid, onSave)
  const isMarked = (index: number): boolean => index >= box.top && index <= box.bottom
  return (
    <div ref={frame} className={styles.frame}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        className={styles.grid}
        style={tracksOf(columns, NUMBER_WIDTH, end.width)}
        onKeyDown={onKeyDown}
        {...useMouse(grid)}
        {...useClipboard(grid, pasting)}
      >
        <Head columns={columns} end={end} />
        <div role="rowgroup" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <GridRowView
                  key={row.id}
                  index={index}
                  start={start}
                  row={row}
                  columns={columns}
                  notes={notes[index] ?? NO_NOTES}
                  current={focus.row === index ? focus.column : NOWHERE}
                  from={isMarked(index) ? box.left : NOWHERE}
                  to={isMarked(index) ? box.right : NOWHERE}
                  editing={editing?.cell.row === index ? editing : null}
                  offers={offers}
                  handlers={handlers}
                  renderEnd={end.render}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}
