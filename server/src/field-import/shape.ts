import { rowProblem, withComma } from '@vagu/core/field-import/messages'
import { MAX_POINTS, MAX_RINGS, type RowProblem } from '@vagu/core/field-import/schema'
import { boundsOf } from '@vagu/core/geo/bounds'
import { type Effort, findCrossing } from '@vagu/core/geo/crossing'
import { type Point, toLatLng } from '@vagu/core/geo/estonian-grid'
import { hectaresOfRings, openRing } from '@vagu/core/geo/map-data'
import type { PointRing } from '@vagu/core/geo/rings'

/** A box around Estonia's land in metres of EPSG:3301. */
const ESTONIA = { west: 360_000, south: 6_370_000, east: 750_000, north: 6_640_000 }

/** A sound shape in metres with its area in hectares, or why it is none. */
export type Shape =
  | { readonly rings: readonly PointRing[]; readonly area: number; readonly problem: null }
  | { readonly problem: RowProblem }

/** Written so that numbers which are none (NaN) lie outside too. */
function isInEstonia(rings: readonly PointRing[]): boolean {
  const { west, south, east, north } = boundsOf(rings)
  const areNumbers = rings.every((ring) => ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)))
  const fits =
    west >= ESTONIA.west && east <= ESTONIA.east && south >= ESTONIA.south && north <= ESTONIA.north
  return areNumbers && fits
}

const crossingFacts = (row: number, point: Point) => {
  const { lat, lng } = toLatLng(point)
  return { row, lat: withComma(lat, 5), lng: withComma(lng, 5) }
}

/** Work that all shapes of one file may take together: a second or two. 5,000 real parcels need a fiftieth of it. */
export const fileEffort = (): Effort => ({ left: 30_000_000 })

/** Checks the rings of one row (metres): what is wrong first is what is told. */
export function shapeFrom(fileRings: readonly PointRing[], at: { row: number; effort: Effort }): Shape {
  const { row, effort } = at
  const points = fileRings.reduce((sum, ring) => sum + ring.length, 0)
  if (points === 0) return { problem: rowProblem('noShape', { row }) }
  if (points > MAX_POINTS || fileRings.length > MAX_RINGS)
    return { problem: rowProblem('tooManyPoints', { row, points, limit: MAX_POINTS }) }
  const rings = fileRings.map(openRing).filter((ring) => ring.length >= 3)
  if (rings.length === 0) return { problem: rowProblem('shapeTooSmall', { row }) }
  if (!isInEstonia(rings)) return { problem: rowProblem('outsideEstonia', { row }) }
  // Telling holes from ground looks at every point once for every ring, in three places.
  effort.left -= 3 * rings.length * points
  const crossing = findCrossing(rings, effort)
  if (effort.left <= 0) return { problem: rowProblem('tooComplex', { row }) }
  if (crossing) return { problem: rowProblem('crossesItself', crossingFacts(row, crossing)) }
  const area = hectaresOfRings(rings)
  return area > 0 ? { rings, area, problem: null } : { problem: rowProblem('shapeTooSmall', { row }) }
}
