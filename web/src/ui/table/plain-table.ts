/** A table without looks: for a file and for paper. */
import { type CsvValue, csvText } from '@vagu/core/text/csv-writer'
import type { Column } from '../data-table-columns.ts'

export interface PlainTable {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly CsvValue[])[]
}

/** Table of what is seen, in the columns that are shown. */
export function plainTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): PlainTable {
  const plain = columns.flatMap((column) => column.plain ?? [])
  return {
    heads: plain.map(({ head }) => head),
    rows: rows.map((row) => plain.map(({ valueOf }) => valueOf(row))),
  }
}

/** All rows of a file, the heads first. */
export const allRows = ({ heads, rows }: PlainTable): (readonly CsvValue[])[] => [heads, ...rows]

export const csvOf = (table: PlainTable): string => csvText(allRows(table))
