import { type Bounds, boxArea, sharedBounds } from '@vagu/core/geo/bounds'

/** A side of the squares into which shapes are sorted, metres. */
const SQUARE = 1000
const MAX_SQUARES = 1000

/** The squares that a box touches; undefined for a box so large that sorting it in would cost more than it saves. */
function squaresOf(box: Bounds): string[] | undefined {
  const [west, east] = [Math.floor(box.west / SQUARE), Math.floor(box.east / SQUARE)]
  const [south, north] = [Math.floor(box.south / SQUARE), Math.floor(box.north / SQUARE)]
  if (!((east - west + 1) * (north - south + 1) <= MAX_SQUARES)) return undefined
  const squares: string[] = []
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) squares.push(`${x} ${y}`)
  return squares
}

interface Entry<T> {
  readonly thing: T
  /** The last search that met it, so that none meets it twice. */
  search: number
}

/** Things with a box (metres), findable by where they lie. */
export class Squares<T extends { readonly box: Bounds }> {
  readonly #all: Entry<T>[] = []
  readonly #squares = new Map<string, Entry<T>[]>()
  readonly #large: Entry<T>[] = []
  #search = 0

  add(thing: T): void {
    const entry = { thing, search: 0 }
    this.#all.push(entry)
    const squares = squaresOf(thing.box)
    if (squares === undefined) this.#large.push(entry)
    for (const square of squares ?? []) {
      const there = this.#squares.get(square)
      if (there) there.push(entry)
      else this.#squares.set(square, [entry])
    }
  }

  /** Items in the squares that a box touches, each once, in no order. */
  *near(box: Bounds): Generator<T> {
    const squares = squaresOf(box)
    const search = ++this.#search
    const lists = squares?.map((square) => this.#squares.get(square) ?? []) ?? [this.#all]
    for (const list of squares === undefined ? lists : [...lists, this.#large])
      for (const entry of list) {
        if (entry.search === search) continue
        entry.search = search
        yield entry.thing
      }
  }
}

/** Items that share most of their box with a box, at least `min` of it; the most first. */
export function mostShared<T extends { readonly box: Bounds }>(
  things: Iterable<T>,
  box: Bounds,
  limits: { readonly min: (thing: T) => number; readonly count: number },
): T[] {
  const found: { thing: T; shared: number }[] = []
  for (const thing of things) {
    const shared = boxArea(sharedBounds(box, thing.box))
    if (shared > 0 && shared >= limits.min(thing)) found.push({ thing, shared })
  }
  return found
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, limits.count)
    .map(({ thing }) => thing)
}
