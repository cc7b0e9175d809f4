/** How large a field is by a kind of area, when nobody has said it yet. */
import { M2_PER_HA } from '@vagu/core/units/area'
import type { AreaStatus, CustomArea } from '@vagu/core/custom-areas/schema'
import { differsMuch } from '@vagu/core/custom-areas/active-areas'
import { type Effort, findCrossing } from '@vagu/core/geo/crossing'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'
import { MapData, MAX_POINTS } from '@vagu/core/geo/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { ownText } from '../db/stored.ts'
import { shrink, shrinkEffort } from './shrink.ts'

export type Calculation = Pick<CustomArea, 'calculationStrategy' | 'calculationValue'>

export interface MeasuredField {
  /** Hectares of the whole field in the year. */
  readonly area: number
  /** Its shape as JSON, read only where the edge counts. */
  readonly shape: string | null
}
/** Hectares, and why somebody must look at them; without an area it must be typed. */
export interface FoundArea {
  readonly area: number | null
  readonly status: AreaStatus | null
}

const hectares = (squareMetres: number): number => roundTo(squareMetres / M2_PER_HA, 4)
const ringsOf = (shape: string): PointRing[] =>
  ownText(MapData, shape).geometry.rings.map((ring) => ring.map(toGrid))

/**
 * Effort that the strips of one farm may take together: some seconds. Three hundred real fields take a
 * hundredth of it.
 */
export interface FarmEffort {
  /** Comparisons in search of lines that cross. */
  readonly crossing: Effort
  /** Sides of strips that may meet. */
  strips: number
}
export const farmEffort = (): FarmEffort => ({ crossing: { left: 200_000_000 }, strips: 5_000_000_000 })
/** The same of one field. */
const MAX_CROSSING = 30_000_000
const MAX_STRIPS = 2_000_000_000

/** Whether a strip can be taken off at all: shapes that were stored before they were judged may cross themselves. */
function isMeasurable(rings: readonly PointRing[], metres: number, effort: FarmEffort): boolean {
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > MAX_POINTS) return false
  const own = { left: Math.min(MAX_CROSSING, effort.crossing.left) }
  const before = own.left
  const crossing = findCrossing(rings, own)
  effort.crossing.left -= before - own.left
  if (crossing !== undefined || own.left <= 0) return false
  const max = Math.min(MAX_STRIPS, effort.strips)
  const strips = shrinkEffort(rings, metres, max)
  effort.strips -= Math.min(strips, max)
  return strips <= max
}

interface Strip {
  readonly metres: number
  readonly isTaken: boolean
  readonly effort: FarmEffort
}

function alongEdge({ area, shape }: MeasuredField, { metres, isTaken, effort }: Strip): FoundArea {
  if (shape === null) return { area: null, status: 'POLYGON_MISSING' }
  const rings = ringsOf(shape)
  if (!isMeasurable(rings, metres, effort)) return { area: null, status: 'POLYGON_AREA_MISMATCH' }
  const { whole, inner } = shrink(rings, metres)
  if (differsMuch(hectares(whole), area)) return { area: null, status: 'POLYGON_AREA_MISMATCH' }
  if (isTaken) return { area: hectares(whole - inner), status: null }
  const left = hectares(inner)
  return { area: left, status: left === 0 ? 'POLYGON_AREA_MISMATCH' : null }
}

/** The area of a field by the kind's own calculation. Formulas: docs/decisions/0017-areas-of-a-kind.md. */
export function findArea(
  { calculationStrategy, calculationValue }: Calculation,
  field: MeasuredField,
  effort: FarmEffort = farmEffort(),
): FoundArea {
  const value = calculationValue ?? 0
  if (calculationStrategy === 'INITIAL') return { area: field.area, status: null }
  if (calculationStrategy === 'PERCENT')
    return { area: roundTo(field.area * (1 - value / 100), 4), status: null }
  return alongEdge(field, { metres: value, isTaken: calculationStrategy === 'EDGE_BUFFER_ONLY', effort })
}

/** The same for the fields of a farm, which share the effort. */
export function findAreas(kind: Calculation, fields: readonly MeasuredField[]): FoundArea[] {
  const effort = farmEffort()
  return fields.map((field) => findArea(kind, field, effort))
}
