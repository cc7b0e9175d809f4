/** Places of the samples that are owed, in the order in which one goes. */
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { Field } from '@vagu/core/fields/schema'
import { type Point, toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import type { LatLng } from '@vagu/core/geo/schema'
import { samplePoints, walkingOrder } from '@vagu/core/soil-samples/points'
import type { FieldSampling } from '@vagu/core/soil-samples/schema'

export interface Taking {
  /** Its place in the walk, from 1, which is the number on its bag. */
  readonly number: number
  readonly fieldId: string
  readonly fieldName: string
  /** Null on a field without a shape. */
  readonly place: LatLng | null
  /** Metres from the one before; null for the first, and without a place. */
  readonly metres: number | null
}

interface Owed {
  readonly fieldId: string
  readonly fieldName: string
  readonly at: Point
}

function owedPlaces(
  { fieldId, fieldName, owed }: FieldSampling,
  field: Field | undefined,
  year: number,
): Owed[] {
  const shape = field && shapeOfYear(field, year)
  return shape ? samplePoints(gridRings(shape), owed).map((at) => ({ fieldId, fieldName, at })) : []
}

const metresBetween = (a: Point, b: Point): number => Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]))

/** From `start`, or from the first field, to the nearest and on; what has no shape stands at the end. */
export function takingPlan(
  sampling: readonly FieldSampling[],
  fields: readonly Field[],
  { year, start }: { readonly year: number; readonly start: LatLng | null },
): Taking[] {
  const byId = new Map(fields.map((field) => [field._id, field]))
  const owing = sampling.filter(({ owed }) => owed > 0)
  const places = owing.flatMap((line) => owedPlaces(line, byId.get(line.fieldId), year))
  const from = start ? toGrid(start) : places[0]?.at
  const walk = from ? walkingOrder(places, from) : []
  const placed = walk.map(({ at, ...of }, i) => {
    const before = walk[i - 1]
    return { ...of, place: toLatLng(at), metres: before ? metresBetween(before.at, at) : null }
  })
  const seen = new Set(places.map(({ fieldId }) => fieldId))
  const unplaced = owing
    .filter(({ fieldId }) => !seen.has(fieldId))
    .flatMap(({ fieldId, fieldName, owed }) =>
      Array.from({ length: owed }, () => ({ fieldId, fieldName, place: null, metres: null })),
    )
  return [...placed, ...unplaced].map((taking, i) => ({ number: i + 1, ...taking }))
}
