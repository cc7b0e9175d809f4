import { type Bounds, boundsOf } from '@vagu/core/geo/bounds'
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'

/** A flat picture of a piece of the Estonian grid: metres to the right and down from its upper left corner. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly at: (point: Point) => Point
  /** The point of the grid at a place of the plane. */
  readonly from: (place: Point) => Point
  readonly path: (rings: readonly PointRing[]) => string
}

/** The plane around rings in metres, with a twentieth of room on each side. Small numbers keep lines on their shapes. */
export function planeAround(rings: readonly PointRing[]): Plane {
  const shown: Bounds = boundsOf(rings)
  const room = Math.max(shown.east - shown.west, shown.north - shown.south) * 0.05
  const [left, top] = [shown.west - room, shown.north + room]
  const at = ([x, y]: Point): Point => [x - left, top - y]
  const written = (point: Point): string =>
    at(point)
      .map((value) => value.toFixed(1))
      .join()
  return {
    width: shown.east - shown.west + 2 * room,
    height: shown.north - shown.south + 2 * room,
    at,
    from: ([x, y]) => [x + left, top - y],
    path: (drawn) => drawn.map((ring) => `M${ring.map(written).join('L')}Z`).join(''),
  }
}
