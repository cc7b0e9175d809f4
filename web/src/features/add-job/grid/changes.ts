/** Changes of the table. Each takes the rows and answers the rows after it; rows that do not change stay the same. */
import { type ColumnId, columnAt, COLUMNS, INHERITED } from './columns.ts'
import { type GridRow, isUntouched, newRow, textAt } from './grid-row.ts'
import type { Box, Spot } from './selection.ts'

export interface Edit extends Spot {
  readonly text: string
}
type Rows = readonly GridRow[]

/** Rows for `count` more, each begun as the one above it. */
export function withRows(rows: Rows, count: number): Rows {
  const all = [...rows]
  while (all.length < count) all.push(newRow(all.at(-1)))
  return all
}

export function writeCells(rows: Rows, edits: readonly Edit[]): Rows {
  const byRow = Map.groupBy(edits, ({ row }) => row)
  return rows.map((row, index) => {
    const cells = { ...row.cells }
    for (const { column, text } of byRow.get(index) ?? []) {
      const id = columnAt(column)
      if (id) cells[id] = text
    }
    const isSame = COLUMNS.every((column) => cells[column] === row.cells[column])
    return isSame ? row : { ...row, cells }
  })
}

const columnsIn = ({ left, right }: Box): readonly ColumnId[] => COLUMNS.slice(left, right + 1)

const edits = (box: Box, textOf: (row: number, column: ColumnId) => string): Edit[] =>
  Array.from({ length: box.bottom - box.top + 1 }, (_, step) => box.top + step).flatMap((row) =>
    columnsIn(box).map((column) => ({ row, column: COLUMNS.indexOf(column), text: textOf(row, column) })),
  )

export const clearBox = (rows: Rows, box: Box): Rows =>
  writeCells(
    rows,
    edits(box, () => ''),
  )

/** The marked cells take the text of the first of them; a single row takes that of the row above. */
export function fillDown(rows: Rows, box: Box): Rows {
  const source = rows[box.top === box.bottom ? box.top - 1 : box.top]
  return source
    ? writeCells(
        rows,
        edits(box, (_, column) => textAt(source, column)),
      )
    : rows
}

export const insertBelow = (rows: Rows, at: number): Rows => rows.toSpliced(at + 1, 0, newRow(rows[at]))

/** A table always has a row to write in. */
export function removeRows(rows: Rows, { top, bottom }: Pick<Box, 'top' | 'bottom'>): Rows {
  const left = rows.toSpliced(top, bottom - top + 1)
  return left.length > 0 ? left : [newRow()]
}
export const leaveOut = (rows: Rows, ids: ReadonlySet<string>): Rows => {
  const left = rows.filter(({ id }) => !ids.has(id))
  return left.length > 0 ? left : [newRow()]
}

export const tableOf = (rows: Rows, box: Box): string[][] =>
  rows.slice(box.top, box.bottom + 1).map((row) => columnsIn(box).map((column) => textAt(row, column)))

/** What of a pasted table goes into the rows: its columns in order, some of them nowhere. */
export interface Block {
  readonly columns: readonly (ColumnId | undefined)[]
  readonly table: readonly (readonly string[])[]
}

/** A table that brings days, jobs or workers of its own takes none over from the row above. */
function roomFor(rows: Rows, top: number, { columns, table }: Block): Rows {
  const isOwn = INHERITED.some((column) => columns.includes(column))
  const end = top + table.length
  if (!isOwn) return withRows(rows, end)
  const emptied = rows.map((row, index) =>
    index >= top && index < end && isUntouched(row) ? { ...newRow(), id: row.id } : row,
  )
  return [...emptied, ...Array.from({ length: Math.max(0, end - rows.length) }, () => newRow())]
}

export function pasteBlock(rows: Rows, top: number, block: Block): Rows {
  const written = block.table.flatMap((cells, step) =>
    block.columns.flatMap((column, index) =>
      column === undefined
        ? []
        : [{ row: top + step, column: COLUMNS.indexOf(column), text: cells[index] ?? '' }],
    ),
  )
  return writeCells(roomFor(rows, top, block), written)
}

/** One copied cell fills everything that is marked. */
export const fillBox = (rows: Rows, box: Box, text: string): Rows =>
  writeCells(
    rows,
    edits(box, () => text),
  )
