/**
 * Planar geometry of rings in metres. A shape is a list of rings by the even-odd rule: a ring inside another is a hole,
 * a ring inside a hole is ground again. A ring does not repeat its first point.
 */
import type { Point } from './estonian-grid.ts'

export type PointRing = readonly Point[]

/** Twice the signed area of a ring: positive when it runs counter-clockwise (x east, y north). */
function doubledArea(ring: PointRing): number {
  const [originX, originY] = ring[0] ?? [0, 0]
  let sum = 0
  let [fromX, fromY] = ring.at(-1) ?? [0, 0]
  for (const [x, y] of ring) {
    sum += (fromX - originX) * (y - originY) - (x - originX) * (fromY - originY)
    fromX = x
    fromY = y
  }
  return sum
}

/** Area of one ring in square metres, whatever way it runs. */
export const ringArea = (ring: PointRing): number => Math.abs(doubledArea(ring)) / 2

/** Where a point lies: inside the ring, outside, or on its line. */
function sideOf([x, y]: Point, ring: PointRing): 'in' | 'out' | 'on' {
  let isIn = false
  let [fromX, fromY] = ring.at(-1) ?? [Number.NaN, Number.NaN]
  for (const [toX, toY] of ring) {
    const turn = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY)
    if (turn === 0 && isBetween(x, fromX, toX) && isBetween(y, fromY, toY)) return 'on'
    if (fromY > y !== toY > y && turn > 0 === toY > fromY) isIn = !isIn
    fromX = toX
    fromY = toY
  }
  return isIn ? 'in' : 'out'
}
const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b)

/** Whether a point lies on ground that belongs to the shape (its line included). */
export function isInside(point: Point, rings: readonly PointRing[]): boolean {
  const sides = rings.map((ring) => sideOf(point, ring))
  return sides.includes('on') || sides.filter((side) => side === 'in').length % 2 === 1
}

/** Whether `inner` lies in `outer`, told by its first point that is not on the line of `outer`. */
export function isRingInside(inner: PointRing, outer: PointRing): boolean {
  for (const point of inner) {
    const side = sideOf(point, outer)
    if (side !== 'on') return side === 'in'
  }
  return ringArea(inner) < ringArea(outer)
}

/** How many of the other rings each ring lies in: even is ground, odd is a hole. */
export const ringDepths = (rings: readonly PointRing[]): number[] =>
  rings.map((ring) => rings.filter((other) => other !== ring && isRingInside(ring, other)).length)

/** Area of a shape in square metres, holes taken out. */
export function shapeArea(rings: readonly PointRing[]): number {
  const depths = ringDepths(rings)
  return Math.max(
    0,
    rings.reduce((sum, ring, i) => sum + ringArea(ring) * ((depths[i] ?? 0) % 2 ? -1 : 1), 0),
  )
}

const turned = (ring: PointRing, isCounterClockwise: boolean): Point[] =>
  doubledArea(ring) > 0 === isCounterClockwise ? [...ring] : ring.toReversed()

/** The shape as polygons, each an outer ring (counter-clockwise) followed by its holes (clockwise). */
export function polygonsOf(rings: readonly PointRing[]): Point[][][] {
  const depths = ringDepths(rings)
  return rings.flatMap((outer, i) => {
    const depth = depths[i] ?? 0
    if (depth % 2) return []
    const holes = rings.filter((ring, k) => depths[k] === depth + 1 && isRingInside(ring, outer))
    return [[turned(outer, true), ...holes.map((hole) => turned(hole, false))]]
  })
}
