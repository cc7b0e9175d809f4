/** Planned crops that become the main crops of a year. */
import { cropByKey, YIELD_TYPES, YIELD_UNIT } from '../crops/table.ts'
import { livesIn, yearInfoOf } from '../fields/rules.ts'
import type { MainCrop, YearInfo } from '../fields/schema.ts'
import type { PlanField } from './plan.ts'

const mainCropFor = (crop: string): MainCrop => {
  const known = cropByKey(crop)
  return { crop, ...(known && { yieldType: YIELD_TYPES[known.harvest], yieldUnit: YIELD_UNIT }) }
}

/** Effect of accepting a planned crop on a field: nothing, a new crop, or another one in place of what stands. */
export type Acceptance = 'same' | 'new' | 'differs'

export function acceptanceOf(
  field: Pick<PlanField, 'yearInfo'>,
  { year, crop }: { readonly year: number; readonly crop: string },
): Acceptance {
  const stands = yearInfoOf(field, year)?.mainCrop?.crop
  if (stands === undefined) return 'new'
  return stands === crop ? 'same' : 'differs'
}

/** Years of a field with the planned crop as main crop; undefined where nothing is to change. */
export function withAcceptedCrop(
  field: Pick<PlanField, 'yearInfo' | 'firstYear' | 'lastYear'>,
  { year, crop, overwrites }: { readonly year: number; readonly crop: string; readonly overwrites: boolean },
): YearInfo[] | undefined {
  const kind = acceptanceOf(field, { year, crop })
  if (kind === 'same' || (kind === 'differs' && !overwrites) || !livesIn(field, year)) return undefined
  const before = yearInfoOf(field, year)
  // hectares of the crop that gives way are none of the new one
  const accepted: YearInfo = { ...before, year, mainCrop: mainCropFor(crop), mainCropArea: null }
  return [...field.yearInfo.filter((info) => info !== before), accepted].toSorted((a, b) => a.year - b.year)
}
