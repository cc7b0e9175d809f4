import { type ColumnDef, type RowData, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, Sorting } from '../data-table-columns.ts'
import { features } from './features.ts'

interface Setup<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  readonly initialSort?: Sorting | undefined
  /** The ids of the columns that are shown, in their order; without it all of them as they stand. */
  readonly shown?: readonly string[] | undefined
}

/** Model that the views of a table draw. */
export interface DataTableModel<Row> {
  /** In the order in which they stand. */
  readonly rows: readonly Row[]
  /** Columns that are shown, in their order. */
  readonly columns: readonly Column<Row>[]
  readonly sorting: Sorting | undefined
  readonly onSort: (sorting: Sorting) => void
}

const definitionOf = <Row extends RowData>({ id, header, sortBy }: Column<Row>) => ({
  id,
  header,
  accessorFn: (row: Row) => sortBy?.(row),
  enableSorting: sortBy !== undefined,
})

const visibilityOf = <Row>(columns: readonly Column<Row>[], shown: readonly string[]) =>
  Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)]))

/** Rows in order and columns by choice. A list stays in the order of a column that is hidden. */
export function useDataTable<Row extends RowData>(setup: Setup<Row>): DataTableModel<Row> {
  const { rows, columns, keyOf, initialSort, shown } = setup
  const definitions = useMemo((): ColumnDef<typeof features, Row>[] => columns.map(definitionOf), [columns])
  const chosen = useMemo(
    () => shown && { columnOrder: [...shown], columnVisibility: visibilityOf(columns, shown) },
    [columns, shown],
  )
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: keyOf,
    initialState: { sorting: initialSort ? [{ desc: false, ...initialSort }] : [] },
    ...(chosen && { state: chosen }),
  })
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const visible = table.getVisibleLeafColumns()
  const sorted = table.getRowModel().rows
  return {
    rows: useMemo(() => sorted.map(({ original }) => original), [sorted]),
    columns: useMemo(() => visible.flatMap(({ id }) => byId.get(id) ?? []), [visible, byId]),
    sorting: table.state.sorting[0],
    onSort: ({ id, desc = false }) => table.setSorting([{ id, desc }]),
  }
}
