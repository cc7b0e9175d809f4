import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type RowData,
  type RowModel,
  rowSortingFeature,
  type Table,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table'
import { sortByValue, type SortValue } from '../data-table-columns.ts'

type Source = Table<TableFeatures, RowData>
type Model = RowModel<TableFeatures, RowData>

/** Rows in the order of a column. Each value is read once and anew; the library's own model reads and keeps it at each comparison. */
function sortedRows(table: Source): () => Model {
  let known: { readonly of: readonly unknown[]; readonly model: Model } | undefined
  return () => {
    const from = table.getPreSortedRowModel()
    const [by] = table.atoms.sorting?.get() ?? []
    const valueOf = by && table.getColumn(by.id)?.accessorFn
    const of = [from, valueOf, by?.desc]
    if (known && of.every((each, index) => each === known?.of[index])) return known.model
    const read =
      valueOf && (({ original, index }: Model['rows'][number]) => valueOf(original, index) as SortValue)
    const rows = sortByValue(from.rows, read, by?.desc ?? false)
    const model = { ...from, rows }
    known = { of, model }
    return model
  }
}

/** Features of the library that our tables use; others are not loaded. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: sortedRows,
})
