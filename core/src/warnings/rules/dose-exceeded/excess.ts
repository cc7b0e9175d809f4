/** How much of a product came on a hectare, and how much the uses allow. */
import { doseUnitOf, type Rate, rateExceeds, rateOf } from '../../../units/dose.ts'
import type { ProductInJob } from '../../lib/register/register-use.ts'
import type { MaterialUse } from '../../facts.ts'
import type { Missing } from '../../rule.ts'

/** The registered maximum of one use: as it is written, and litres, kilograms or pieces on a hectare. */
export interface Maximum extends Rate {
  readonly dose: number
  readonly unit: string
  /** Of one of the unit. */
  readonly perUnit: number
}

/** `none`: the use sets no limit on a field. `unclear`: its dose is no quantity per area, or in a unit we do not know. */
function maximumOf({ doseMax, doseUnit }: ProductInJob['uses'][number]): Maximum | 'none' | 'unclear' {
  if (doseMax === null || doseMax <= 0) return 'none'
  const unit = doseUnitOf(doseUnit ?? '')
  if (unit?.kind === 'weight') return 'none'
  if (unit?.kind !== 'area' || doseUnit === null) return 'unclear'
  const { quantity, perHectare: perUnit } = unit
  return { quantity, perHectare: doseMax * perUnit, dose: doseMax, unit: doseUnit, perUnit }
}

const isSeedTreatment = ({ doseUnit }: ProductInJob['uses'][number]): boolean =>
  doseUnit !== null && doseUnitOf(doseUnit)?.kind === 'weight'

/** Maximum that each use allows, but for those that treat seed. */
export const maximaOf = (uses: ProductInJob['uses']): readonly ReturnType<typeof maximumOf>[] =>
  uses.flatMap((use) => (isSeedTreatment(use) ? [] : [maximumOf(use)]))

/**
 * Rate of all rows of a product on a hectare, by its key; the missing fact where it cannot be told; undefined without
 * an amount.
 */
export function usedOf(
  materials: readonly MaterialUse[],
  product: string,
  area: number,
): Rate | Missing | undefined {
  let sum: Rate | undefined
  for (const { key, amount, unit } of materials) {
    if (key !== product || amount === null || unit === null) continue
    if (area <= 0) return 'area'
    const rate = rateOf(amount, unit, area)
    if (!rate || (sum && sum.quantity !== rate.quantity)) return 'amount'
    sum = sum ? { quantity: sum.quantity, perHectare: sum.perHectare + rate.perHectare } : rate
  }
  return sum
}

/** The greatest maximum where the rate is above that of every use; what is missing to tell; undefined when all is well. */
export function excessOf(used: Rate, maxima: ReturnType<typeof maximaOf>): Maximum | Missing | undefined {
  let greatest: Maximum | undefined
  let missing: Missing | undefined
  for (const maximum of maxima) {
    if (maximum === 'none') return undefined
    if (maximum === 'unclear') missing = 'register'
    else if (maximum.quantity !== used.quantity) missing ??= 'amount'
    else if (!rateExceeds(used.perHectare, maximum.perHectare)) return undefined
    else if (!greatest || maximum.perHectare > greatest.perHectare) greatest = maximum
  }
  return missing ?? greatest
}
