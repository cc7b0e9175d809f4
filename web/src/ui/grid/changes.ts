/** Changes of a sheet. Each takes the rows and answers the rows after it; rows that do not change stay the same. */
import type { Box, CellRef } from './selection.ts'
import { isUntouched, newRow, type Sheet, type SheetRow, textAt } from './sheet.ts'

export interface Edit extends CellRef {
  readonly text: string
}
/** The rows, and what kind of rows they are. */
export interface Rows<Row extends SheetRow> {
  readonly sheet: Sheet<Row>
  readonly rows: readonly Row[]
}

/** Rows for `count` more, each begun as the one above it. */
export function withRows<Row extends SheetRow>({ sheet, rows }: Rows<Row>, count: number): readonly Row[] {
  const all = [...rows]
  while (all.length < count) all.push(newRow(sheet, all.at(-1)))
  return all
}

export function writeCells<Row extends SheetRow>(
  { sheet, rows }: Rows<Row>,
  edits: readonly Edit[],
): readonly Row[] {
  const byRow = Map.groupBy(edits, ({ row }) => row)
  return rows.map((row, index) => {
    const cells = { ...row.cells }
    for (const { column, text } of byRow.get(index) ?? []) {
      const id = sheet.columns[column]
      if (id !== undefined) cells[id] = text
    }
    const isSame = sheet.columns.every((column) => cells[column] === row.cells[column])
    return isSame ? row : { ...row, cells }
  })
}

/** The columns of a box, with their places. */
const columnsIn = (columns: readonly string[], { left, right }: Box) =>
  columns.map((id, place) => ({ id, place })).slice(left, right + 1)

/** Writes into each cell of a box. */
function writeBox<Row extends SheetRow>(all: Rows<Row>, box: Box, textOf: (column: string) => string) {
  const places = columnsIn(all.sheet.columns, box)
  const edits = Array.from({ length: box.bottom - box.top + 1 }, (_, step) => box.top + step).flatMap((row) =>
    places.map(({ id, place }) => ({ row, column: place, text: textOf(id) })),
  )
  return writeCells(all, edits)
}

export const clearBox = <Row extends SheetRow>(all: Rows<Row>, box: Box): readonly Row[] =>
  writeBox(all, box, () => '')

/** The marked cells take the text of the first of them; a single row takes that of the row above. */
export function fillDown<Row extends SheetRow>(all: Rows<Row>, box: Box): readonly Row[] {
  const source = all.rows[box.top === box.bottom ? box.top - 1 : box.top]
  return source ? writeBox(all, box, (column) => textAt(source, column)) : all.rows
}

export const insertBelow = <Row extends SheetRow>({ sheet, rows }: Rows<Row>, at: number): readonly Row[] =>
  rows.toSpliced(at + 1, 0, newRow(sheet, rows[at]))

/** A sheet always has a row to write in. */
const neverEmpty = <Row extends SheetRow>(sheet: Sheet<Row>, rows: readonly Row[]): readonly Row[] =>
  rows.length > 0 ? rows : [newRow(sheet)]

export const removeRows = <Row extends SheetRow>(
  { sheet, rows }: Rows<Row>,
  { top, bottom }: Pick<Box, 'top' | 'bottom'>,
): readonly Row[] => neverEmpty(sheet, rows.toSpliced(top, bottom - top + 1))

export const withoutRows = <Row extends SheetRow>(
  { sheet, rows }: Rows<Row>,
  ids: ReadonlySet<string>,
): readonly Row[] =>
  neverEmpty(
    sheet,
    rows.filter(({ id }) => !ids.has(id)),
  )

export const tableOf = <Row extends SheetRow>({ sheet, rows }: Rows<Row>, box: Box): string[][] =>
  rows
    .slice(box.top, box.bottom + 1)
    .map((row) => columnsIn(sheet.columns, box).map(({ id }) => textAt(row, id)))

/** Part of a pasted table that goes into the rows: its columns in order, some of them nowhere. */
export interface Block {
  readonly columns: readonly (string | undefined)[]
  readonly table: readonly (readonly string[])[]
}

/** A table that brings texts of its own for what rows take over takes none over from the row above. */
function roomFor<Row extends SheetRow>(
  all: Rows<Row>,
  top: number,
  { columns, table }: Block,
): readonly Row[] {
  const { sheet, rows } = all
  const isOwn = sheet.inherited.some((column) => columns.includes(column))
  const end = top + table.length
  if (!isOwn) return withRows(all, end)
  const emptied = rows.map((row, index) =>
    index >= top && index < end && isUntouched(row) ? { ...newRow(sheet), id: row.id } : row,
  )
  return [...emptied, ...Array.from({ length: Math.max(0, end - rows.length) }, () => newRow(sheet))]
}

export function pasteBlock<Row extends SheetRow>(all: Rows<Row>, top: number, block: Block): readonly Row[] {
  const { sheet } = all
  const written = block.table.flatMap((cells, step) =>
    block.columns.flatMap((column, index) =>
      column === undefined
        ? []
        : [{ row: top + step, column: sheet.columns.indexOf(column), text: cells[index] ?? '' }],
    ),
  )
  return writeCells({ sheet, rows: roomFor(all, top, block) }, written)
}

/** One copied cell fills everything that is marked. */
export const fillBox = <Row extends SheetRow>(all: Rows<Row>, box: Box, text: string): readonly Row[] =>
  writeBox(all, box, () => text)
