/** Names that had no room on their line: what stands above and below the figures of a row, and belongs to it. */
import { meaningOf } from './headers.ts'
import { cellsOf, isOfSamples, type PrintedLine, type PrintedText } from './printed-lines.ts'

/** The lines of a cell are at most so far from each other, of the size. */
const NEXT_LINE = 1.6
/** They are equally far, nearly: a next row is farther. */
const EQUALLY_FAR = 1.15
/** Lines of a page in which rests are looked for; a protocol has some eighty. */
const MOST_LINES = 500

interface Placed {
  readonly line: PrintedLine
  readonly text: PrintedText
}
const isOver = (a: PrintedText, b: PrintedText): boolean => a.left < b.right && b.left < a.right
const gapOf = (above: Placed | undefined, below: Placed | undefined): number =>
  above && below ? above.line.baseline - below.line.baseline : Infinity

/** Texts below each other as the lines of one cell, among them `own`. */
function cellAround(own: Placed, texts: readonly Placed[]): Placed[] {
  const column = texts.filter(({ text }) => isOver(text, own.text))
  const gaps = column.map((placed, i) => gapOf(column[i - 1], placed))
  const most = Math.min(Math.min(...gaps) * EQUALLY_FAR, NEXT_LINE * own.text.size)
  const at = column.findIndex(({ line }) => line === own.line)
  let [first, last] = [at, at]
  while (first > 0 && (gaps[first] ?? Infinity) <= most) first -= 1
  while (last + 1 < column.length && (gaps[last + 1] ?? Infinity) <= most) last += 1
  return column.slice(first, last + 1)
}

/** Above the first figures stand the names of the columns too. */
const isOfHeader = (line: PrintedLine): boolean => {
  const cells = cellsOf(line)
  return cells.length > 1 || cells.some(({ text }) => meaningOf(text).meaning !== 'ignored')
}

/** Lines that are the rest of a name, each with the line of the figures beside it. */
export function restsOf(lines: readonly PrintedLine[]): ReadonlyMap<PrintedLine, PrintedLine> {
  const rests = new Map<PrintedLine, PrintedLine>()
  const rows = lines.filter(isOfSamples)
  const [firstRow] = rows
  if (!firstRow || lines.length > MOST_LINES) return rests
  const texts = lines.flatMap((line) => cellsOf(line).map((text): Placed => ({ line, text })))
  for (const line of lines) {
    const [text] = cellsOf(line)
    const isAbove = line.baseline > firstRow.baseline
    if (!text || rows.includes(line) || (isAbove && isOfHeader(line))) continue
    const cell = cellAround({ line, text }, texts)
    if (cell.some((other) => isAbove && other.line.baseline > firstRow.baseline && isOfHeader(other.line)))
      continue
    const half = text.size / 2
    const [top, bottom] = [cell[0]?.line.baseline ?? 0, cell.at(-1)?.line.baseline ?? 0]
    const beside = rows.filter(({ baseline }) => baseline <= top + half && baseline >= bottom - half)
    const distance = (row: PrintedLine): number => Math.abs(row.baseline - line.baseline)
    // the row above goes first where two are equally near: names begin on the line of their figures
    const [nearest] = beside.toSorted((a, b) => distance(a) - distance(b) || b.baseline - a.baseline)
    if (nearest) rests.set(line, nearest)
  }
  return rests
}
