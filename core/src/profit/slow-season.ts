/** A made-up year in whole numbers, and its profit by a slow calculation in fractions, which tests hold beside the other. */
import type { CostEntry } from './schema.ts'

/** Whole numbers of units: areas of 0.0001 ha, amounts of 0.0001, prices of 0.000001 euros. */
export interface Season {
  readonly areas: readonly number[]
  readonly jobs: readonly { field: number; area: number; price: number; minutes: number; pay: number }[]
  readonly uses: readonly {
    field: number
    amount: number
    price: number
    unit: 'kg' | 't' | 'g'
    by: 'kg' | 't'
  }[]
  /** Moisture in tenths of a per cent; null where nobody measured it. */
  readonly harvests: readonly { field: number; kilograms: number; moisture: number | null }[]
  readonly wheat: number
  readonly entries: readonly {
    kind: CostEntry['kind']
    per: CostEntry['per']
    cents: number
    field: number | null
  }[]
}
const GRAMS = { g: 1n, kg: 1000n, t: 1_000_000n } as const
/** A fraction to whole cents, half up. */
export const rounded = (top: bigint, bottom: bigint): bigint => (top * 2n + bottom) / (bottom * 2n)
/** Cents of 0.0001 units at 0.000001 euros. */
const worth = (amount: number, price: number, [top, bottom]: readonly [bigint, bigint] = [1n, 1n]): bigint =>
  rounded(BigInt(amount) * BigInt(price) * top * 100n, 10_000n * 1_000_000n * bottom)

/** Shares cent by cent: each half up, the last with a weight takes the remainder, and nobody gets less than nothing. */
function slowShares(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, each) => all + each, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => rounded(total * weight, sum))
  const last = weights.findLastIndex((weight) => weight > 0n)
  let left = total - shares.reduce((all, each, index) => (index === last ? all : all + each), 0n)
  for (let index = last - 1; index >= 0 && left < 0n; index--)
    if ((shares[index] ?? 0n) > 0n) {
      shares[index] = (shares[index] ?? 0n) - 1n
      left += 1n
    }
  shares[last] = left
  return shares
}

/** Whole kilograms of wheat, standard 14 %, that are paid for; 0.0001 kg of which nobody measured the moisture. */
const sold = (kilograms: number, moisture: number | null): number =>
  moisture === null
    ? kilograms
    : Number(rounded(BigInt(kilograms) * BigInt(1000 - moisture), 860n * 10_000n)) * 10_000

/** Profit of each field in cents. */
export function slowProfits({ areas, jobs, uses, harvests, wheat, entries }: Season): bigint[] {
  const profits = areas.map(() => 0n)
  const add = (index: number, value: bigint): void => {
    if (index < profits.length) profits[index] = (profits[index] ?? 0n) + value
  }
  for (const { field: at, area, price, pay } of jobs) add(at, -worth(area, price) - BigInt(pay))
  for (const { field: at, amount, price, unit, by } of uses)
    add(at, -worth(amount, price, [GRAMS[unit], GRAMS[by]]))
  for (const { field: at, kilograms, moisture } of harvests)
    add(at, worth(sold(kilograms, moisture), wheat, [1n, 1000n]))
  for (const { kind, per, cents: amount, field: at } of entries) {
    const sign = kind === 'COST' ? -1n : 1n
    const own = areas.map((_, index) => at === null || at === index)
    const chosen = own.filter(Boolean).length
    const shares = slowShares(
      BigInt(amount),
      areas.map((area, index) => (own[index] ? BigInt(area) : 0n)),
    )
    areas.forEach((area, index) => {
      if (!own[index]) return
      const kilograms = harvests
        .filter((each) => each.field === index)
        .reduce((sum, each) => sum + each.kilograms, 0)
      if (per === 'HA') add(index, sign * worth(area, amount * 10_000))
      else if (per === 'T') add(index, sign * worth(kilograms, amount * 10_000, [1n, 1000n]))
      else add(index, sign * (chosen === 1 ? BigInt(amount) : (shares[index] ?? 0n)))
    })
  }
  return profits
}
