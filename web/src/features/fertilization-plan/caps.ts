/** Limits of the law that are drawn into the bars and held by what is suggested. */
import type { NutrientElement } from '@vagu/core/nutrients/schema'
import { MANURE_NITROGEN } from '@vagu/core/warnings/rules/manure-nitrogen-exceeded/limits'
import { MANURE_PHOSPHORUS } from '@vagu/core/warnings/rules/manure-phosphorus-exceeded/limits'
import { MINERAL_NITROGEN } from '@vagu/core/warnings/rules/nitrate-zone-limit-exceeded/limits'
import type { PlanRow } from './plan-rows.ts'

/** Nitrogen in mineral fertilizers that the law allows in a nitrate vulnerable zone, kg/ha; undefined elsewhere. */
export const nitrogenCapOf = ({ facts }: PlanRow, year: number): number | undefined =>
  facts.nitrateZone === true ? MINERAL_NITROGEN.at(`${year}-12-31`)?.value : undefined

/** Kilograms per hectare that a bar is drawn with; where manure is spread too, nitrogen is no longer of one kind. */
export const capOf = (row: PlanRow, element: NutrientElement, year: number): number | undefined =>
  element === 'N' && row.reckoned.manure.N === 0 ? nitrogenCapOf(row, year) : undefined

/** Nitrogen or phosphorus of manure on a field beside what the law allows on the mean of the farm, kg/ha. */
export interface ManureCap {
  readonly kg: number
  readonly most: number
}

/** The cap of manure that stands in a cell; undefined where none is spread, and of potassium. */
export function manureCapOf(
  { reckoned }: PlanRow,
  element: NutrientElement,
  year: number,
): ManureCap | undefined {
  if (element === 'K') return undefined
  const kg = reckoned.manure[element]
  const most = (element === 'N' ? MANURE_NITROGEN : MANURE_PHOSPHORUS).at(`${year}-12-31`)?.value
  return kg > 0 && most !== undefined ? { kg, most } : undefined
}

/** Room that the law leaves for a mix, kg/ha. */
export function mixLimits(row: PlanRow, year: number) {
  const manure = MANURE_NITROGEN.at(`${year}-12-31`)?.value
  const cap = nitrogenCapOf(row, year)
  return {
    manureNLeft: manure === undefined ? null : Math.max(0, manure - row.reckoned.manure.N),
    nitrogenLeft: cap === undefined ? null : Math.max(0, cap - row.reckoned.balanceOf.mineral),
  }
}
