import type { Point } from '@vagu/core/geo/estonian-grid'
import { type PointRing, ringArea, ringDepths } from '@vagu/core/geo/rings'
import type { CornerRef } from './editor.ts'

/** Area of rings that follows a corner under the hand by three corners, however many there are. */
export interface AreaMeter {
  /** Square metres at rest. */
  readonly area: number
  /** Square metres with a corner at another place. */
  readonly withCorner: (at: CornerRef, to: Point) => number
}

/** Twice the area of a triangle, with a sign. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])

/** Direction in which a ring runs: 1 counter-clockwise. */
function wayOf(ring: PointRing): number {
  const origin = ring[0] ?? [0, 0]
  const sum = ring.reduce((total, point, i) => total + turn(origin, ring[i - 1] ?? origin, point), 0)
  return sum < 0 ? -1 : 1
}

/** A corner that crosses no line moves no ring into or out of another, so what is a hole stays one. */
export function areaMeterOf(rings: readonly PointRing[]): AreaMeter {
  const depths = ringDepths(rings)
  const signs = depths.map((depth) => (depth % 2 ? -1 : 1))
  const area = rings.reduce((sum, ring, i) => sum + ringArea(ring) * (signs[i] ?? 1), 0)
  const ways = rings.map(wayOf)
  return {
    area,
    withCorner: ({ ring: index, corner }, to) => {
      const ring = rings[index]
      const [before, from, after] = [ring?.at(corner - 1), ring?.[corner], ring?.[(corner + 1) % ring.length]]
      if (!before || !from || !after) return area
      const gained = (turn(before, to, after) - turn(before, from, after)) / 2
      return area + gained * (ways[index] ?? 1) * (signs[index] ?? 1)
    },
  }
}
