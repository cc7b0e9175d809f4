import { type Bounds, boundsOf } from '@vagu/core/geo/bounds'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { distanceOf, nearestBetween } from '@vagu/core/geo/line'
import type { PointRing } from '@vagu/core/geo/rings'

/** How near a corner or an edge draws the hand to it, pixels. */
export const SNAP_PX = 12

/** A ring that one can snap to, with the box around it. */
export interface Target {
  readonly ring: PointRing
  readonly box: Bounds
}

export interface Snapped {
  readonly point: Point
  readonly to: 'corner' | 'edge'
}

export const targetsOf = (rings: readonly PointRing[]): Target[] =>
  rings.map((ring) => ({ ring, box: boundsOf([ring]) }))

const isNear = ([x, y]: Point, box: Bounds, metres: number): boolean =>
  x >= box.west - metres && x <= box.east + metres && y >= box.south - metres && y <= box.north + metres

/** The nearest corner within some metres, else the nearest place on an edge; undefined where neither is near. */
export function snap(point: Point, targets: readonly Target[], metres: number): Snapped | undefined {
  let corner: { point: Point; distance: number } | undefined
  let edge: { point: Point; distance: number } | undefined
  for (const { ring, box } of targets) {
    if (!isNear(point, box, metres)) continue
    let before = ring.at(-1)
    for (const to of ring) {
      const off = distanceOf(point, to)
      if (off <= (corner?.distance ?? metres)) corner = { point: to, distance: off }
      const onEdge = nearestBetween(point, before ?? to, to)
      const offEdge = distanceOf(point, onEdge)
      if (offEdge <= (edge?.distance ?? metres)) edge = { point: onEdge, distance: offEdge }
      before = to
    }
  }
  if (corner) return { point: corner.point, to: 'corner' }
  return edge && { point: edge.point, to: 'edge' }
}
