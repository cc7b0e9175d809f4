import { areaOfYear, mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { formatQuantity } from '../../lib/format.ts'
import type { MapShape } from '../../map/map-shape.ts'
import { cropStyle } from '../crops/crop-style.ts'

/** Fields as the map shows them in a crop year: named, in the colour of the crop, with its letters and the area. */
export const fieldShapes = (fields: readonly Field[], year: number): MapShape[] =>
  fields.flatMap((field) => {
    const shape = shapeOfYear(field, year)
    if (!shape) return []
    const crop = cropStyle(mainCropOf(field, year))
    return {
      id: field._id,
      shape,
      label: nameOfYear(field, year),
      hint: `${crop.letters} · ${formatQuantity(areaOfYear(field, year), 'ha')}`,
      colour: crop.colour,
    }
  })
