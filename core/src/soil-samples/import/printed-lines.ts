/** Lines of a page that is known only as pieces of text at their places. */
import { dayIn } from '../../text/table-cells.ts'
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
  /** Written upwards or downwards, as names of narrow columns are. */
  readonly isUpright?: boolean
}
export type PrintedPage = readonly PrintedText[]

/** Texts on one baseline, from left to right, and the cells that they make. */
export interface PrintedLine {
  readonly baseline: number
  readonly size: number
  readonly texts: readonly PrintedText[]
  readonly cells: readonly PrintedText[]
}

/** Raised and lowered letters stand on the line of the others: at most so far apart, of the usual size. */
const SAME_LINE = 0.45
/** Wider blanks part two cells; narrower ones part words, of the size. */
const CELL_GAP = 0.5
/** Blank within which a word goes on, of the size. */
const WORD_GAP = 0.15
/** Texts that are drawn twice, to look bold, are moved less, of the size. */
const TWIN = 0.2
/** Marks of footnotes are smaller than the figures beside them, and raised, of their size. */
const SMALL = 0.85
const RAISED = 0.12

/** A row that was drawn at one stroke, its cells parted by blanks: each letter is taken as equally wide. */
function parted(piece: PrintedText): PrintedText[] {
  const width = (piece.right - piece.left) / Math.max(1, piece.text.length)
  return [...piece.text.matchAll(/\S+(?: \S+)*/g)].map((found) => {
    const left = piece.left + found.index * width
    return { ...piece, text: found[0], left, right: left + found[0].length * width }
  })
}

/** Texts without those that are drawn once more at nearly the same place. */
function withoutTwins(texts: readonly PrintedText[]): PrintedText[] {
  const seen = new Map<string, PrintedText[]>()
  return texts.filter((text) => {
    const [x, y] = [Math.round(text.left / text.size), Math.round(text.baseline / text.size)]
    const near = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((up) => seen.get(`${x + right} ${y + up} ${text.text}`) ?? []),
    )
    const isTwin = near.some(
      ({ left, baseline }) =>
        Math.abs(left - text.left) < TWIN * text.size &&
        Math.abs(baseline - text.baseline) < TWIN * text.size,
    )
    const key = `${x} ${y} ${text.text}`
    if (!isTwin) seen.set(key, [...(seen.get(key) ?? []), text])
    return !isTwin
  })
}

const isRaised = (next: PrintedText, last: PrintedText): boolean =>
  next.size < SMALL * last.size && next.baseline - last.baseline > RAISED * last.size

/** Joins texts that stand close: words of a cell, and letters that were drawn one by one. */
function joined(texts: readonly PrintedText[], within: number): PrintedText[] {
  const cells: PrintedText[] = []
  for (const next of texts) {
    const last = cells.at(-1)
    const size = Math.max(next.size, last?.size ?? 0)
    const gap = last ? next.left - last.right : 0
    if (last && gap <= within * size && gap > -size) {
      const right = Math.max(last.right, next.right)
      cells[cells.length - 1] = { ...last, text: `${last.text}${linkOf(last, next, gap)}`, right }
    } else cells.push(next)
  }
  return cells
}

/** A text as it goes on behind another: a mark of a footnote is no digit, and two figures are no thousands. */
function linkOf(last: PrintedText, next: PrintedText, gap: number): string {
  const isBehindFigure = /\d$/.test(last.text)
  if (isBehindFigure && isRaised(next, last)) return '*'
  if (gap <= WORD_GAP * Math.max(next.size, last.size)) return next.text
  return isBehindFigure && /^\d/.test(next.text) ? ` / ${next.text}` : ` ${next.text}`
}

export const lineOf = (texts: readonly PrintedText[], baseline: number, size: number): PrintedLine => ({
  baseline,
  size,
  texts,
  cells: joined(texts, CELL_GAP),
})

const usualSize = (texts: readonly PrintedText[]): number =>
  texts.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(texts.length / 2)] ?? 0

/** The lines of texts that are written level, from above. */
export function linesOf(page: PrintedPage): PrintedLine[] {
  const pieces = withoutTwins(page.flatMap(parted).filter(({ size }) => size > 0)).toSorted(
    (a, b) => b.baseline - a.baseline || b.size - a.size || a.left - b.left,
  )
  const reach = SAME_LINE * usualSize(pieces)
  const lines: { baseline: number; size: number; texts: PrintedText[] }[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last && last.baseline - piece.baseline <= reach) {
      last.texts.push(piece)
      // the largest letters say where the line is: small ones beside them stand higher or lower
      if (piece.size > last.size) Object.assign(last, { baseline: piece.baseline, size: piece.size })
    } else lines.push({ baseline: piece.baseline, size: piece.size, texts: [piece] })
  }
  return lines.map(({ texts, baseline, size }) =>
    lineOf(
      texts.toSorted((a, b) => a.left - b.left),
      baseline,
      size,
    ),
  )
}

/** Whether a cell holds what was measured, or a day. */
export const isMeasured = ({ text }: Pick<PrintedText, 'text'>): boolean =>
  figureIn(text).value !== null || dayIn(text) !== undefined

/** Words of a line, whatever its cells are. */
export const wordsOf = ({ cells }: PrintedLine): string => cells.map(({ text }) => text).join(' ')
