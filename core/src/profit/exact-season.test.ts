/** Sums of random years against a slow calculation in fractions of whole numbers. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProfitFacts } from './facts.ts'
import { reportOf } from './report.ts'
import { jobType, sampleEntry, sampleFacts, sampleField, sampleJob } from './sample.ts'
import { NOTHING_STORED } from './schema.ts'
import { type Season, slowProfits } from './slow-season.ts'
import { totalsOf } from './totals.ts'

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
  harvests: fc.array(
    fc.record({ field, kilograms: fc.nat(2_000_000_000), moisture: fc.option(fc.nat(500)) }),
    { maxLength: 6 },
  ),
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
    harvests: harvests.map(({ field: at, kilograms, moisture }, index) => ({
      jobId: `harvest-${index}`,
      fieldId: idOf(at),
      day: '2026-08-10',
      yieldType: 'Terad',
      amount: kilograms / 10_000,
      unit: 'kg',
      kilograms: kilograms / 10_000,
      moisturePct: moisture === null ? null : moisture / 10,
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
