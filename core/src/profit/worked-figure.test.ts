/** The worked figure of 12.40 ha of winter wheat, to the cent. */
import { expect, it } from 'vitest'
import type { ProfitUse, StockCost } from './facts.ts'
import { reportOf } from './report.ts'
import { jobType, sampleEntry, sampleFacts, sampleJob } from './sample.ts'
import { NOTHING_STORED } from './schema.ts'
import { breakEvenOf, perUnit, profitAt, profitOf, totalsOf } from './totals.ts'

const PRICES: Readonly<Record<string, StockCost>> = {
  seed: { price: 450, unit: 't', cents: null },
  npk: { price: 0.48, unit: 'kg', cents: null },
  an: { price: 0.351656, unit: 'kg', cents: null },
  spray: { price: 18.5, unit: 'l', cents: null },
}
const using = (
  requisiteId: string,
  kind: ProfitUse['kind'],
  [amount, unit]: readonly [number, string],
): ProfitUse => ({
  kind,
  name: requisiteId,
  requisiteId,
  amount,
  unit,
  place: 0,
  isDressing: false,
})
const harvest = {
  jobId: 'job-5',
  fieldId: 'field-1',
  day: '2026-08-10',
  yieldType: 'Terad',
  amount: 77.6,
  unit: 't',
  kilograms: 77_600,
}
const facts = sampleFacts({
  jobs: [
    sampleJob({ _id: 'job-1', jobKey: 'a', uses: [using('seed', 'seed', [2728, 'kg'])] }),
    sampleJob({
      _id: 'job-2',
      jobKey: 'b',
      uses: [using('npk', 'fertilizer', [2480, 'kg']), using('an', 'fertilizer', [3348, 'kg'])],
    }),
    sampleJob({ _id: 'job-3', jobKey: 'c', uses: [using('spray', 'chemical', [12.4, 'l'])] }),
  ],
  jobTypes: new Map([jobType('a', 100), jobType('b', 90), jobType('c', 47)]),
  harvests: [harvest],
  hours: [
    { fieldId: 'field-1', jobId: 'job-1', worker: 'Mari', day: '2026-05-04', minutes: 1110, cents: 17_575 },
  ],
  stored: {
    ...NOTHING_STORED,
    prices: [{ crop: 'talinisu', yieldType: 'Terad', price: 190, unit: 't' }],
  },
  stockOf: (_job, { requisiteId }) => PRICES[requisiteId ?? ''],
})
const totals = () => totalsOf(reportOf(facts).rows)

it('adds up to 7 804,71 with costs of 6 939,29', () => {
  expect(totals().sums).toEqual([
    { kind: 'harvest', actual: 1_474_400, estimated: 0 },
    { kind: 'seed', actual: 122_760, estimated: 0 },
    { kind: 'fertilizer', actual: 119_040 + 117_734, estimated: 0 },
    { kind: 'chemical', actual: 22_940, estimated: 0 },
    { kind: 'job', actual: 293_880, estimated: 0 },
    { kind: 'labour', actual: 17_575, estimated: 0 },
  ])
  expect([totals().costs.all, totals().profit.all]).toEqual([693_929, 780_471])
  expect(perUnit(totals().profit.all, totals().area)).toBe(62_941)
  expect(totals().gaps).toEqual([])
  expect([totals().knownParts, totals().costParts]).toEqual([8, 8])
})
it('breaks even at 89,42 a tonne and at 2,945 t/ha', () => {
  expect(breakEvenOf(693_929, { area: 12.4, tonnes: 77.6, tonneCosts: 0, tonnePrice: 190 })).toEqual({
    price: 8942,
    yield: 2.945,
  })
  expect(breakEvenOf(693_929, { area: 0, tonnes: null, tonneCosts: 0, tonnePrice: null })).toEqual({
    price: null,
    yield: null,
  })
})
it('moves with price and yield, and is nothing where they break even', () => {
  const rest = { area: 12.4, tonnes: 77.6, otherIncome: 0, tonneIncomes: 0, costs: 693_929, tonneCosts: 0 }
  expect(profitAt({ perHa: 77.6 / 12.4, price: 190 }, rest)).toBe(780_471)
  expect(Math.abs(profitAt({ perHa: 77.6 / 12.4, price: 89.42 }, rest))).toBeLessThan(100)
})
it('lets what is by the tonne follow the yield', () => {
  const drying = sampleEntry({ kind: 'COST', amount: 10, per: 'T', label: 'Kuivatus' })
  const bonus = sampleEntry({ _id: 'entry-2', kind: 'INCOME', amount: 4, per: 'T', label: 'Lisatasu' })
  const { rows } = reportOf({ ...facts, stored: { ...facts.stored, entries: [drying, bonus] } })
  const { costs, incomes, tonneCosts, tonneIncomes, profit } = totalsOf(rows)
  expect([tonneCosts, tonneIncomes]).toEqual([77_600, 31_040])
  const at = { area: 12.4, tonnes: 77.6, tonneCosts }
  // 6 939,29 over 180 € a tonne and 12,4 ha; 10 € of each tonne go to its drying
  expect(breakEvenOf(costs.all, { ...at, tonnePrice: 190 })).toEqual({ price: 9942, yield: 3.109 })
  const rest = { ...at, otherIncome: incomes.all - 1_474_400, tonneIncomes, costs: costs.all }
  expect(profitAt({ perHa: 77.6 / 12.4, price: 190 }, rest)).toBe(profit.all)
  // half the yield: half of 14 744,00 + 310,40 - 776,00, less what stays
  expect(profitAt({ perHa: 77.6 / 12.4 / 2, price: 190 }, rest)).toBe(713_920 - 693_929)
})
it('is 9 044,71 with a subsidy of 100 by the hectare', () => {
  const subsidy = sampleEntry({ kind: 'SUBSIDY', amount: 100, per: 'HA', label: 'ÜPT' })
  const { rows } = reportOf({ ...facts, stored: { ...facts.stored, entries: [subsidy] } })
  const { profit, subsidies, area } = totalsOf(rows)
  expect([subsidies.all, profit.all, perUnit(profit.all, area)]).toEqual([124_000, 904_471, 72_941])
})
it('is nothing, and not 0, where no price of it is known', () => {
  const { rows } = reportOf({ ...facts, stored: NOTHING_STORED })
  expect([totalsOf(rows).isIncomeKnown, totalsOf(rows).isCostKnown, profitOf(totalsOf(rows))]).toEqual([
    false,
    true,
    null,
  ])
})
it('shows hours that the price holds, and does not add them', () => {
  const jobTypes = new Map([jobType('a', 100, true), jobType('b', 90), jobType('c', 47)])
  const { rows } = reportOf({ ...facts, jobTypes })
  expect([totalsOf(rows).profit.all, rows[0]?.minutes]).toEqual([780_471 + 17_575, 1110])
})
