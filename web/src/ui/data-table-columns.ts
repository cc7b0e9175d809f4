import type { ReactNode } from 'react'

export type SortValue = string | number | boolean | null | undefined

export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** `tabIndex` is that of what can be pressed inside: in a table of rows to choose only the row one stands on is gone through by Tab. */
  readonly cell: (row: Row, tabIndex?: 0 | -1) => ReactNode
  /** What the column is sorted by; without it the column is not sortable. Nothing comes last. */
  readonly sortBy?: (row: Row) => SortValue
  /** Numbers stand at the right. */
  readonly isNumeric?: boolean
  readonly width?: number | string
  /** The heading of the card that a row becomes on a phone. */
  readonly isTitle?: boolean
  /** A column of buttons: its header is not shown, and it stays in sight where the table is wider than its place. */
  readonly isActions?: boolean
}
/** The column that rows are sorted by. */
export interface Sorting {
  readonly id: string
  readonly desc?: boolean
}

const collator = new Intl.Collator('et', { numeric: true, sensitivity: 'base' })
const isNothing = (value: SortValue): boolean => value === null || value === undefined || value === ''

/** Estonian order for texts, order of size for numbers. */
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b))
  return Number(a) - Number(b)
}

/** Rows in the order of their values; equal ones stay as they were, those without a value come last either way. */
export function sortByValue<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): Row[] {
  const direction = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(
      (a, b) =>
        Number(isNothing(a.value)) - Number(isNothing(b.value)) ||
        direction * compareValues(a.value, b.value),
    )
    .map(({ row }) => row)
}

/** The rows in the order of a column, where a list has no table. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sorting?.id)?.sortBy
  return valueOf ? sortByValue(rows, valueOf, sorting?.desc ?? false) : rows
}
