/** Lines of pages that are known only as pieces of text at their places. */
import { figureIn } from './cells.ts'

/** Text of one stroke of the pen: places in points, up and right from the lower left corner of the page. */
export interface PrintedText {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Of the line that the letters stand on. */
  readonly baseline: number
  /** Of the letters. */
  readonly size: number
}
export type PrintedPage = readonly PrintedText[]

/** Texts on one baseline, from left to right. */
export interface PrintedLine {
  readonly baseline: number
  readonly size: number
  readonly texts: readonly PrintedText[]
}
/** Raised and lowered letters stand on the line of the others: at most so far apart, of the size. */
const SAME_LINE = 0.45
/** Wider blanks part two cells; narrower ones part words, of the size. */
const CELL_GAP = 0.7
/** Blank within which a word goes on, of the size. */
export const WORD_GAP = 0.15
/** Cells of a line of samples at least, and figures among them. */
const LEAST_CELLS = 3
const LEAST_FIGURES = 2

/** A row that was drawn at one stroke, its cells parted by blanks: each letter is taken as equally wide. */
function parted(piece: PrintedText): PrintedText[] {
  const width = (piece.right - piece.left) / Math.max(1, piece.text.length)
  return [...piece.text.matchAll(/\S+(?: \S+)*/g)].map((found) => {
    const left = piece.left + found.index * width
    return { ...piece, text: found[0], left, right: left + found[0].length * width }
  })
}

/** The lines of a page, from above. */
export function linesOf(page: PrintedPage): PrintedLine[] {
  const lines: { baseline: number; size: number; texts: PrintedText[] }[] = []
  // the largest letters first: small ones beside them stand higher or lower
  const pieces = page
    .flatMap(parted)
    .toSorted((a, b) => b.baseline - a.baseline || b.size - a.size || a.left - b.left)
  for (const piece of pieces) {
    const last = lines.at(-1)
    const reach = SAME_LINE * Math.max(piece.size, last?.size ?? 0)
    if (last && last.baseline - piece.baseline <= reach) {
      last.texts.push(piece)
      if (piece.size > last.size) Object.assign(last, { baseline: piece.baseline, size: piece.size })
    } else lines.push({ baseline: piece.baseline, size: piece.size, texts: [piece] })
  }
  return lines.map((line) => ({ ...line, texts: line.texts.toSorted((a, b) => a.left - b.left) }))
}

/** Joins texts that stand close: words of a cell, and letters that were drawn one by one. */
export function joined(texts: readonly PrintedText[], within: number): PrintedText[] {
  const cells: PrintedText[] = []
  for (const next of texts) {
    const last = cells.at(-1)
    const size = Math.max(next.size, last?.size ?? 0)
    const gap = last ? next.left - last.right : 0
    // what stands left of the text before it is on the next line of its cell
    if (last && gap <= within * size && gap > -size) {
      const blank = gap > WORD_GAP * size ? ' ' : ''
      const right = Math.max(last.right, next.right)
      cells[cells.length - 1] = { ...last, text: `${last.text}${blank}${next.text}`, right, size }
    } else cells.push(next)
  }
  return cells
}
export const cellsOf = ({ texts }: PrintedLine): PrintedText[] => joined(texts, CELL_GAP)

const isFigure = ({ text }: PrintedText): boolean => figureIn(text).value !== null

/** Whether a line holds figures of a sample. */
export function isOfSamples(line: PrintedLine): boolean {
  const cells = cellsOf(line)
  return cells.length >= LEAST_CELLS && cells.filter(isFigure).length >= LEAST_FIGURES
}
