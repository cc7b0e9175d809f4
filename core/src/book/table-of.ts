/** A table of the book: its columns, and how each reads a record. */
import { roundTo } from '../units/rounding.ts'
import type { BookCell, BookColumn, BookRow, BookTable } from './book.ts'
import type { BookFacts, BookField } from './facts.ts'
import type { DoneJob } from './period.ts'
import type { BookTableKey } from './schema.ts'

export interface ColumnOf<T> extends BookColumn {
  readonly of: (record: T) => BookCell
}

/** Facts with what follows from them, found once for all tables. */
export interface Gathered {
  readonly facts: BookFacts
  readonly fields: readonly BookField[]
  readonly jobs: readonly DoneJob[]
  readonly workerOf: (id: string | null | undefined) => BookFacts['workers'][number] | undefined
  readonly machineOf: (id: string | null | undefined) => BookFacts['machines'][number] | undefined
}

export interface TableOf<T> {
  readonly key: BookTableKey
  readonly title: string
  readonly columns: readonly ColumnOf<T>[]
  readonly records: (gathered: Gathered) => readonly (readonly [id: string, record: T])[]
  readonly notes?: (gathered: Gathered) => readonly string[]
}

type Extra = Partial<Pick<BookColumn, 'decimals' | 'law' | 'width' | 'under' | 'isBare' | 'isSummed'>>

const WIDTHS = { text: 10, day: 8, instant: 10, number: 6 } as const

function column<T>(
  kind: BookColumn['kind'],
  [key, head]: readonly [key: string, head: string],
  of: (record: T) => BookCell | undefined,
): (extra?: Extra) => ColumnOf<T> {
  return (extra = {}) => ({
    key,
    head,
    kind,
    decimals: 0,
    law: '',
    width: WIDTHS[kind],
    ...extra,
    of: (record) => of(record) ?? null,
  })
}

type Maker<V extends BookCell> = <T>(
  key: string,
  head: string,
  of: (record: T) => V | undefined,
) => (extra?: Extra) => ColumnOf<T>

const isText = (value: BookCell | undefined): boolean => typeof value === 'string' && value.trim() === ''

/** Text of a record; blanks count as nothing. */
export const text: Maker<string | null> = (key, head, of) =>
  column('text', [key, head], (record) => {
    const value = of(record)
    return isText(value) ? null : value
  })
export const day: Maker<string | null> = (key, head, of) => column('day', [key, head], of)
export const instant: Maker<string | null> = (key, head, of) => column('instant', [key, head], of)
export const number: Maker<number | null> = (key, head, of) => column('number', [key, head], of)

const rounded = (cell: BookCell, { kind, decimals }: BookColumn): BookCell => {
  if (kind !== 'number' || typeof cell !== 'number') return cell
  return Number.isFinite(cell) ? roundTo(cell, decimals) : null
}

/** Sum of a column; null where it is not summed. */
function sumOf(summed: BookColumn, cells: readonly (BookCell | undefined)[]): BookCell {
  if (!summed.isSummed) return null
  const figures = cells.filter((cell) => typeof cell === 'number')
  if (figures.length === 0) return null
  return roundTo(
    figures.reduce((sum, figure) => sum + figure, 0),
    summed.decimals,
  )
}

export function makeTable<T>(table: TableOf<T>, gathered: Gathered): BookTable {
  const rows = table.records(gathered).map(([id, record]): BookRow => ({
    id,
    cells: table.columns.map((each) => rounded(each.of(record), each)),
  }))
  const isSummed = rows.length > 0 && table.columns.some((each) => each.isSummed)
  return {
    key: table.key,
    title: table.title,
    columns: table.columns.map(({ of: _of, ...plain }) => plain),
    rows,
    sums: isSummed
      ? table.columns.map((each, i) =>
          sumOf(
            each,
            rows.map(({ cells }) => cells[i]),
          ),
        )
      : null,
    notes: table.notes?.(gathered) ?? [],
  }
}
