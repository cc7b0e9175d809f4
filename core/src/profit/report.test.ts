import { expect, it } from 'vitest'
import type { ProfitFacts, ProfitHarvest, ProfitUse } from './facts.ts'
import { fieldLines, reportOf } from './report.ts'
import { jobType, sampleEntry, sampleFacts, sampleField, sampleJob } from './sample.ts'
import { type CostEntry, NOTHING_STORED, type StoredOverview, type YieldPrice } from './schema.ts'
import { missingOf, totalsOf } from './totals.ts'

const wheat: YieldPrice = { crop: 'talinisu', yieldType: 'Terad', price: 190, unit: 't' }
const stored = (change: Partial<StoredOverview>): StoredOverview => ({ ...NOTHING_STORED, ...change })
const brought = (change: Partial<ProfitHarvest> = {}): ProfitHarvest => ({
  jobId: 'h',
  fieldId: 'field-1',
  day: '2026-08-10',
  yieldType: 'Terad',
  amount: 10,
  unit: 't',
  kilograms: 10_000,
  ...change,
})
const seed: ProfitUse = {
  kind: 'seed',
  name: 'Skagen',
  requisiteId: 'seed',
  amount: 1000,
  unit: 'kg',
  place: 0,
  isDressing: false,
}
const sowing = sampleJob({ categoryKey: 'sowing', jobKey: 'sowing', uses: [seed] })
const bySeedPrice = { stockOf: () => ({ price: 500, unit: 't', cents: null }) }
const sowingPrice = new Map([
  ['sowing/sowing', { name: 'Külvamine', hectarePrice: 10, includesLabour: null }],
])

const rowOf = (change: Partial<ProfitFacts>) => {
  const [row] = reportOf(sampleFacts(change)).rows
  if (!row) throw new Error('the field has no row')
  return row
}
const moneyOf = (change: Partial<ProfitFacts>) => {
  const { incomes, costs } = totalsOf([rowOf(change)])
  return [incomes.actual, incomes.estimated, costs.actual, costs.estimated]
}
const gapsOf = (change: Partial<ProfitFacts>) => rowOf(change).gaps.map(({ what }) => what)

it('counts a price of 0 as a price', () => {
  const facts = { harvests: [brought()], stored: stored({ prices: [{ ...wheat, price: 0 }] }) }
  expect([moneyOf(facts), gapsOf(facts)]).toEqual([[0, 0, 0, 0], []])
})
it('adds two harvests, each at its own kind of yield', () => {
  const straw = brought({ yieldType: 'Põhk', amount: 24, unit: 'tk', kilograms: null })
  const prices: YieldPrice[] = [wheat, { crop: 'talinisu', yieldType: 'Põhk', price: 12.5, unit: 'tk' }]
  const facts = {
    harvests: [brought(), brought({ jobId: 'h2', amount: 5, kilograms: 5000 }), straw],
    stored: stored({ prices }),
  }
  expect(moneyOf(facts)).toEqual([190_000 + 95_000 + 30_000, 0, 0, 0])
  expect(rowOf(facts).tonnes).toBe(15)
})
it.each([
  // 10 t x 81.5 / 86 = 9.477 t; nobody measured it; drier than the standard; by the piece, as it is sold
  [{ moisturePct: 18.5 }, 't', 9.477, 180_063],
  [{ moisturePct: null }, 't', 10, 190_000],
  [{ moisturePct: 12 }, 't', 10.233, 194_427],
  [{ moisturePct: 18.5, unit: 'kg', amount: 10_000 }, 'kg', 9.477, 180_063_000],
  [{ moisturePct: 18.5, unit: 'tk', amount: 40 }, 'tk', 40, 760_000],
] as const)('pays a harvest of %j by the %s at its standard moisture', (change, unit, ...sold) => {
  const facts = sampleFacts({
    harvests: [brought(change)],
    stored: stored({ prices: [{ ...wheat, unit }] }),
  })
  const lines = fieldLines(facts, 'field-1').filter(({ kind }) => kind === 'harvest')
  expect(lines.map(({ amount, cents }) => [amount, cents])).toEqual([sold])
})
it('names bales without weight that are sold by the tonne', () => {
  const facts = {
    harvests: [brought({ amount: 40, unit: 'tk', kilograms: null })],
    stored: stored({ prices: [wheat] }),
  }
  const row = rowOf(facts)
  expect([row.isHarvested, row.tonnes, gapsOf(facts)]).toEqual([true, null, ['weight']])
})
it('names a yield that is priced by a unit that it is not in', () => {
  const facts = { harvests: [brought()], stored: stored({ prices: [{ ...wheat, unit: 'l' }] }) }
  expect(gapsOf(facts)).toEqual(['unit'])
})
it('leaves what stays on the field without income, and without a gap', () => {
  const facts = { harvests: [brought({ yieldType: 'Jääb põllule' })] }
  expect([moneyOf(facts), gapsOf(facts)]).toEqual([[0, 0, 0, 0], []])
})
it('keeps a field that is not harvested: income 0, and what is expected is an estimate', () => {
  const costs = { jobs: [sowing], jobTypes: sowingPrice, ...bySeedPrice }
  expect(moneyOf(costs)).toEqual([0, 0, 12_400 + 50_000, 0])
  const field = sampleField({ goal: { perHa: 6, unit: 't' } })
  const expected = { ...costs, fields: [field], stored: stored({ prices: [wheat] }) }
  expect(moneyOf(expected)).toEqual([0, 1_413_600, 62_400, 0])
  expect(rowOf(expected)).toMatchObject({ isHarvested: false, tonnes: null, expectedTonnes: 74.4 })
})
it('takes the price of the plan of yields as an estimate', () => {
  const facts = { harvests: [brought()], plannedPrices: new Map([['talinisu', 180]]) }
  expect(moneyOf(facts)).toEqual([0, 180_000, 0, 0])
})
it('bears the costs of both crops where it was resown', () => {
  const again = { ...sowing, _id: 'job-2', day: '2026-04-20' }
  const facts = { jobs: [sowing, again], jobTypes: sowingPrice, ...bySeedPrice }
  expect(moneyOf(facts)).toEqual([0, 0, 2 * 62_400, 0])
})
it('keeps planned jobs apart, and materials at a typed price', () => {
  const price = { requisiteId: 'seed', name: 'Skagen', price: 0.4, unit: 'kg' as const }
  const facts = { jobs: [sowing], jobTypes: sowingPrice, stored: stored({ materials: [price] }) }
  expect(moneyOf(facts)).toEqual([0, 0, 12_400, 40_000])
  expect(moneyOf({ ...facts, jobs: [{ ...sowing, isDone: false }] })).toEqual([0, 0, 0, 52_400])
})
it('names each price that is missing, and how much of the cost is known', () => {
  const facts = {
    jobs: [sowing, sampleJob({ _id: 'job-2' })],
    jobTypes: sowingPrice,
    harvests: [brought()],
  }
  const row = rowOf(facts)
  expect(row.gaps.map(({ what, label }) => [what, label])).toEqual([
    ['cropPrice', 'Terad'],
    ['materialPrice', 'Skagen'],
    ['jobPrice', 'ploughing'],
  ])
  expect([row.knownParts, row.costParts]).toEqual([1, 3])
})
it.each([
  [{ amount: null }, 'amount'],
  [{ unit: 'l' }, 'unit'],
] as const)('names a material with %j', (change, what) => {
  const facts = { jobs: [{ ...sowing, uses: [{ ...seed, ...change }] }], jobTypes: sowingPrice }
  expect(gapsOf({ ...facts, ...bySeedPrice })).toEqual([what])
})
it('takes the typed price where the unit of the stock does not convert', () => {
  const price = { requisiteId: 'seed', name: 'Skagen', price: 2, unit: 'l' as const }
  const jobs = [{ ...sowing, uses: [{ ...seed, unit: 'l' }] }]
  const facts = { jobs, jobTypes: sowingPrice, ...bySeedPrice, stored: stored({ materials: [price] }) }
  expect(moneyOf(facts)).toEqual([0, 0, 12_400, 200_000])
})
it('bears what the stock says was drawn, to the cent, whatever unit the ledger is kept in', () => {
  const jobs = [{ ...sowing, uses: [{ ...seed, unit: 'l' }] }]
  const stockOf = () => ({ price: 0.361905, unit: 'kg', cents: 121_166 })
  expect(moneyOf({ jobs, jobTypes: sowingPrice, stockOf })).toEqual([0, 0, 12_400 + 121_166, 0])
})
it('names hours without a rate, unless the price of the job holds them', () => {
  const hours = [
    { fieldId: 'field-1', jobId: 'job-1', worker: 'Mari', day: '2026-05-04', minutes: 60, cents: null },
  ]
  const jobs = [sampleJob()]
  expect(gapsOf({ jobs, hours, jobTypes: new Map([jobType('ploughing', 50)]) })).toEqual(['hourlyRate'])
  expect(gapsOf({ jobs, hours, jobTypes: new Map([jobType('ploughing', 50, true)]) })).toEqual([])
})

const three = [12.4, 7.35, 4.25].map((area, index) => sampleField({ _id: `field-${index + 1}`, area }))
const sharesOf = (entry: Partial<CostEntry>, fields = three) => {
  const { rows, unassigned } = reportOf(
    sampleFacts({ fields, stored: stored({ entries: [sampleEntry(entry)] }) }),
  )
  return [
    rows.map(({ sums }) => sums.map(({ actual }) => actual)[0] ?? null),
    unassigned.map(({ reason }) => reason),
  ]
}
it('shares a cost of the farm by area, to the cent: the last field takes the remainder', () => {
  expect(sharesOf({})).toEqual([[5167, 3063, 1770], []])
})
it('shares over the fields of a crop, over one field, by the hectare', () => {
  const fields = three.map((field, index) => (index === 1 ? { ...field, crop: 'kaer' } : field))
  expect(sharesOf({ crop: 'kaer' }, fields)).toEqual([[null, 10_000, null], []])
  expect(sharesOf({ fieldId: 'field-3' }, fields)).toEqual([[null, null, 10_000], []])
  expect(sharesOf({ per: 'HA', amount: 12.345 })).toEqual([[15_308, 9074, 5247], []])
})
it('names an entry that no field bears', () => {
  expect(sharesOf({ crop: 'kaer' })).toEqual([[null, null, null], ['noField']])
  expect(
    sharesOf(
      {},
      three.map((field) => ({ ...field, area: 0 })),
    ),
  ).toEqual([[null, null, null], ['noArea']])
})
it('pays by the tonne of what was brought in, and names it where nothing is known of the yield', () => {
  const entries = [sampleEntry({ per: 'T', amount: 8.5, label: 'Kuivatamine' })]
  expect(moneyOf({ harvests: [brought()], stored: stored({ entries, prices: [wheat] }) })[2]).toBe(8500)
  expect(moneyOf({ stored: stored({ entries }) })).toEqual([0, 0, 0, 0])
  expect(gapsOf({ stored: stored({ entries }) })).toEqual(['weight'])
  const bales = [brought({ amount: 40, unit: 'tk', kilograms: null })]
  expect(gapsOf({ harvests: bales, stored: stored({ entries, prices: [wheat] }) })).toEqual([
    'weight',
    'weight',
  ])
})
it('lets each year of a stand pay its part of the sowing', () => {
  const stands = [{ fieldId: 'field-1', sownYear: 2024, years: 3 }]
  const jobs = [{ ...sowing, cropYear: 2024, day: '2024-05-01', area: 1, uses: [] }]
  const jobTypes = new Map([
    ['sowing/sowing', { name: 'Külvamine', hectarePrice: 100.01, includesLabour: null }],
  ])
  const costIn = (year: number) => moneyOf({ year, jobs, jobTypes, stands })[2]
  expect([2023, 2024, 2025, 2026, 2027].map(costIn)).toEqual([0, 3334, 3334, 3333, 0])
})
it('lets the next main crop pay for a catch crop', () => {
  const jobs = [{ ...sowing, day: '2026-08-20', uses: [] }]
  const field = sampleField({
    hasCatchCrop: { before: false, now: true },
    lastHarvest: { before: null, now: '2026-08-10' },
  })
  expect(moneyOf({ fields: [field], jobs, jobTypes: sowingPrice })[2]).toBe(0)
  const next = sampleField({
    hasCatchCrop: { before: true, now: false },
    lastHarvest: { before: '2026-08-10', now: null },
  })
  expect(moneyOf({ year: 2027, fields: [next], jobs, jobTypes: sowingPrice })[2]).toBe(12_400)
  expect(moneyOf({ year: 2027, jobs, jobTypes: sowingPrice })[2]).toBe(0)
})
it('shares hours of no field by area, and every minute of them', () => {
  const hours = [
    { fieldId: null, jobId: null, worker: 'Mari', day: '2026-05-04', minutes: 695, cents: 11_004 },
  ]
  const { rows } = reportOf(sampleFacts({ fields: three, hours }))
  expect(rows.map(({ minutes }) => minutes)).toEqual([359, 213, 123])
  expect(totalsOf(rows).costs.all).toBe(11_004)
})
it('names hours of a farm without area, which its sum holds all the same', () => {
  const own = { fieldId: null, jobId: null, worker: 'Mari', day: '2026-05-04', minutes: 695 }
  const fields = three.map((field) => ({ ...field, area: 0 }))
  const ofFarm = (cents: number | null) => {
    const { rows, unassigned } = reportOf(sampleFacts({ fields, hours: [{ ...own, cents }] }))
    expect(unassigned).toMatchObject([{ entryId: null, reason: 'noArea', label: 'Mari', minutes: 695 }])
    return totalsOf(rows, unassigned)
  }
  expect(ofFarm(11_004)).toMatchObject({ minutes: 695, costs: { all: 11_004 }, gaps: [] })
  expect(ofFarm(null)).toMatchObject({ isCostKnown: false, gaps: [{ what: 'hourlyRate' }] })
})
it('shares the hours of a sowing over the years of its stand, as their pay', () => {
  const stands = [{ fieldId: 'field-1', sownYear: 2024, years: 3 }]
  const jobs = [{ ...sowing, cropYear: 2024, uses: [] }]
  const hours = [
    { fieldId: 'field-1', jobId: 'job-1', worker: 'Mari', day: '2024-05-04', minutes: 100, cents: 1000 },
  ]
  const minutesIn = (year: number) => rowOf({ year, jobs, stands, hours }).minutes
  expect([2024, 2025, 2026].map(minutesIn)).toEqual([34, 33, 33])
})
it('tells no tonnes where a part of the harvest has no weight, and none that nobody expects', () => {
  const bales = brought({ jobId: 'h2', amount: 40, unit: 'tk', kilograms: null })
  expect(rowOf({ harvests: [brought(), bales] }).tonnes).toBeNull()
  const { rows } = reportOf(sampleFacts({ fields: three, harvests: [brought()] }))
  expect([totalsOf(rows).tonnes, totalsOf(rows.slice(0, 1)).tonnes]).toEqual([null, 10])
})
it('has the lines of the asked field alone, and they are those of its sum', () => {
  const entries = [sampleEntry({}), sampleEntry({ _id: 'b', per: 'HA' }), sampleEntry({ _id: 'c', per: 'T' })]
  const facts = sampleFacts({ fields: three, stored: stored({ entries }), harvests: [brought()] })
  const lines = fieldLines(facts, 'field-1')
  expect(lines.map(({ fieldId, cents }) => [fieldId, cents])).toEqual([
    ['field-1', null],
    ['field-1', 5167],
    ['field-1', 124_000],
    ['field-1', 100_000],
  ])
})
it('asks first for the prices that concern most land', () => {
  const fields = three.map((field, index) => (index === 0 ? { ...field, crop: 'kaer' } : field))
  const harvests = fields.map(({ _id }) => brought({ fieldId: _id }))
  const jobs = [sampleJob({ fieldId: 'field-3' }), sampleJob({ fieldId: 'field-2' })]
  const { rows } = reportOf(sampleFacts({ fields, harvests, jobs }))
  expect(
    missingOf(rows).map(({ what, crop, hectares, fields: count }) => [what, crop, hectares, count]),
  ).toEqual([
    ['cropPrice', 'kaer', 12.4, 1],
    ['cropPrice', 'talinisu', 11.6, 2],
    ['jobPrice', null, 11.6, 2],
  ])
})
