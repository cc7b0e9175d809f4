/** Columns of a table as they stand on paper: some hold several values below one another. */
import type { BookCell, BookTable } from '@vagu/core/book/book'
import { cellLines as linesOfCell, cellText, isUnitColumn } from '@vagu/core/book/cell-text'

interface Part {
  readonly place: number
  readonly head: string
  /** Whether it is the unit of the value above, and stands behind it. */
  readonly isUnit: boolean
  readonly isBare: boolean
}
export interface PaperColumn {
  readonly head: string
  readonly law: string
  readonly place: number
  readonly below: readonly Part[]
  readonly isFigure: boolean
  /** Points. */
  readonly width: number
}

/** Letters of the longest word of a figure, by which no column is narrower. */
const LEAST = 5

/** Columns that hold something or are asked for by law, over the width of the page. */
export function paperColumns({ columns, rows }: BookTable, width: number): PaperColumn[] {
  const isFilled = columns.map((_, place) => rows.some(({ cells }) => cells[place] != null))
  const shown = columns.flatMap((column, place) => {
    if (column.under !== undefined) return []
    const below = columns.flatMap((each, at) =>
      each.under === column.key && isFilled[at]
        ? [{ place: at, head: each.head, isUnit: isUnitColumn(each), isBare: each.isBare === true }]
        : [],
    )
    const isShown = isFilled[place] || below.length > 0 || column.law !== ''
    return isShown ? [{ column, place, below }] : []
  })
  const all = shown.reduce((sum, { column }) => sum + Math.max(column.width, LEAST), 0)
  return shown.map(({ column, place, below }) => ({
    head: column.head,
    law: column.law,
    place,
    below,
    isFigure: column.kind === 'number',
    width: (Math.max(column.width, LEAST) / all) * width,
  }))
}

/** Values of a cell on paper: the first one as it is, those below with their heads. */
export function cellLines(
  table: BookTable,
  { place, below }: PaperColumn,
  cells: readonly BookCell[],
): readonly [main: string, below: readonly string[]] {
  const textAt = (at: number): string => {
    const column = table.columns[at]
    return column ? cellText(cells[at] ?? null, column) : ''
  }
  const [main, ...rest] = linesOfCell(
    textAt(place),
    below.map((part) => ({ ...part, text: textAt(part.place) })),
  )
  return [main, rest]
}
