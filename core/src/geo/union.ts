/** Shapes that are made one, and the ground that a shape has without others. */
import { type Bounds, boundsOf, sharedBounds } from './bounds.ts'
import {
  type Frame,
  frameAround,
  groundOf,
  grown,
  joined,
  linesWithin,
  type Paths,
  pathsArea,
  piecesWithout,
  shared,
  stripAlong,
  uncrossed,
  without,
} from './clipping.ts'
import type { Point } from './estonian-grid.ts'
import { distanceOf, lineLength, nearestBetween } from './line.ts'
import { type PointRing, ringArea } from './rings.ts'
import { MAX_POINTS, MAX_RINGS } from './schema.ts'

/** Gaps this wide, metres, are closed. */
export const MAX_GAP = 2
/** Border that must run within a gap of the other shape, metres: two that meet at a corner alone have half of it. */
const MIN_BORDER = 8
/** Most shapes that are made one at once, and the most points that they may have together. */
export const MAX_SHAPES = 50
const MAX_POINTS_TOGETHER = 2 * MAX_POINTS

/**
 * Overlap by which the fill of a gap reaches into both sides, metres; corners of the fill that stand out by less go.
 */
const REACH = 0.01
/** Corners that stand out by less than this, metres, lie on a straight line. */
const STRAIGHT = 0.002
/** Holes smaller than this, square metres, are left between borders that were drawn twice. */
const SMALLEST_HOLE = 1

export type Union =
  | { readonly ok: true; readonly rings: PointRing[] }
  | { readonly ok: false; readonly reason: 'notTouching' | 'tooLarge' }

type Shape = readonly PointRing[]

const isTooLarge = (shapes: readonly Shape[]): boolean =>
  shapes.length > MAX_SHAPES ||
  shapes.some((rings) => rings.length > MAX_RINGS) ||
  shapes.reduce((sum, rings) => sum + rings.reduce((count, ring) => count + ring.length, 0), 0) >
    MAX_POINTS_TOGETHER

const areNear = (a: Bounds, b: Bounds): boolean => {
  const { west, east, south, north } = sharedBounds(a, b)
  return west - east <= MAX_GAP && south - north <= MAX_GAP
}

type Path = Paths[number]

const pointsOf = (path: Path): Point[] => path.map(({ x, y }): Point => [x, y])
const pathBounds = (paths: Paths): Bounds => boundsOf(paths.map(pointsOf))

const closed = (paths: Paths): Paths => paths.map((path) => [...path, ...path.slice(0, 1)])

/** Length of the border of `b` that runs within `a` or at most a gap away from it, metres. */
function sharedBorder(wideA: Paths, b: Paths): number {
  return linesWithin(closed(b), wideA).reduce((sum, line) => sum + lineLength(pointsOf(line)), 0)
}

/** Whether one can go from any shape to any other over borders that they share. */
function areTogether(grounds: readonly Paths[]): boolean {
  const boxes = grounds.map(pathBounds)
  const wide = grounds.map((paths) => grown(paths, MAX_GAP + REACH))
  const reached = new Set([0])
  for (const at of reached)
    grounds.forEach((ground, other) => {
      const [from, to, area] = [boxes[at], boxes[other], wide[at]]
      if (reached.has(other) || !from || !to || !area || !areNear(from, to)) return
      if (sharedBorder(area, ground) >= MIN_BORDER) reached.add(other)
    })
  return reached.size === grounds.length
}

/** Strips over the borders that shapes share, where a gap may be thinner than what can be told. */
function seamsOf(grounds: readonly Paths[]): Paths {
  const boxes = grounds.map(pathBounds)
  return grounds.flatMap((ground, i) => {
    const wide = grown(ground, 2 * REACH)
    return grounds.flatMap((other, k) => {
      const [from, to] = [boxes[i], boxes[k]]
      if (k <= i || !from || !to || !areNear(from, to)) return []
      return stripAlong(linesWithin(closed(other), wide), REACH)
    })
  })
}

/** The part of a gap that two of the shapes, each grown by the widest gap, reach: a ditch that runs into one is its own. */
const betweenTwo = (gap: Paths, wide: readonly Paths[]): Paths =>
  wide.flatMap((one, i) => wide.slice(i + 1).flatMap((other) => shared(shared(gap, one), other)))

/** The ground between shapes where they lie no further apart than the gap that is closed. */
function bridgesOf(grounds: readonly Paths[], together: Paths): Paths {
  const filled = grown(grown(together, MAX_GAP / 2 + REACH), -MAX_GAP / 2 - REACH)
  const seams = shared(seamsOf(grounds), filled)
  const boxes = grounds.map(pathBounds)
  const wide = grounds.map((ground) => grown(ground, MAX_GAP + 2 * REACH))
  const bridges = piecesWithout(filled, together).flatMap((gap) => {
    const bridge = grown(gap, REACH)
    const box = pathBounds(bridge)
    const beside = wide.filter((_, i) => {
      const [ground, other] = [grounds[i], boxes[i]]
      return ground && other && areNear(box, other) && pathsArea(shared(bridge, ground)) > 0
    })
    return betweenTwo(bridge, beside)
  })
  return [...seams, ...bridges]
}

/** A ring without corners that stand out from the line between their neighbours by nothing worth a corner. */
function smoothed(ring: PointRing, frame: Frame): Point[] {
  const kept: Point[] = []
  ring.forEach((point, i) => {
    const [before, after] = [kept.at(-1) ?? ring.at(-1) ?? point, ring[i + 1] ?? kept[0] ?? point]
    const off = distanceOf(point, nearestBetween(point, before, after))
    if (off > (frame.isGiven(point) ? STRAIGHT : 2 * REACH)) kept.push(point)
  })
  return kept
}

/**
 * Shapes (metres of EPSG:3301, even-odd rings) as one. They must touch: some metres of border must run
 * together, with gaps of at most 2 metres between, which are closed and count as ground.
 */
export function unionOf(shapes: readonly Shape[]): Union {
  if (isTooLarge(shapes)) return { ok: false, reason: 'tooLarge' }
  const frame = frameAround(shapes)
  const grounds = shapes.map((rings) => groundOf(frame.paths(rings)))
  if (grounds.length === 0 || !areTogether(grounds)) return { ok: false, reason: 'notTouching' }
  const together = joined(grounds.flat())
  const whole = joined([...together, ...bridgesOf(grounds, together)])
  const rings = frame
    .rings(whole)
    .map((ring) => smoothed(ring, frame))
    .filter((ring) => ring.length >= 3 && ringArea(ring) >= SMALLEST_HOLE)
  return { ok: true, rings: uncrossed(rings, frame) }
}

/** Remainder of a shape (metres, even-odd rings) without the ground of others; it may be empty. */
export function differenceOf(rings: Shape, others: readonly Shape[]): PointRing[] | 'tooLarge' {
  if (isTooLarge([rings, ...others])) return 'tooLarge'
  const frame = frameAround([rings, ...others])
  const taken = joined(others.flatMap((other) => groundOf(frame.paths(other))))
  return frame
    .rings(without(groundOf(frame.paths(rings)), taken))
    .filter((ring) => ring.length >= 3 && ringArea(ring) >= SMALLEST_HOLE)
}
