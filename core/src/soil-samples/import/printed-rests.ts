/** Names that had no room on their line: their other lines stand above and below the figures of the row. */
import { meaningOf } from './headers.ts'
import { isMeasured, type PrintedLine, type PrintedText } from './printed-lines.ts'

/** The lines of a cell are at most so far from each other, of the size. */
const NEXT_LINE = 1.6
/** They are equally far, nearly: a next row is farther. */
const EQUALLY_FAR = 1.15
/** Lines of one cell at most. */
const MOST_LINES = 6
/** Letters in a row: a number of a sample has fewer. */
const NAME = /\p{L}{3}/u

const isOver = (a: PrintedText, b: PrintedText): boolean => a.left < b.right && b.left < a.right

/** A word of a field's name may be the name of the column too; names of figures are none of a field. */
const isWord = (cell: PrintedText, isAlone: boolean): boolean => {
  const { meaning } = meaningOf(cell.text)
  return (
    NAME.test(cell.text) && !isMeasured(cell) && (meaning === 'ignored' || (isAlone && meaning === 'field'))
  )
}
/** Whether a line can be the rest of a name: words alone, none of them the name of a figure. */
const isWords = ({ cells }: PrintedLine): boolean =>
  cells.length <= 2 && cells.every((cell) => isWord(cell, cells.length === 1))

/** Lines around one that have a text below or above its own, as far from each other as the lines of one cell. */
function cellAround(at: number, lines: readonly PrintedLine[]): PrintedLine[] {
  const own = lines[at]
  const [text] = own?.cells ?? []
  if (!own || !text) return []
  const near = lines.slice(Math.max(0, at - MOST_LINES), at + MOST_LINES + 1)
  const column = near.filter((line) => line === own || line.cells.some((cell) => isOver(cell, text)))
  const gaps = column.map((line, i) => (column[i - 1]?.baseline ?? Infinity) - line.baseline)
  const most = Math.min(Math.min(...gaps) * EQUALLY_FAR, NEXT_LINE * own.size)
  const middle = column.indexOf(own)
  let [first, last] = [middle, middle]
  while (first > 0 && (gaps[first] ?? Infinity) <= most) first -= 1
  while (last + 1 < column.length && (gaps[last + 1] ?? Infinity) <= most) last += 1
  return column.slice(first, last + 1)
}

/** Whether a rest goes on with a name of the row, or with one whose own lines stand around the figures. */
const continuesName = (rest: PrintedLine, row: PrintedLine): boolean =>
  rest.cells.every((cell) => row.cells.every((other) => !isOver(cell, other) || NAME.test(other.text)))

/** Lines that are the rest of a name, each with the line of the figures beside it; `isRow` tells lines of figures. */
export function restsOf(
  lines: readonly PrintedLine[],
  isRow: (line: PrintedLine) => boolean,
): ReadonlyMap<PrintedLine, PrintedLine> {
  const rests = new Map<PrintedLine, PrintedLine>()
  for (const [at, line] of lines.entries()) {
    if (isRow(line) || !isWords(line)) continue
    const cell = cellAround(at, lines)
    if (cell.some((other) => !isRow(other) && !isWords(other))) continue
    const half = line.size / 2
    const [top, bottom] = [cell[0]?.baseline ?? 0, cell.at(-1)?.baseline ?? 0]
    const beside = lines
      .slice(Math.max(0, at - MOST_LINES), at + MOST_LINES + 1)
      .filter((row) => isRow(row) && row.baseline <= top + half && row.baseline >= bottom - half)
    // where the lines of several rows are as far from each other as those of a cell, nobody knows whose it is
    const [row] = beside
    if (beside.length === 1 && row && continuesName(line, row)) rests.set(line, row)
  }
  return rests
}
