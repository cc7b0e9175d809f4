/** Sums of random years against a slow calculation in fractions of whole numbers. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProfitFacts } from './facts.ts'
import { reportOf } from './report.ts'
import { jobType, sampleEntry, sampleFacts, sampleField, sampleJob } from './sample.ts'
import { type CostEntry, NOTHING_STORED } from './schema.ts'
import { totalsOf } from './totals.ts'

/** Whole numbers of units: areas of 0.0001 ha, amounts of 0.0001, prices of 0.000001 euros. */
interface Season {
  readonly areas: readonly number[]
  readonly jobs: readonly { field: number; area: number; price: number; minutes: number; pay: number }[]
  readonly uses: readonly {
    field: number
    amount: number
    price: number
    unit: 'kg' | 't' | 'g'
    by: 'kg' | 't'
  }[]
  readonly harvests: readonly { field: number; kilograms: number }[]
  readonly wheat: number
  readonly entries: readonly {
    kind: CostEntry['kind']
    per: CostEntry['per']
    cents: number
    field: number | null
  }[]
}
const field = fc.nat(4)
const cents = fc.nat(9_000_000)
const seasons: fc.Arbitrary<Season> = fc.record({
  areas: fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 5 }),
  jobs: fc.array(
    fc.record({
      field,
      area: fc.nat(2_000_000),
      price: fc.nat(900_000_000),
      minutes: fc.nat(2000),
      pay: fc.nat(90_000),
    }),
    { maxLength: 12 },
  ),
  uses: fc.array(
    fc.record({
      field,
      amount: fc.nat(2_000_000_000),
      price: fc.nat(900_000_000),
      unit: fc.constantFrom('kg', 't', 'g'),
      by: fc.constantFrom('kg', 't'),
    }),
    { maxLength: 12 },
  ),
  harvests: fc.array(fc.record({ field, kilograms: fc.nat(2_000_000_000) }), { maxLength: 6 }),
  wheat: fc.nat(900_000_000),
  entries: fc.array(
    fc.record({
      kind: fc.constantFrom('SUBSIDY', 'INCOME', 'COST'),
      per: fc.constantFrom('HA', 'T', 'TOTAL'),
      cents,
      field: fc.option(field),
    }),
    { maxLength: 6 },
  ),
})

const GRAMS = { g: 1n, kg: 1000n, t: 1_000_000n } as const
/** A fraction to whole cents, half up. */
const rounded = (top: bigint, bottom: bigint): bigint => (top * 2n + bottom) / (bottom * 2n)
/** Cents of 0.0001 units at 0.000001 euros. */
const worth = (amount: number, price: number, [top, bottom]: readonly [bigint, bigint] = [1n, 1n]): bigint =>
  rounded(BigInt(amount) * BigInt(price) * top * 100n, 10_000n * 1_000_000n * bottom)

/** Shares by the largest remainder, cent by cent. */
function slowShares(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, each) => all + each, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const shares = weights.map((weight) => (total * weight) / sum)
  const lacks = weights.map((weight, index) => total * weight - (shares[index] ?? 0n) * sum)
  for (let left = total - shares.reduce((all, each) => all + each, 0n); left > 0n; left -= 1n) {
    const most = lacks.reduce((best, each, index) => (each > (lacks[best] ?? 0n) ? index : best), 0)
    shares[most] = (shares[most] ?? 0n) + 1n
    lacks[most] = -1n
  }
  return shares
}

/** Profit of each field in cents. */
function slowProfits({ areas, jobs, uses, harvests, wheat, entries }: Season): bigint[] {
  const profits = areas.map(() => 0n)
  const add = (index: number, value: bigint): void => {
    if (index < profits.length) profits[index] = (profits[index] ?? 0n) + value
  }
  for (const { field: at, area, price, pay } of jobs) add(at, -worth(area, price) - BigInt(pay))
  for (const { field: at, amount, price, unit, by } of uses)
    add(at, -worth(amount, price, [GRAMS[unit], GRAMS[by]]))
  for (const { field: at, kilograms } of harvests) add(at, worth(kilograms, wheat, [1n, 1000n]))
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

const idOf = (index: number) => `field-${index}`
function factsOf({ areas, jobs, uses, harvests, wheat, entries }: Season): ProfitFacts {
  const prices = new Map(
    uses.map(({ price, by }, index) => [`use-${index}`, { price: price / 1e6, unit: by, cents: null }]),
  )
  const priced = jobs.map((job, index) => ({ ...job, id: `job-${index}` }))
  return sampleFacts({
    fields: areas.map((area, index) => sampleField({ _id: idOf(index), area: area / 10_000 })),
    jobs: [
      ...priced.map(({ id, field: at, area }) =>
        sampleJob({ _id: id, fieldId: idOf(at), jobKey: id, area: area / 10_000 }),
      ),
      ...uses.map(({ field: at, amount, unit }, index) =>
        sampleJob({
          _id: `using-${index}`,
          fieldId: idOf(at),
          jobKey: 'free',
          uses: [
            {
              kind: 'material',
              name: 'x',
              requisiteId: `use-${index}`,
              amount: amount / 10_000,
              unit,
              place: 0,
              isDressing: false,
            },
          ],
        }),
      ),
    ],
    jobTypes: new Map([jobType('free', 0), ...priced.map(({ id, price }) => jobType(id, price / 1e6))]),
    hours: priced.map(({ id, field: at, minutes, pay }) => ({
      fieldId: idOf(at),
      jobId: id,
      worker: 'Mari',
      day: '2026-05-04',
      minutes,
      cents: pay,
    })),
    harvests: harvests.map(({ field: at, kilograms }, index) => ({
      jobId: `harvest-${index}`,
      fieldId: idOf(at),
      day: '2026-08-10',
      yieldType: 'Terad',
      amount: kilograms / 10_000,
      unit: 'kg',
      kilograms: kilograms / 10_000,
    })),
    stockOf: (_job, { requisiteId }) => prices.get(requisiteId ?? ''),
    stored: {
      ...NOTHING_STORED,
      prices: [{ crop: 'talinisu', yieldType: 'Terad', price: wheat / 1e6, unit: 't' }],
      entries: entries.map(({ kind, per, cents: amount, field: at }, index) =>
        sampleEntry({
          _id: `entry-${index}`,
          kind,
          per,
          amount: amount / 100,
          fieldId: at === null ? null : idOf(at),
        }),
      ),
    },
  })
}

it('is the exact sum to the cent, of each field and of the farm', () => {
  fc.assert(
    fc.property(seasons, (season) => {
      const { rows } = reportOf(factsOf(season))
      const profits = rows.map((row) => BigInt(totalsOf([row]).profit.all))
      const slow = slowProfits(season)
      expect(profits).toEqual(slow)
      expect(BigInt(totalsOf(rows).profit.all)).toBe(slow.reduce((sum, each) => sum + each, 0n))
    }),
    { numRuns: 400 },
  )
})
it('names nothing as missing where everything is told, but what is paid by tonnes that nobody knows', () => {
  fc.assert(
    fc.property(seasons, (season) => {
      const { rows } = reportOf(factsOf(season))
      const brought = new Set(season.harvests.map((each) => idOf(each.field)))
      const own = season.entries.filter(({ per }) => per === 'T')
      for (const { fieldId, gaps, knownParts, costParts } of rows) {
        const at = (index: number | null) => index === null || idOf(index) === fieldId
        const unknown = brought.has(fieldId) ? [] : own.filter((each) => at(each.field))
        const costs = unknown.filter(({ kind }) => kind === 'COST')
        expect([gaps.length > 0, costParts - knownParts]).toEqual([unknown.length > 0, costs.length])
      }
    }),
    { numRuns: 50 },
  )
})
