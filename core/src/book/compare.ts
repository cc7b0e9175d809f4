/** Comparison of two books of the same wish, row by row. */
import type { Book, BookCell, BookColumn, BookRow, BookTable } from './book.ts'
import { cellText } from './cell-text.ts'
import type { Difference } from './schema.ts'

/** Cells that name a row in a sentence. */
const NAMING = 3

const wordsOf = ({ columns }: BookTable, { cells }: BookRow): string =>
  columns
    .flatMap((column, i) => {
      const words = cellText(cells[i] ?? null, column)
      return words === '' ? [] : [words]
    })
    .slice(0, NAMING)
    .join(', ')

/** A long note is told by its beginning. */
const LONGEST = 120
const shortText = (cell: BookCell, column: BookColumn): string => {
  const words = cellText(cell, column)
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}

/** Where the columns of a table stood in that of before: a program of today has columns that an older book does not know. */
type Places = ReadonlyMap<string, number>
const placesIn = ({ columns }: BookTable): Places => new Map(columns.map(({ key }, i) => [key, i]))

function changedRow(table: BookTable, [before, places]: readonly [BookRow, Places], after: BookRow) {
  const columns = table.columns.flatMap((column, i) => {
    const place = places.get(column.key)
    if (place === undefined) return []
    const [was, is] = [before.cells[place] ?? null, after.cells[i] ?? null]
    return was === is
      ? []
      : [{ head: column.head, before: shortText(was, column), after: shortText(is, column) }]
  })
  return columns.length === 0
    ? []
    : [{ table: table.key, change: 'changed' as const, row: wordsOf(table, after), columns }]
}

function differencesOfTable(before: BookTable, after: BookTable): Difference[] {
  const old = new Map(before.rows.map((row) => [row.id, row]))
  const places = placesIn(before)
  const ids = new Set(after.rows.map(({ id }) => id))
  return [
    ...after.rows.flatMap((row): Difference[] => {
      const was = old.get(row.id)
      return was
        ? changedRow(after, [was, places], row)
        : [{ table: after.key, change: 'added', row: wordsOf(after, row), columns: [] }]
    }),
    ...before.rows
      .filter(({ id }) => !ids.has(id))
      .map((row): Difference => ({
        table: before.key,
        change: 'removed',
        row: wordsOf(before, row),
        columns: [],
      })),
  ]
}

function differencesOfTitle(before: Book, after: Book): Difference[] {
  const old = new Map(before.title)
  return after.title.flatMap(([label, value]): Difference[] =>
    old.get(label) === value
      ? []
      : [
          {
            table: 'title',
            change: 'changed',
            row: label,
            columns: [{ head: label, before: old.get(label) ?? '', after: value }],
          },
        ],
  )
}

/** Fields whose boundary on the map is another one. */
function differencesOfMap(before: Book, after: Book): Difference[] {
  const old = new Map(before.map.map(({ name, mark }) => [name, mark]))
  return after.map.flatMap(({ name, mark }): Difference[] =>
    old.has(name) && old.get(name) !== mark
      ? [
          {
            table: 'fields',
            change: 'changed',
            row: name,
            columns: [{ head: 'Piir kaardil', before: '', after: '' }],
          },
        ]
      : [],
  )
}

const columnsOf = ({ tables }: Book): string =>
  JSON.stringify(tables.map(({ key, columns }) => [key, columns.map((column) => column.key)]))

/** Whether two books have the same tables and columns: where they do not, the same records have other codes. */
export const haveSameColumns = (before: Book, after: Book): boolean => columnsOf(before) === columnsOf(after)

/** Differences, in the columns that both have. */
export function compareBooks(before: Book, after: Book): Difference[] {
  const old = new Map(before.tables.map((table) => [table.key, table]))
  return [
    ...differencesOfTitle(before, after),
    ...after.tables.flatMap((table) => {
      const was = old.get(table.key)
      return was ? differencesOfTable(was, table) : []
    }),
    ...differencesOfMap(before, after),
  ]
}
