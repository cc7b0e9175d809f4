/** Columns of a printed table, found by the blanks between its figures. */
import { cellsOf, type PrintedLine, type PrintedText } from './printed-lines.ts'
import { MAX_COLUMNS } from './schema.ts'

/** A stretch from left to right, points. */
interface Stretch {
  readonly left: number
  readonly right: number
}
/** A column: its figures stand within `figures`, its header anywhere within `room`, up to the middle of the blanks. */
export interface PrintedColumn {
  readonly figures: Stretch
  readonly room: Stretch
}

/** Share of the lines that may reach over the blank between two columns. */
const REACHING_OVER = 0.05
/** A title stands in the middle of its columns: how far from it, of a column's width. */
const OFF_MIDDLE = 0.3

const overlap = (a: Stretch, b: Stretch): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const isOver = (a: Stretch, b: Stretch): boolean => overlap(a, b) > 0
const middleOf = ({ left, right }: Stretch): number => (left + right) / 2

/** Stretches between which nearly no line has letters. */
function stretchesOf(body: readonly PrintedLine[]): Stretch[] {
  const edges = body
    .flatMap((line) => cellsOf(line))
    .flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: right, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || b.step - a.step)
  const few = Math.floor(REACHING_OVER * body.length)
  const stretches: Stretch[] = []
  let covering = 0
  let left = 0
  for (const { at, step } of edges) {
    const before = covering
    covering += step
    if (before <= few && covering > few) left = at
    else if (before > few && covering <= few) stretches.push({ left, right: at })
  }
  return stretches
}

function withRoom(stretches: readonly Stretch[]): PrintedColumn[] {
  const sorted = stretches.toSorted((a, b) => a.left - b.left).slice(0, MAX_COLUMNS)
  return sorted.map((figures, i) => {
    const [before, after] = [sorted[i - 1], sorted[i + 1]]
    const left = before ? (before.right + figures.left) / 2 : -Infinity
    const right = after ? (figures.right + after.left) / 2 : Infinity
    // the outermost columns are as wide on their outer side as on the inner
    const half = Math.min(middleOf(figures) - left, right - middleOf(figures))
    const room = {
      left: Number.isFinite(left) ? left : middleOf(figures) - half,
      right: Number.isFinite(right) ? right : middleOf(figures) + half,
    }
    return { figures, room }
  })
}

const isIn = (text: Stretch, { left, right }: Stretch): boolean =>
  middleOf(text) >= left && middleOf(text) < right

/** The column whose room a text of a header stands in. */
function columnOfHeader(text: Stretch, columns: readonly PrintedColumn[]): number {
  const inRoom = columns.findIndex(({ room }) => isIn(text, room))
  if (inRoom !== -1) return inRoom
  return middleOf(text) < (columns[0]?.room.left ?? 0) ? 0 : columns.length - 1
}

/** Headers of columns in which no sample has a figure: beside one that stands over the figures of its column. */
function emptyColumns(columns: readonly PrintedColumn[], line: PrintedLine): Stretch[] {
  const texts = cellsOf(line)
  return columns.flatMap(({ figures }, column) => {
    const inRoom = texts.filter((text) => columnOfHeader(text, columns) === column)
    const [own] = inRoom.toSorted((a, b) => overlap(figures, b) - overlap(figures, a))
    return inRoom.filter((text) => text !== own && !isOver(figures, text))
  })
}

/** The columns of lines of figures and of the lines above them. */
export function columnsOf(body: readonly PrintedLine[], above: readonly PrintedLine[]): PrintedColumn[] {
  const columns = withRoom(stretchesOf(body))
  const named = above.toSorted((a, b) => cellsOf(b).length - cellsOf(a).length)[0]
  if (!named) return columns
  const empty = emptyColumns(columns, named)
  return empty.length === 0 ? columns : withRoom([...columns.map(({ figures }) => figures), ...empty])
}

/** Whether every line of figures fits columns, each cell in one of its own. */
export const fits = (body: readonly PrintedLine[], columns: readonly PrintedColumn[]): boolean =>
  body.every((line) => {
    const places = cellsOf(line).map((cell) => columns.findIndex(({ figures }) => isOver(figures, cell)))
    return !places.includes(-1) && new Set(places).size === places.length
  })

/** The column of a figure, or of a name: where most of it stands. */
export function columnOfFigure(text: PrintedText, columns: readonly PrintedColumn[]): number {
  const over = columns.map(({ figures }) => overlap(figures, text))
  return over.indexOf(Math.max(...over))
}

/** The columns that a text is the title of, standing in their middle; null where it is of one. */
function reachOf(title: Stretch, columns: readonly PrintedColumn[], isFree: (column: number) => boolean) {
  const found: { first: number; last: number }[] = []
  for (let first = 0; first < columns.length; first += 1)
    for (let last = first + 1; last < columns.length && isFree(first) && isFree(last); last += 1) {
      const [left, right] = [columns[first]?.room.left ?? 0, columns[last]?.room.right ?? 0]
      const off = Math.abs(middleOf(title) - (left + right) / 2)
      if (
        left <= title.left &&
        right >= title.right &&
        off <= (OFF_MIDDLE * (right - left)) / (last - first + 1)
      )
        found.push({ first, last })
    }
  return found.toSorted((a, b) => b.last - b.first - (a.last - a.first))[0] ?? null
}

/**
 * The column of a text in a header: its own, or the first of those that it is the title of. These have names below it
 * and nothing beside it.
 */
export function columnOfTitle(
  text: PrintedText,
  columns: readonly PrintedColumn[],
  { beside, below }: { readonly beside: readonly PrintedText[]; readonly below: readonly PrintedLine[] },
): number {
  const own = columnOfHeader(text, columns)
  const named = new Set(below.flatMap((line) => cellsOf(line)).map((other) => columnOfHeader(other, columns)))
  const taken = new Set(
    beside.filter((other) => other !== text).map((other) => columnOfHeader(other, columns)),
  )
  const isFree = (column: number): boolean => named.has(column) && !taken.has(column)
  return reachOf(text, columns, isFree)?.first ?? own
}
