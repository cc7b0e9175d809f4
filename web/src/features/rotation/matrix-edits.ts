/** Edits that a stroke, a key or a pasted table makes to the marked cells of the matrix. */
import { type Box, boxOf, clip, type Selection, type Size } from '../../ui/grid/selection.ts'
import { pastedCrop } from './crop-typed.ts'
import type { CellEdit } from './plan-edits.ts'
import type { CellView } from './plan-rows.ts'
import { rotationText } from './text.ts'

export interface MatrixRow {
  readonly fieldId: string
  readonly name: string
  /** Judged when it is asked for: rows out of view are not. */
  readonly cells: () => readonly CellView[]
}
type Rows = readonly MatrixRow[]

/** Effect of a stroke over cells. */
export type Brush = { readonly crop: string } | 'erase' | 'lock' | 'look'

interface Place {
  readonly row: MatrixRow
  readonly cell: CellView
  /** From the corner of what is marked. */
  readonly down: number
  readonly across: number
}

const placesIn = (rows: Rows, { top, bottom, left, right }: Box): Place[] =>
  rows.slice(top, bottom + 1).flatMap((row, down) =>
    row
      .cells()
      .slice(left, right + 1)
      .map((cell, across) => ({ row, cell, down, across })),
  )
const openIn = (rows: Rows, marked: Selection): Place[] =>
  placesIn(rows, boxOf(marked)).filter(({ cell }) => cell.isOpen)

const editOf = ({ row, cell }: Place, content: CellEdit['content']): CellEdit => ({
  fieldId: row.fieldId,
  year: cell.year,
  content,
})

/** The marked cells with a crop; what is locked is changed only where this one cell is meant. */
export function cropEdits(rows: Rows, marked: Selection, crop: string | null): CellEdit[] {
  const { top, bottom, left, right } = boxOf(marked)
  const isOne = top === bottom && left === right
  return openIn(rows, marked).flatMap((place) =>
    place.cell.locked && !isOne ? [] : [editOf(place, { crop, locked: place.cell.locked })],
  )
}

/** Locks what is marked, or unlocks it where all of it is locked. */
export function lockEdits(rows: Rows, marked: Selection): CellEdit[] {
  const places = openIn(rows, marked)
  const locked = places.some(({ cell }) => !cell.locked)
  return places.map((place) => editOf(place, { crop: place.cell.crop, locked }))
}

export function strokeEdits(rows: Rows, marked: Selection, brush: Brush): CellEdit[] {
  if (brush === 'look') return []
  if (brush === 'lock') return lockEdits(rows, marked)
  return cropEdits(rows, marked, brush === 'erase' ? null : brush.crop)
}

/** Marked cells, as a table of names for the clipboard. */
export function tableOf(rows: Rows, marked: Selection): string[][] {
  const { top, bottom, left, right } = boxOf(marked)
  return rows.slice(top, bottom + 1).map((row) =>
    row
      .cells()
      .slice(left, right + 1)
      .map(({ crop }) => (crop === null ? '' : rotationText.crop(crop))),
  )
}

type Table = readonly (readonly string[])[]
const isOneCell = (table: Table): boolean => table.length === 1 && table[0]?.length === 1

/** The part of a pasted table that has room from the marked corner on: what is beyond the matrix is not looked at. */
export function fitting(table: Table, marked: Selection, size: Size): string[][] {
  const { top, left } = boxOf(marked)
  return table.slice(0, size.rows - top).map((row) => row.slice(0, size.end + 1 - left))
}

/** Where a pasted table goes: one cell into all that is marked, more from its corner. */
export function pastedInto(table: Table, marked: Selection, size: Size): Selection {
  if (isOneCell(table)) return marked
  const { top, left } = boxOf(marked)
  const width = Math.max(1, ...table.map((row) => row.length))
  return clip(
    { anchor: { row: top, column: left }, focus: { row: top + table.length - 1, column: left + width - 1 } },
    size,
  )
}

/** The cells of a pasted table; locked ones stay. */
export const pasteEdits = (rows: Rows, marked: Selection, table: Table): CellEdit[] =>
  openIn(rows, marked).flatMap((place) => {
    const text = isOneCell(table) ? table[0]?.[0] : table[place.down]?.[place.across]
    if (text === undefined || place.cell.locked) return []
    return [editOf(place, { crop: pastedCrop(text) ?? null, locked: false })]
  })
