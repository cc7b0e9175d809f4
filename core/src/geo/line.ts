/** Planar geometry of lines in metres. A line is a list of at least two points. */
import { MAX_LINE_POINTS } from './schema.ts'
import type { Point } from './estonian-grid.ts'
import type { PointRing } from './rings.ts'

export type PointLine = readonly Point[]

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point of the stretch between two points that lies nearest to a point. */
export function nearestBetween([x, y]: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  if (along <= 0) return from
  return along >= 1 ? to : [from[0] + along * dx, from[1] + along * dy]
}

export interface OnLine {
  readonly point: Point
  readonly distance: number
  /** From where to where the stretch runs that the point lies on. */
  readonly from: Point
  readonly to: Point
}

/** Where on a line a point is nearest to it. */
export function nearestOnLine(point: Point, line: PointLine): OnLine | undefined {
  let best: OnLine | undefined
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]]
    if (!from || !to) continue
    const near = nearestBetween(point, from, to)
    const distance = distanceOf(point, near)
    if (!best || distance < best.distance) best = { point: near, distance, from, to }
  }
  return best
}

/** Positive on the left of the way from one point to another, negative on its right. */
export const turnOf = (from: Point, to: Point, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (x - from[0]) * (to[1] - from[1])

/** A line without points that repeat the one before. */
export const withoutRepeats = (line: PointLine): Point[] =>
  line.filter((point, i) => {
    const before = line[i - 1]
    return !before || before[0] !== point[0] || before[1] !== point[1]
  })

/** Length of a line in metres. */
export const lineLength = (line: PointLine): number =>
  line.reduce((sum, point, i) => sum + distanceOf(line[i - 1] ?? point, point), 0)

/** How far the way from a point onwards runs until it first meets a ring; undefined when it never does. */
export function wayToRing(start: Point, direction: Point, ring: PointRing): number | undefined {
  let best: number | undefined
  let from = ring.at(-1) ?? start
  for (const to of ring) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const across = direction[0] * dy - direction[1] * dx
    const way = ((from[0] - start[0]) * dy - (from[1] - start[1]) * dx) / across
    const share = ((from[0] - start[0]) * direction[1] - (from[1] - start[1]) * direction[0]) / across
    if (across !== 0 && way > 0 && share >= 0 && share <= 1 && (best === undefined || way < best)) best = way
    from = to
  }
  return best
}

export const isLineTooLong = (line: PointLine): boolean => line.length > MAX_LINE_POINTS
