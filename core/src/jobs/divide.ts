/** A job shared among the parts of its field: what was used, brought in or done in all is split by area. */
import { isPerHectare } from '../units/schema.ts'
import { splitByWeight } from '../units/rounding.ts'
import type { Job } from './schema.ts'
import { isRateOfWork } from './work-amount.ts'

/** The parts of a job that go by its area. */
type Divided = Pick<
  Job,
  'area' | 'requisites' | 'herding' | 'yield' | 'yieldUnit' | 'amount' | 'unit' | 'soilSamples'
>

const AREA_DECIMALS = 4
const AMOUNT_DECIMALS = 4
const YIELD_DECIMALS = 3
const WORK_DECIMALS = 3

/** Shares of an amount; of nothing there are none, and one that is too small to share stays with the first. */
function sharesOf(
  amount: number | null | undefined,
  areas: readonly number[],
  decimals: number,
): (number | null)[] {
  if (amount == null) return areas.map(() => null)
  const shares = splitByWeight(amount, areas, decimals)
  return shares.some((share) => share <= 0) ? areas.map((_, i) => (i === 0 ? amount : null)) : shares
}

/**
 * The job of each part, `areas` being the hectares of the parts. The sums of area, amounts, yield, hours and soil samples
 * are those of the whole job; rates (an amount per hectare, m3 a metre) stay.
 */
export function dividedJob<J extends Divided>(job: J, areas: readonly number[]): J[] {
  const worked = splitByWeight(job.area, areas, AREA_DECIMALS)
  const materials = job.requisites.map(({ amount, unit }) =>
    unit === null || isPerHectare(unit) ? areas.map(() => amount) : sharesOf(amount, areas, AMOUNT_DECIMALS),
  )
  const hours = job.herding.map(({ hoursPerDay }) => splitByWeight(hoursPerDay, areas, AMOUNT_DECIMALS))
  const yields = sharesOf(job.yield, areas, YIELD_DECIMALS)
  const samples = sharesOf(job.soilSamples, areas, 0)
  const works = isRateOfWork(job.unit ?? null)
    ? areas.map(() => job.amount ?? null)
    : sharesOf(job.amount, areas, WORK_DECIMALS)
  return areas.map((_, part) => ({
    ...job,
    area: worked[part] ?? 0,
    requisites: job.requisites.map((material, i) => ({ ...material, amount: materials[i]?.[part] ?? null })),
    herding: job.herding.map((row, i) => ({ ...row, hoursPerDay: hours[i]?.[part] ?? 0 })),
    ...(job.yield != null && { yield: yields[part] ?? null }),
    ...(job.soilSamples != null && { soilSamples: samples[part] ?? null }),
    ...(job.amount != null && { amount: works[part] ?? null }),
  }))
}
