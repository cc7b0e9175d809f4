import { useMediaQuery } from '@mantine/hooks'
import { type PointerEvent, useRef } from 'react'
import { NO_PLAN } from '@vagu/core/rotation/plan'
import type { CellRef } from '../../ui/grid/selection.ts'
import { useFixedRows } from '../../ui/use-fixed-rows.ts'
import { useFocusWhenDrawn } from '../../ui/roving-focus.ts'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { MatrixRow } from './MatrixRow.tsx'
import type { Board } from './use-board.ts'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'
import type { Brush } from './matrix-edits.ts'
import { useMatrix } from './use-matrix.ts'

interface Props {
  readonly board: Board
  readonly brush: Brush
  readonly mayWrite: boolean
  readonly onOpen: (cell: CellRef) => void
}
const [ROW, PHONE_ROW] = [44, 85]

const rowsHeight = (height: number) => ({ '--rows-height': `${height}px` }) as object

/** The cell under a pointer. */
function cellAt(target: EventTarget | null, years: readonly number[]): CellRef | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-year]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!cell || !row) return undefined
  return { row: Number(row.dataset['row']), column: years.indexOf(Number(cell.dataset['year'])) }
}

const Head = ({ years, firstPlanned }: Pick<Board, 'years' | 'firstPlanned'>) => (
  <div className={styles.head} role="row">
    <span role="columnheader">{rotationText.field}</span>
    {years.map((year) => (
      <span key={year} role="columnheader" data-now={year === firstPlanned || undefined}>
        {year}
      </span>
    ))}
  </div>
)

/** A handler that is told the cell under the pointer. */
const withCell =
  (years: readonly number[], run: (cell: CellRef, event: PointerEvent) => void) =>
  (event: PointerEvent): void => {
    // a finger that moves is still "on" the cell where it went down
    const element = document.elementFromPoint(event.clientX, event.clientY) ?? event.target
    const cell = cellAt(element, years)
    if (cell) run(cell, event)
  }

/** The strokes of the pointer over the cells. */
const strokesOf = ({ stroke }: ReturnType<typeof useMatrix>, years: readonly number[]) => ({
  onPointerDown: withCell(years, (cell, event) => {
    if (event.button === 0) stroke.down(cell, event.shiftKey)
  }),
  onPointerMove: withCell(years, stroke.over),
  onPointerUp: stroke.up,
  onPointerCancel: stroke.cancel,
  onPointerLeave: stroke.up,
})

/** Fields by years: strokes of the pointer, keys and the clipboard paint it. */
export function RotationMatrix({ board, brush, mayWrite, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false
  const height = isPhone ? PHONE_ROW : ROW
  const rows = useFixedRows(frame, board.fields.length, height)
  // a sheet of paper does not scroll: all fields stand on it
  const isPrinting = useIsPrinting()
  const [from, to] = isPrinting ? [0, board.fields.length] : [rows.from, rows.to]
  const { years, planned, terms, among, ghosts, firstPlanned } = board
  const matrix = useMatrix({
    rows: board.rows,
    years,
    brush,
    mayWrite,
    paint: board.plan.paint,
    undo: board.plan.undo,
    redo: board.plan.redo,
    open: onOpen,
    scrollTo: rows.scrollTo,
  })
  const { boxOf: box, selection } = matrix
  useFocusWhenDrawn(matrix.wish, () =>
    frame.current?.querySelector<HTMLElement>('[role=gridcell][data-current]'),
  )
  return (
    <div className={styles.frame} ref={frame}>
      <div
        className={styles.grid}
        role="grid"
        aria-label={rotationText.grid}
        aria-rowcount={board.fields.length + 1}
        aria-multiselectable
        style={{ '--years': years.length } as object}
        onKeyDown={matrix.onKeyDown}
        onCopy={matrix.onCopy}
        onCut={matrix.onCut}
        onPaste={matrix.onPaste}
        {...strokesOf(matrix, years)}
      >
        <Head years={years} firstPlanned={firstPlanned} />
        <div className={styles.rows} role="rowgroup" style={rowsHeight(rows.height)}>
          {board.fields.slice(from, to).map((field, i) => {
            const index = from + i
            const isIn = index >= box.top && index <= box.bottom
            return (
              <MatrixRow
                key={field._id}
                field={field}
                planned={planned.get(field._id) ?? NO_PLAN}
                years={years}
                terms={terms}
                among={among}
                index={index}
                top={index * height}
                height={height}
                firstPlanned={firstPlanned}
                marked={isIn ? box : undefined}
                current={selection.focus.row === index ? selection.focus.column : undefined}
                ghosts={ghosts}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
