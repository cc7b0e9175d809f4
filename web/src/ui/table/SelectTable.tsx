import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { Column } from '../data-table-columns.ts'
import styles from '../DataTable.module.css'
import layout from '../layout.module.css'
import { placeOf, useRovingFocus } from '../roving-focus.ts'
import { type Track, tracksOf } from '../tracks.ts'
import { useWidth } from '../use-width.ts'
import { fitColumns } from './fit-columns.ts'
import { AllBox } from './RowBox.tsx'
import { rowHeight } from './row-height.ts'
import type { SelectListProps } from './select-list.ts'
import { SelectRow } from './SelectRow.tsx'
import { orderOf, SortButton } from './SortButton.tsx'
import { tableText } from './text.ts'

const OVERSCAN = 6
const PAGE = 10
const BOX_WIDTH = 44
/** Two buttons of a mouse; a finger's are wider. */
const BUTTONS_WIDTH = 92
const TOUCH_BUTTONS_WIDTH = 106

const buttonsWidth = (): number =>
  globalThis.matchMedia('(pointer: coarse)').matches ? TOUCH_BUTTONS_WIDTH : BUTTONS_WIDTH

const NO_TRACK: Track = { width: 100, grow: 1 }

/** The headings stay in sight while the rows go by. */
function Head<Row>({ columns, sorting, onSort, choosing, chooseAllLabel }: SelectListProps<Row>) {
  return (
    <div role="rowgroup" className={styles.gridHead}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader">
          <AllBox label={chooseAllLabel} {...choosing} />
        </div>
        {columns.map(({ id, header, isNumeric }) => (
          <div
            key={id}
            role="columnheader"
            className={styles.headCell}
            data-numeric={isNumeric}
            aria-sort={orderOf(id, sorting)}
          >
            <SortButton id={id} header={header} sorting={sorting} onSort={onSort} />
          </div>
        ))}
        <div role="columnheader" className={styles.buttons}>
          <span className="visually-hidden">{tableText.actions}</span>
        </div>
      </div>
    </div>
  )
}

/** The place one stands on, and the keys that lead from row to row, choose and open. */
function useRowKeys<Row>(props: SelectListProps<Row>, focus: ReturnType<typeof useRovingFocus>) {
  const { rows, choosing, pendingKeys, parts } = props
  const open = (row: Row): void => {
    if (!pendingKeys.has(parts.keyOf(row))) parts.onOpen(row)
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    // What opens over a row (the text of a warning) stands elsewhere, and has keys of its own.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const index = placeOf(event.target)
    const row = rows[index]
    if (!row) return
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined
    if (!focus.goByKey(event.key, index)) {
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) choosing.onToggleAll()
      else if (!isOnRow) return
      else if (event.key === ' ') choosing.onToggle(parts.keyOf(row), event.shiftKey)
      else if (event.key === 'Enter') open(row)
      else return
    }
    event.preventDefault()
  }
}

/** Columns for which the frame has room, and the names of the others; which is known before the first rows are painted. */
function useFittingColumns<Row>(columns: readonly Column<Row>[], frame: RefObject<HTMLElement | null>) {
  const width = useWidth(frame)
  // asked once: in the midst of scrolling the question has all that is new laid out before its time
  const [buttons] = useState(buttonsWidth)
  return useMemo(() => {
    const shown = width === undefined ? columns : fitColumns(columns, width - BOX_WIDTH - buttons)
    const leftOut = columns.filter((column) => !shown.includes(column)).map(({ header }) => header)
    return { columns: shown, leftOut, buttons }
  }, [columns, width, buttons])
}

/** The rows in view, and the one among them that one stands on. */
function useRows(count: number, frame: RefObject<HTMLElement | null>) {
  const focusedRow = useRef(0)
  // every row is as high as the next, so none has to be measured
  const [height] = useState(rowHeight)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // The row one stands on stays drawn: with it the focus would be lost.
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), focusedRow.current])],
    scrollPaddingStart: height,
  })
  const focus = useRovingFocus({
    frame,
    count,
    page: PAGE,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  })
  focusedRow.current = focus.current
  return { virtualizer, focus }
}

/** Rows that can be chosen, with chosen columns; only those in view are drawn. */
export function SelectTable<Row>(props: SelectListProps<Row>) {
  const { label, rows, choosing, pendingKeys, parts } = props
  const frame = useRef<HTMLDivElement>(null)
  const { columns, leftOut, buttons } = useFittingColumns(props.columns, frame)
  const { virtualizer, focus } = useRows(rows.length, frame)
  return (
    <>
      <div ref={frame} className={styles.gridFrame}>
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-multiselectable
          aria-description={tableText.keys}
          className={styles.grid}
          style={tracksOf(
            columns.map(({ track = NO_TRACK }) => track),
            BOX_WIDTH,
            buttons,
          )}
          onKeyDown={useRowKeys(props, focus)}
          onFocus={({ target }) => {
            const index = placeOf(target)
            if (index >= 0) focus.setCurrent(index)
          }}
        >
          <Head {...props} columns={columns} />
          <div role="rowgroup" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index]
              const key = row && parts.keyOf(row)
              return (
                row !== undefined &&
                key !== undefined && (
                  <SelectRow
                    key={key}
                    row={row}
                    index={index}
                    start={start}
                    columns={columns}
                    isChosen={choosing.ids.has(key)}
                    isCurrent={index === focus.current}
                    isPending={pendingKeys.has(key)}
                    onToggle={choosing.onToggle}
                    parts={parts}
                  />
                )
              )
            })}
          </div>
        </div>
      </div>
      {leftOut.length > 0 && <p className={layout.quiet}>{tableText.leftOut(leftOut)}</p>}
    </>
  )
}
