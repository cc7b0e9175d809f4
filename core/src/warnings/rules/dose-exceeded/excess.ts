/** How much of a product came on a hectare, and how much the uses allow. */
import { doseUnitOf, type Rate, rateExceeds, rateOf } from '../../../units/dose.ts'
import type { ProductInJob } from '../../lib/register/register-use.ts'
import type { Missing } from '../../rule.ts'

/** The registered maximum of one use, in its unit, and litres, kilograms or pieces a hectare for one of the unit. */
export interface Maximum extends Rate {
  readonly dose: number
  readonly unit: string
}

/** `none`: the use sets no limit on a field. `unclear`: its dose is no quantity per area, or in a unit we do not know. */
function maximumOf({ doseMax, doseUnit }: ProductInJob['uses'][number]): Maximum | 'none' | 'unclear' {
  if (doseMax === null || doseMax <= 0) return 'none'
  const unit = doseUnitOf(doseUnit ?? '')
  if (unit?.kind === 'weight') return 'none'
  if (unit?.kind !== 'area' || doseUnit === null) return 'unclear'
  return { quantity: unit.quantity, perHectare: unit.perHectare, dose: doseMax, unit: doseUnit }
}

export const isSeedTreatment = ({ doseUnit }: ProductInJob['uses'][number]): boolean =>
  doseUnit !== null && doseUnitOf(doseUnit)?.kind === 'weight'

/**
 * Rate of all rows of the product on a hectare; the missing fact where it cannot be told; undefined without
 * an amount.
 */
export function usedOf({ rows, event }: ProductInJob): Rate | Missing | undefined {
  const written = rows.flatMap(({ amount, unit }) =>
    amount !== null && unit !== null ? [{ amount, unit }] : [],
  )
  if (written.length === 0) return undefined
  if (event.area <= 0) return 'area'
  let sum: Rate | undefined
  for (const { amount, unit } of written) {
    const rate = rateOf(amount, unit, event.area)
    if (!rate || (sum && sum.quantity !== rate.quantity)) return 'amount'
    sum = { quantity: rate.quantity, perHectare: rate.perHectare + (sum?.perHectare ?? 0) }
  }
  return sum
}

/** The greatest maximum where the rate is above that of every use; what is missing to tell; undefined when all is well. */
export function excessOf(used: Rate, found: ProductInJob): Maximum | Missing | undefined {
  let greatest: Maximum | undefined
  let missing: Missing | undefined
  for (const use of found.uses) {
    if (isSeedTreatment(use)) continue
    const maximum = maximumOf(use)
    if (maximum === 'none') return undefined
    if (maximum === 'unclear') missing = 'register'
    else if (maximum.quantity !== used.quantity) missing ??= 'amount'
    else if (!rateExceeds(used.perHectare, maximum.dose * maximum.perHectare)) return undefined
    else if (!greatest || maximum.dose * maximum.perHectare > greatest.dose * greatest.perHectare)
      greatest = maximum
  }
  return missing ?? greatest
}
