/** After a change: what was understood is written as the farm writes it, and each field of a row gets its job's name. */
import { COLUMNS } from './columns.ts'
import type { Cells, GridRow } from './grid-row.ts'
import { type CellReader, type ReadCells, readCells } from './read-cells.ts'

function withIds(row: GridRow, { fieldIds }: ReadCells, makeId: () => string): GridRow {
  const missing = fieldIds.filter((id) => row.ids[id] === undefined)
  if (missing.length === 0) return row
  return { ...row, ids: { ...row.ids, ...Object.fromEntries(missing.map((id) => [id, makeId()])) } }
}

function withTidy(row: GridRow, tidy: Partial<Cells>): GridRow {
  const cells = { ...row.cells, ...tidy }
  return COLUMNS.every((column) => cells[column] === row.cells[column]) ? row : { ...row, cells }
}

const tidyRow = (row: GridRow, reader: CellReader, makeId: () => string): GridRow => {
  const read = readCells(row.cells, reader)
  return withTidy(withIds(row, read, makeId), read.tidy)
}

/** Only rows that are not among the known ones are read. */
export function tidyRows(
  rows: readonly GridRow[],
  known: readonly GridRow[],
  { reader, makeId }: { readonly reader: CellReader; readonly makeId: () => string },
): readonly GridRow[] {
  const before = new Set(known)
  return rows.map((row) => (before.has(row) ? row : tidyRow(row, reader, makeId)))
}
