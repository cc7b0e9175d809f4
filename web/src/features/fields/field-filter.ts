import { cropTitle } from '@vagu/core/crops/title'
import { mainCropOf, nameOfYear, otherCropsOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { normalizeText } from '../../ui/search-options.ts'

/** Whether a field answers a search: by its name, crops of the year, parcel or field number. */
export function isFound(field: Field, query: string, year: number): boolean {
  const needle = normalizeText(query)
  if (needle === '') return true
  const crop = mainCropOf(field, year)
  const crops = [...(crop ? [crop] : []), ...otherCropsOf(field, year)]
  const texts = [field.name, nameOfYear(field, year), field.code, field.priaCode, ...crops.map(cropTitle)]
  return texts.some((text) => normalizeText(text).includes(needle))
}
