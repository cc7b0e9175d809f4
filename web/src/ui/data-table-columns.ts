import type { CsvValue } from '@vagu/core/text/csv-writer'
import { compareNamesOfAnyCase } from '@vagu/core/text/order'
import { isValidElement, type ReactNode } from 'react'
import { EMPTY } from '../lib/format.ts'
import type { Track } from './tracks.ts'

export type SortValue = string | number | boolean | null | undefined

/** Column as text or number, for files and paper. */
export interface PlainColumn<Row> {
  readonly head: string
  readonly valueOf: (row: Row) => CsvValue
}

export interface Column<Row> {
  readonly id: string
  readonly header: string
  /** `tabIndex` is that of what can be pressed inside: in a table of rows to choose only the row one stands on is gone through by Tab. */
  readonly cell: (row: Row, tabIndex?: 0 | -1) => ReactNode
  /** Value that the column is sorted by; without it the column is not sortable. Nothing comes last. */
  readonly sortBy?: (row: Row) => SortValue
  /** Numbers stand at the right. */
  readonly isNumeric?: boolean
  readonly width?: number | string
  /** The heading of the card that a row becomes on a phone. */
  readonly isTitle?: boolean
  /** A column of buttons: its header is not shown, and it stays in sight where the table is wider than its place. */
  readonly isActions?: boolean
  /** Gives way where the table is narrow; what a row opens says it too. On a phone, whose rows are cards, it stays. */
  readonly isSecondary?: boolean
  /** Its place in a table of rows to choose. */
  readonly track?: Track
  /** Tooltip of a cell. */
  readonly titleOf?: (row: Row) => string | undefined
  /** Columns of it in a file and on paper. */
  readonly plain?: readonly PlainColumn<Row>[]
}
/** The column that rows are sorted by. */
export interface Sorting {
  readonly id: string
  readonly desc?: boolean
}

/** Whether a cell says no more than that nothing is there. */
export const saysNothing = (shown: ReactNode): boolean =>
  shown === EMPTY || (isValidElement<{ children?: ReactNode }>(shown) && saysNothing(shown.props.children))

const isNothing = (value: SortValue): boolean => value === null || value === undefined || value === ''

/** Estonian order for texts, order of size for numbers. */
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' || typeof b === 'string') return compareNamesOfAnyCase(String(a), String(b))
  return Number(a) - Number(b)
}

/** Rows in the order of their values; equal ones stay as they were, those without a value come last either way.
 * Without a value to ask for they stay as they are. */
export function sortByValue<Row>(
  rows: readonly Row[],
  valueOf: ((row: Row) => SortValue) | undefined,
  isDescending: boolean,
): Row[] {
  if (!valueOf) return [...rows]
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
