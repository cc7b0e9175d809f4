import { type Bounds, boundsOf } from '@vagu/core/geo/bounds'
import type { Point } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'

/** A flat picture of a piece of the Estonian grid: units to the right and down from its upper left corner. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly at: (point: Point) => Point
  /** The point of the grid at a place of the plane. */
  readonly from: (place: Point) => Point
  readonly path: (rings: readonly PointRing[]) => string
}

/**
 * The plane around rings in metres, with a twentieth of room on each side. Small numbers keep lines on their shapes. `unitOf` says
 * how many metres a unit has, from the metres that the plane has from west to east and from north to south: one, where it is left out.
 */
export function planeAround(rings: readonly PointRing[], unitOf: (size: Point) => number = () => 1): Plane {
  const shown: Bounds = boundsOf(rings)
  const room = Math.max(shown.east - shown.west, shown.north - shown.south) * 0.05
  const [left, top] = [shown.west - room, shown.north + room]
  const size: Point = [shown.east - shown.west + 2 * room, shown.north - shown.south + 2 * room]
  const unit = unitOf(size)
  const at = ([x, y]: Point): Point => [(x - left) / unit, (top - y) / unit]
  const written = (point: Point): string =>
    at(point)
      .map((value) => value.toFixed(1))
      .join()
  return {
    width: size[0] / unit,
    height: size[1] / unit,
    at,
    from: ([x, y]) => [x * unit + left, top - y * unit],
    path: (drawn) => drawn.map((ring) => `M${ring.map(written).join('L')}Z`).join(''),
  }
}
