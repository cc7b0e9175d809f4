import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { isInUse } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import { gridRings } from '@vagu/core/geo/map-data'
import { isInside } from '@vagu/core/geo/rings'
import type { LatLng } from '@vagu/core/geo/schema'

/** The field in use on which a place lies. */
export function fieldAt(fields: readonly Field[], place: LatLng, year: number): Field | undefined {
  const point = toGrid(place)
  return fields.find((field) => {
    const shape = isInUse(field, year) ? shapeOfYear(field, year) : null
    return shape ? isInside(point, gridRings(shape)) : false
  })
}

/** Whether a place lies beyond the boundary of a field; of a field that has none nobody can say. */
export function liesOutside(field: Field, place: LatLng, year: number): boolean {
  const shape = shapeOfYear(field, year)
  return shape ? !isInside(toGrid(place), gridRings(shape)) : false
}
