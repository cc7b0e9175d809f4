/** How far the harvest is, crop by crop: what harvest jobs have covered of the fields, and what came of it. */
import { YIELD_TYPES } from '../crops/table.ts'
import {
  cropPerHa,
  fieldYield,
  type HarvestField,
  type HarvestJob as JobOfField,
  mainKindOf,
  mainTypeOf,
} from '../harvest/rules.ts'
import type { CropHarvest, FieldYield } from '../harvest/schema.ts'
import { areaUnits, hectaresOf, roundTo, sumAreas } from '../units/rounding.ts'
import { isInUse, mainCropOf } from './rules.ts'

export interface HarvestJob extends JobOfField {
  readonly fieldId: string
}

/** Whether a field has a crop that is harvested in a year; one that stays on the field is not. */
export function isHarvestedIn(field: HarvestField, year: number): boolean {
  const crop = mainCropOf(field, year)
  return isInUse(field, year) && crop != null && mainTypeOf(crop) !== YIELD_TYPES.none
}

function progressOf(crop: string, fields: readonly FieldYield[]): CropHarvest {
  const tonnes = fields.reduce((sum, field) => sum + (mainKindOf(field)?.standardTonnes ?? 0), 0)
  return {
    crop,
    area: sumAreas(fields.map(({ area }) => area)),
    harvestedArea: hectaresOf(areaUnits(sumAreas(fields.map(({ harvestedArea }) => harvestedArea)))),
    fields: fields.length,
    harvestedFields: fields.filter(({ isHarvested }) => isHarvested).length,
    tonnes: tonnes > 0 ? roundTo(tonnes, 3) : null,
    perHa: cropPerHa(fields),
  }
}

/** Crops of the active fields, the largest first. Crops that stay on the field are left out. */
export function harvestProgress(
  fields: readonly HarvestField[],
  jobs: readonly HarvestJob[],
  year: number,
): CropHarvest[] {
  const byField = Map.groupBy(jobs, ({ fieldId }) => fieldId)
  const yields = fields
    .filter((field) => isHarvestedIn(field, year))
    .flatMap((field) => fieldYield(field, year, byField.get(field._id) ?? []) ?? [])
  return [...Map.groupBy(yields, ({ crop }) => crop)]
    .map(([crop, own]) => progressOf(crop, own))
    .toSorted((a, b) => b.area - a.area)
}
