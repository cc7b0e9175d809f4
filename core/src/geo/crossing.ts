import type { Point } from './estonian-grid.ts'
import type { PointRing } from './rings.ts'

/** Lines that pass each other by less than this, in metres, touch and do not cross. */
const TOUCHING = 0.005

interface Side {
  readonly from: Point
  readonly to: Point
  readonly west: number
  readonly east: number
}

const sideFrom = (from: Point, to: Point): Side => ({
  from,
  to,
  west: Math.min(from[0], to[0]),
  east: Math.max(from[0], to[0]),
})

/** Distance of a point from the line through a side, with a sign that tells the side. */
function distance([x, y]: Point, { from, to }: Side): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return (dx * (y - from[1]) - dy * (x - from[0])) / (Math.hypot(dx, dy) || 1)
}

const areApart = (a: number, b: number): boolean => a * b < 0 && Math.min(Math.abs(a), Math.abs(b)) > TOUCHING

function crossingOf(a: Side, b: Side): Point | undefined {
  const start = distance(a.from, b)
  const end = distance(a.to, b)
  if (!areApart(start, end) || !areApart(distance(b.from, a), distance(b.to, a))) return undefined
  const share = start / (start - end)
  return [a.from[0] + share * (a.to[0] - a.from[0]), a.from[1] + share * (a.to[1] - a.from[1])]
}

const isApartInNorth = (a: Side, b: Side): boolean =>
  Math.max(a.from[1], a.to[1]) < Math.min(b.from[1], b.to[1]) ||
  Math.max(b.from[1], b.to[1]) < Math.min(a.from[1], a.to[1])

/** How many comparisons a search may still make; it stops when none are left. */
export interface Effort {
  left: number
}

/**
 * The first place found where the lines of a shape (metres) cross each other, within a ring or between two; undefined
 * when they nowhere do. Rings that touch in a point or along a line are sound. A search that used up its `effort` found nothing
 * and proves nothing.
 */
export function findCrossing(
  rings: readonly PointRing[],
  effort: Effort = { left: Infinity },
): Point | undefined {
  return crossingAmong(
    rings.flatMap((ring) => ring.map((point, i) => sideFrom(ring.at(i - 1) ?? point, point))),
    effort,
  )
}

/** The first place found where a line that is not closed (metres) crosses itself. */
export const findLineCrossing = (line: readonly Point[]): Point | undefined =>
  crossingAmong(
    line.slice(1).map((point, i) => sideFrom(line[i] ?? point, point)),
    { left: Infinity },
  )

/** A line through points; a closed one goes back to its first. */
export interface Outline {
  readonly points: readonly Point[]
  readonly isClosed: boolean
}

/**
 * The first place where a straight stretch (metres) crosses lines. Lines that it starts or ends on are touched, not
 * crossed. Takes of `effort` a unit for each side that it is compared with.
 */
export function findCrossingWith(
  [from, to]: readonly [Point, Point],
  lines: readonly Outline[],
  effort: Effort = { left: Infinity },
): Point | undefined {
  const stretch = sideFrom(from, to)
  for (const { points, isClosed } of lines) {
    let before = isClosed ? points.at(-1) : points[0]
    for (const point of points) {
      effort.left -= 1
      const side = sideFrom(before ?? point, point)
      before = point
      if (side.east < stretch.west || stretch.east < side.west || isApartInNorth(side, stretch)) continue
      const crossing = crossingOf(stretch, side)
      if (crossing) return crossing
    }
  }
  return undefined
}

function crossingAmong(unsorted: readonly Side[], effort: Effort): Point | undefined {
  const sides = unsorted.toSorted((a, b) => a.west - b.west)
  let open: Side[] = []
  for (const side of sides) {
    effort.left -= open.length
    if (effort.left <= 0) return undefined
    open = open.filter((other) => other.east >= side.west)
    for (const other of open) {
      if (isApartInNorth(side, other)) continue
      const crossing = crossingOf(side, other)
      if (crossing) return crossing
    }
    open.push(side)
  }
  return undefined
}
