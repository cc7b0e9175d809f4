import type { RowData } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Column, Sorting } from './data-table-columns.ts'
import styles from './DataTable.module.css'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRow } from './DataTableRow.tsx'
import { lazyComponent } from './lazy-component.tsx'
import type { LitRow } from './lit-row.ts'
import { useDataTable } from './table/use-data-table.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { useLitRows } from './use-lit-rows.ts'
import { useMoreBeside } from './use-more-beside.ts'
import { useNextRow } from './use-next-row.ts'

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly initialSort?: Sorting
  readonly onRowClick?: (row: Row) => void
  /** Rows that light up when they appear; what the light means stands in their words. */
  readonly isMarked?: (row: Row) => boolean
  /** The row that is lit together with what it stands for beside the table. */
  readonly lit?: LitRow
  /** Height in pixels above which a long table scrolls in its own frame. */
  readonly maxHeight?: number
}

const VIRTUAL_FROM = 60
const VirtualRows = lazyComponent(async () => (await import('./VirtualRows.tsx')).VirtualRows)

/** A sortable table; long ones draw only the rows in view, on a phone each row is a card. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, keyOf, onRowClick, isMarked, lit, maxHeight = 640 } = props
  const { rows: sorted, columns, sorting, onSort } = useDataTable(props)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const keys = useMemo(() => sorted.map(keyOf), [sorted, keyOf])
  const keepPlace = useNextRow(keys, frame)
  useMoreBeside(frame)
  const { sought, handlers } = useLitRows(lit, keys, frame)
  // On paper there is no scrolling: all rows stand there.
  const isPrinting = useIsPrinting()
  const isLong = sorted.length > VIRTUAL_FROM && !isPrinting
  const draw = (index: number, measure?: (element: HTMLElement | null) => void) => {
    const row = sorted[index]
    if (row === undefined) return null
    const own = { row, columns, index, onClick: onRowClick, isMarked: isMarked?.(row) ?? false }
    const key = keyOf(row)
    return <DataTableRow key={key} rowKey={key} lit={lit} {...own} {...(measure ? { measure } : {})} />
  }
  const drawFirst = (count: number) => Array.from({ length: count }, (_, index) => draw(index))
  return (
    <div
      ref={setFrame}
      className={styles.frame}
      style={isLong ? { maxHeight } : {}}
      role="region"
      aria-label={label}
      tabIndex={isLong ? 0 : undefined}
      {...handlers}
      onFocus={(event) => {
        keepPlace(event)
        handlers?.onFocus(event)
      }}
    >
      <table className={styles.table} role="table" aria-label={label} aria-rowcount={sorted.length + 1}>
        <caption className={styles.caption}>{label}</caption>
        <DataTableHead columns={columns} sorting={sorting} onSort={onSort} />
        <tbody role="rowgroup">
          {isLong ? (
            <VirtualRows
              fallback={drawFirst(VIRTUAL_FROM)}
              props={{ count: sorted.length, frame, sought, render: draw }}
            />
          ) : (
            drawFirst(sorted.length)
          )}
        </tbody>
      </table>
    </div>
  )
}
