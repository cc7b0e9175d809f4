/** Where one stands in the table, and what is marked: from the anchor to the place one stands on. */

export interface CellRef {
  readonly row: number
  readonly column: number
}
export interface Selection {
  readonly anchor: CellRef
  readonly focus: CellRef
}
/** Rows and columns that are marked, the last ones included. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const at = (cell: CellRef): Selection => ({ anchor: cell, focus: cell })

export const boxOf = ({ anchor, focus }: Selection): Box => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

export const isRange = ({ anchor, focus }: Selection): boolean =>
  anchor.row !== focus.row || anchor.column !== focus.column

const between = (value: number, last: number): number => Math.min(Math.max(value, 0), last)

/** How large a table is. */
export interface Size {
  readonly rows: number
  /** The place of the last cell of a row. */
  readonly end: number
}

/** The same place in a table of this size. */
export const within = (cell: CellRef, { rows, end }: Size): CellRef => ({
  row: between(cell.row, Math.max(rows - 1, 0)),
  column: between(cell.column, end),
})

export const clip = ({ anchor, focus }: Selection, size: Size): Selection => ({
  anchor: within(anchor, size),
  focus: within(focus, size),
})

export const wholeRows = (top: number, bottom: number, end: number): Selection => ({
  anchor: { row: top, column: 0 },
  focus: { row: bottom, column: end },
})

const PAGE = 12

/** Where an arrow key leads; undefined for a key that leads nowhere. */
export function cellAfterKey(
  { key, isFar }: { readonly key: string; readonly isFar: boolean },
  { row, column }: CellRef,
  size: Size,
): CellRef | undefined {
  const last = size.rows - 1
  const steps: Readonly<Record<string, CellRef>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? last : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? size.end : column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last : row, column: size.end },
  }
  const step = steps[key]
  return step && within(step, size)
}

/** The next place in reading order; undefined where Tab leaves the table. */
export function cellAfterTab(
  { row, column }: CellRef,
  { rows, end }: Size,
  isBack: boolean,
): CellRef | undefined {
  const place = row * (end + 1) + column + (isBack ? -1 : 1)
  if (place < 0 || place >= rows * (end + 1)) return undefined
  return { row: Math.floor(place / (end + 1)), column: place % (end + 1) }
}
