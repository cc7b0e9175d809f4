/** How large a field is by a kind of area, when nobody has said it yet. */
import type { AreaStatus, CustomArea } from '@vagu/core/custom-areas/schema'
import { differsMuch } from '@vagu/core/custom-areas/standing'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import type { PointRing } from '@vagu/core/geo/rings'
import type { MapData } from '@vagu/core/geo/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { shrink } from './shrink.ts'

type Calculation = Pick<CustomArea, 'calculationStrategy' | 'calculationValue'>

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

const SQUARE_METRES = 10_000
const hectares = (squareMetres: number): number => roundTo(squareMetres / SQUARE_METRES, 4)
const ringsOf = (shape: string): PointRing[] =>
  (JSON.parse(shape) as MapData).geometry.rings.map((ring) => ring.map(toGrid))

function alongEdge({ area, shape }: MeasuredField, metres: number, takesStrip: boolean): FoundArea {
  if (shape === null) return { area: null, status: 'POLYGON_MISSING' }
  const { whole, inner } = shrink(ringsOf(shape), metres)
  if (differsMuch(hectares(whole), area)) return { area: null, status: 'POLYGON_AREA_MISMATCH' }
  if (takesStrip) return { area: hectares(whole - inner), status: null }
  const left = hectares(inner)
  return { area: left, status: left === 0 ? 'POLYGON_AREA_MISMATCH' : null }
}

/** The area of a field by the kind's own calculation. Formulas: docs/decisions/0017-areas-of-a-kind.md. */
export function findArea(
  { calculationStrategy, calculationValue }: Calculation,
  field: MeasuredField,
): FoundArea {
  const value = calculationValue ?? 0
  if (calculationStrategy === 'INITIAL') return { area: field.area, status: null }
  if (calculationStrategy === 'PERCENT')
    return { area: roundTo(field.area * (1 - value / 100), 4), status: null }
  return alongEdge(field, value, calculationStrategy === 'EDGE_BUFFER_ONLY')
}
