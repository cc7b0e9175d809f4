/** Columns of a printed table: where its figures stand, and which name above them is whose. */
import type { PrintedLine, PrintedText } from './printed-lines.ts'
import { MAX_COLUMNS } from './schema.ts'

/** A stretch from left to right, points. */
interface Stretch {
  readonly left: number
  readonly right: number
}
/** A column; one without names is not read. */
export interface PrintedColumn {
  /** Where its figures stand, or its name where it has none. */
  readonly place: Stretch
  /** Its header, a text for each line of the header. */
  readonly names: readonly string[]
}
/** A name of a column, a text for each line of the header. */
interface Heading extends Stretch {
  readonly names: string[]
}

/** Share of the lines that may reach over the blank between two columns. */
const REACHING_OVER = 0.05
/** Edges that are meant to be one are at most so far apart, of the size. */
const SAME_EDGE = 0.4

const overlap = (a: Stretch, b: Stretch): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const isOver = (a: Stretch, b: Stretch): boolean => overlap(a, b) > 0
const middleOf = ({ left, right }: Stretch): number => (left + right) / 2

/** Stretches between which nearly no line has letters. */
function stretchesOf(body: readonly PrintedLine[]): Stretch[] {
  const edges = body
    .flatMap(({ cells }) => cells)
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

/**
 * The names of columns: texts below each other are one. A text over several stands with the first of them, as does one
 * alone on its line that stands over no figures.
 */
function headingsOf(lines: readonly PrintedLine[], figures: readonly Stretch[]): Heading[] {
  const sorted = lines.toSorted((a, b) => b.cells.length - a.cells.length)
  const headings: Heading[] = []
  for (const line of sorted)
    for (const { text, left, right } of line.cells) {
      const own = headings.filter((heading) => isOver(heading, { left, right }))
      const isTitle = line.cells.length === 1 && !figures.some((each) => isOver(each, { left, right }))
      const before = headings.filter((heading) => heading.left <= left).toSorted((a, b) => b.left - a.left)
      const [under = isTitle ? before[0] : undefined] = own.toSorted((a, b) => a.left - b.left)
      const heading = under ?? { left, right, names: lines.map(() => '') }
      if (!under) headings.push(heading)
      const at = lines.indexOf(line)
      heading.names[at] = `${heading.names[at] ?? ''} ${text}`.trim()
    }
  return headings.toSorted((a, b) => a.left - b.left)
}

type Pairs = ReadonlyMap<number, number>

/** Pairs that are sure, figures to heading: what stands over each other stands in one column. Nothing where two claim one. */
function surePairs(figures: readonly Stretch[], headings: readonly Heading[]): Pairs | undefined {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  for (const [i, each] of figures.entries()) {
    const over = headings.flatMap((heading, k) => (isOver(heading, each) ? [k] : []))
    const [only] = over
    if (over.length > 1 || (only !== undefined && taken.has(only))) return undefined
    if (only === undefined) continue
    pairs.set(i, only)
    taken.add(only)
  }
  const order = [...pairs.values()]
  return order.every((k, i) => i === 0 || k > (order[i - 1] ?? 0)) ? pairs : undefined
}

type Edge = (stretch: Stretch) => number
/** Ways in which a table is set: the edge that the texts of a column share. */
const EDGES: readonly Edge[] = [({ left }) => left, ({ right }) => right, middleOf]

interface Part {
  readonly figures: readonly Stretch[]
  readonly headings: readonly Heading[]
  readonly size: number
}

/** Where the column of a heading begins and ends, if the headings are set at an edge of their columns. */
function roomsOf(headings: readonly Heading[], edge: Edge): Stretch[] {
  return headings.map((heading, i) => {
    const [before, after] = [headings[i - 1], headings[i + 1]]
    if (edge === EDGES[0]) return { left: heading.left, right: after?.left ?? Infinity }
    if (edge === EDGES[1]) return { left: before?.right ?? -Infinity, right: heading.right }
    const half = (other: Heading | undefined, outside: number): number =>
      other ? (middleOf(other) + middleOf(heading)) / 2 : outside
    return { left: half(before, -Infinity), right: half(after, Infinity) }
  })
}

/** The heading of each column of figures if they are set at an edge; nothing where one stands in no room of its own. */
function pairsAt(edge: Edge, { figures, headings, size }: Part): number[] | undefined {
  const rooms = roomsOf(headings, edge)
  const slack = SAME_EDGE * size
  const found = figures.map((each) =>
    rooms.findIndex(({ left, right }) => each.left >= left - slack && each.right <= right + slack),
  )
  return found.includes(-1) || new Set(found).size < found.length ? undefined : found
}

/** Figures and headings between sure pairs. Nothing where two ways of setting tell different pairs. */
function unsurePairs(part: Part): number[] | undefined {
  const { figures, headings, size } = part
  if (figures.length === headings.length) return figures.map((_, i) => i)
  const ways = EDGES.flatMap((edge) => {
    const pairs = pairsAt(edge, part)
    if (!pairs) return []
    const isSet = pairs.every((k, i) => {
      const [heading, each] = [headings[k], figures[i]]
      return heading && each && Math.abs(edge(heading) - edge(each)) <= SAME_EDGE * size
    })
    return [{ pairs, isSet }]
  })
  const telling = ways.some(({ isSet }) => isSet) ? ways.filter(({ isSet }) => isSet) : ways
  const different = new Map(telling.map(({ pairs }) => [pairs.join(' '), pairs]))
  return different.size === 1 ? [...different.values()][0] : undefined
}

/** The pairs of all figures that have a heading. */
function pairsOf(figures: readonly Stretch[], headings: readonly Heading[], size: number): Pairs | undefined {
  const sure = surePairs(figures, headings)
  if (!sure) return undefined
  const pairs = new Map(sure)
  const ends = [[-1, -1], ...sure, [figures.length, headings.length]] as const
  for (const [n, [i = 0, k = 0]] of ends.entries()) {
    const [nextI = i, nextK = k] = ends[n + 1] ?? []
    const part = { figures: figures.slice(i + 1, nextI), headings: headings.slice(k + 1, nextK), size }
    if (part.figures.length === 0 || part.headings.length === 0) continue
    const found = unsurePairs(part)
    if (!found) return undefined
    for (const [at, own] of found.entries()) pairs.set(i + 1 + at, k + 1 + own)
  }
  return pairs
}

/**
 * The columns of lines of figures and of the lines of their header. Nothing where it is not sure which name is whose:
 * figures under the wrong name are worse than none.
 */
export function columnsOf(
  body: readonly PrintedLine[],
  header: readonly PrintedLine[],
): PrintedColumn[] | undefined {
  const figures = stretchesOf(body)
  const isTooWide = [...header, ...body].some(({ cells }) => cells.length > MAX_COLUMNS)
  if (isTooWide || header.length === 0) return undefined
  const headings = headingsOf(header, figures)
  const pairs = pairsOf(figures, headings, body[0]?.size ?? 0)
  if (!pairs) return undefined
  const named = new Map([...pairs].map(([i, k]) => [k, figures[i]]))
  const columns = [
    ...headings.map((heading, k) => ({ place: named.get(k) ?? heading, names: heading.names })),
    ...figures.flatMap((place, i) => (pairs.has(i) ? [] : [{ place, names: header.map(() => '') }])),
  ]
  return columns.toSorted((a, b) => middleOf(a.place) - middleOf(b.place))
}

/** How far a text reaches into a column at least to stand in it, of the size. */
const REACH = 0.3

/** The columns that a text stands in, the one that holds most of it first. */
export function placesUnder(cell: PrintedText, columns: readonly PrintedColumn[]): number[] {
  const over = columns.map(({ place }) => overlap(place, cell))
  const most = over.indexOf(Math.max(...over))
  const others = over.flatMap((each, i) => (i !== most && each > REACH * cell.size ? [i] : []))
  return [most, ...others]
}

/** Whether every line fits columns, each of its cells in one of its own. */
export const fits = (lines: readonly PrintedLine[], columns: readonly PrintedColumn[]): boolean =>
  columns.length > 0 &&
  lines.every(({ cells }) =>
    cells.every((cell) => columns.filter(({ place }) => isOver(place, cell)).length === 1),
  )
