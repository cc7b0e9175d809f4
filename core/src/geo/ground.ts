/**
 * Ground that cannot be a farm's: without an area, or in another country. The pen, files and what is sent ask the
 * same.
 */
import { boundsOf } from './bounds.ts'
import { isInEstonia } from './estonia.ts'
import type { Point } from './estonian-grid.ts'
import { distanceOf } from './line.ts'
import { type PointRing, ringArea, shapeArea } from './rings.ts'

/** Square metres below which a ring, or a whole shape, is a slip of the hand. */
const SMALLEST = 1
/** Metres of mean width below which it is a line: points along a parallel of latitude lie on a slight bow in metres. */
const NARROWEST = 0.1

const lengthOf = (ring: PointRing): number =>
  ring.reduce((sum, point, i) => sum + distanceOf(ring.at(i - 1) ?? point, point), 0)

const isSlip = (area: number, length: number): boolean => area < SMALLEST || area < (NARROWEST * length) / 2

export const isTooSmall = (ring: PointRing): boolean => isSlip(ringArea(ring), lengthOf(ring))

/** The same of a shape, holes taken out; its lines do not cross. */
export const hasNoArea = (rings: readonly PointRing[]): boolean =>
  isSlip(
    shapeArea(rings),
    rings.reduce((sum, ring) => sum + lengthOf(ring), 0),
  )

export const isAbroad = ([x, y]: Point): boolean => !isInEstonia({ west: x, east: x, south: y, north: y })

/** Written so that numbers which are none (NaN) lie abroad too; bounds pass over them. */
export const liesInEstonia = (rings: readonly PointRing[]): boolean =>
  rings.every((ring) => ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) &&
  isInEstonia(boundsOf(rings))
