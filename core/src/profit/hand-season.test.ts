/** A whole farm's season by hand: stock, pay, yields, profit and supplies as they were worked out on paper. */
import { describe, expect, it } from 'vitest'
import { farmOutcome } from '../harvest/overview.ts'
import { fieldYield, mainKindOf } from '../harvest/rules.ts'
import { amountOf, centsOf, priceOf } from '../stock/exact.ts'
import { foldLedger, type FoldUse } from '../stock/fold.ts'
import { costOfLine } from '../stock/period.ts'
import { countField, type Need } from '../supplies/needs.ts'
import { costOf } from '../supplies/purchase.ts'
import { rowsOf } from '../supplies/rows.ts'
import { minutesOf } from '../work-times/clock.ts'
import { type Costing, workParts } from '../work-times/cost.ts'
import { payOf } from '../work-times/pay.ts'
import { checkTimes } from '../work-times/rules.ts'
import { jobTypeKey, type ProfitUse, type StockCost } from './facts.ts'
import { HAND } from './hand-figures.ts'
import {
  ENTRIES,
  type Good,
  GOODS,
  type HandJob,
  HOURS,
  JOB_NAMES,
  JOB_PRICES,
  JOBS,
  LAND,
  NEXT,
  type Place,
  PLACES,
  PRICES,
  RATES,
  STOCK_ENTRIES,
  TYPED_PRICE,
} from './hand-season.ts'
import { reportOf } from './report.ts'
import { NOTHING_STORED } from './schema.ts'
import { breakEvenOf, perUnit, profitOf, totalsOf } from './totals.ts'

const YEAR = 2025
const jobs: readonly (HandJob & { readonly name: string })[] = JOB_NAMES.map((name) => ({
  name,
  ...JOBS[name],
}))
const usesOf = (good: Good): FoldUse[] =>
  jobs.flatMap(({ name, date, use }) =>
    use?.good === good
      ? [{ jobId: name, place: 0, isCoating: false, date, amount: use.total, unit: use.unit, batchNo: null }]
      : [],
  )
const ledgerOf = (good: Good) =>
  foldLedger({
    entries: STOCK_ENTRIES.flatMap((entry, at) =>
      entry.good === good ? [{ ...entry, _id: `e${at}`, moment: null, batchNo: '', expiresOn: null }] : [],
    ),
    uses: usesOf(good),
    density: null,
  })

const STOCKED = ['wheat', 'nitrate', 'spray'] as const
const drawn = new Map(
  STOCKED.flatMap((good) => {
    const { unit, lines } = ledgerOf(good)
    return lines.flatMap((line): [string, StockCost][] => {
      const cents = costOfLine(line)
      if (!line.use || unit === null || line.mean === null || cents === null) return []
      return [[line.use.jobId, { price: priceOf(line.mean, unit), unit, cents }]]
    })
  }),
)

describe('the stock', () => {
  it.each(STOCKED)('of %s is what was counted and what came, less what went, at its mean', (good) => {
    const { unit, lines } = ledgerOf(good)
    const last = lines.at(-1)
    if (unit === null || last?.mean == null) throw new Error('no stock')
    const lifted = lines.reduce((sum, { undocumented }) => sum + undocumented, 0n)
    expect({
      unit,
      balance: amountOf(last.balance, unit),
      meanPrice: priceOf(last.mean, unit),
      value: centsOf(last.balance, last.mean),
      undocumented: amountOf(lifted, unit),
    }).toEqual(HAND.stock[good])
  })
  it('tells what each job has drawn', () =>
    expect(Object.fromEntries([...drawn].map(([name, { cents }]) => [name, cents]))).toEqual(HAND.drawn))
})

const entries = HOURS.map(({ worker, date, minutes, jobs: named, places }, at): Costing => ({
  _id: `h${at}`,
  workerId: worker,
  date,
  minutes,
  hourlyRate: RATES[worker],
  jobEventIds: named,
  fieldIds: places,
}))
const yearInfoOf = (crop: string) => [{ year: YEAR, mainCrop: { crop, yieldType: 'Terad' } }]
const parts = workParts(entries, {
  jobs: new Map(
    jobs.map(({ name, place, date }) => [
      name,
      { fieldId: place, date, status: 'DONE', area: LAND[place].area },
    ]),
  ),
  fields: new Map(
    PLACES.map((place) => [place, { area: LAND[place].area, yearInfo: yearInfoOf(LAND[place].crop) }]),
  ),
})

describe('the hours', () => {
  it('are from start to end less the break', () =>
    expect(HOURS.map((hours) => [checkTimes(hours), minutesOf(hours)])).toEqual(
      HOURS.map(({ minutes }) => [[], minutes]),
    ))
  it.each(['Mari', 'Jüri'] as const)('of %s are paid by their sum', (worker) =>
    expect(payOf(entries.filter(({ workerId }) => workerId === worker))).toMatchObject({
      ...HAND.pay[worker],
      withoutRate: 0,
    }),
  )
  it('are shared over jobs and fields to the minute and the cent', () =>
    expect(
      parts.map(({ fieldId, jobId, minutes, cents }) => ({ place: fieldId, job: jobId, minutes, cents })),
    ).toEqual(HAND.workParts))
})

const yields = PLACES.map((place) => {
  const { area, crop } = LAND[place]
  const cut = jobs.flatMap((job) => (job.place === place && job.brought ? [job.brought] : []))
  const given = fieldYield(
    { _id: place, area, yearInfo: yearInfoOf(crop) },
    YEAR,
    cut.map(({ tonnes, moisturePct }) => ({
      job: 'harvest',
      area,
      yieldType: 'Terad',
      unit: 't',
      amount: tonnes,
      kilograms: tonnes * 1000,
      moisturePct,
    })),
  )
  if (!given) throw new Error('no crop')
  return given
})

it('brings what it brought at 14 % of water, by field and by crop', () => {
  const { crops } = farmOutcome({ year: YEAR, fields: yields, goals: [], past: [] })
  const fields = crops.flatMap((crop) => crop.fields)
  expect(
    Object.fromEntries(
      fields.map(({ given, perHa }) => [given.fieldId, { tonnes: mainKindOf(given)?.standardTonnes, perHa }]),
    ),
  ).toEqual(HAND.yields)
  expect(Object.fromEntries(crops.map(({ crop, tonnes, perHa }) => [crop, { tonnes, perHa }]))).toEqual(
    HAND.cropYields,
  )
})

const useOf = ({ good, total, unit }: NonNullable<HandJob['use']>): ProfitUse => ({
  kind: GOODS[good].kind,
  name: GOODS[good].name,
  requisiteId: good,
  amount: total,
  unit,
  place: 0,
  isDressing: false,
})
const { rows, unassigned } = reportOf({
  year: YEAR,
  fields: PLACES.map((place) => ({
    _id: place,
    ...LAND[place],
    yieldType: 'Terad',
    goal: null,
    hasCatchCrop: { before: false, now: false },
    lastHarvest: { before: null, now: null },
  })),
  jobs: jobs.map(({ name, place, type, date, use }) => ({
    _id: name,
    fieldId: place,
    cropYear: YEAR,
    day: date,
    isDone: true,
    categoryKey: type,
    jobKey: type,
    area: LAND[place].area,
    uses: use ? [useOf(use)] : [],
  })),
  harvests: jobs.flatMap(({ name, place, date, brought }) =>
    brought
      ? [
          {
            jobId: name,
            fieldId: place,
            day: date,
            yieldType: 'Terad',
            amount: brought.tonnes,
            unit: 't',
            kilograms: brought.tonnes * 1000,
            moisturePct: brought.moisturePct,
          },
        ]
      : [],
  ),
  hours: parts.map(({ fieldId, jobId, workerId, date, minutes, cents }) => ({
    fieldId,
    jobId,
    worker: workerId,
    day: date,
    minutes,
    cents,
  })),
  jobTypes: new Map(
    Object.entries(JOB_PRICES).map(([key, { price, includesLabour }]) => [
      jobTypeKey(key, key),
      { name: key, hectarePrice: price, includesLabour },
    ]),
  ),
  stored: {
    ...NOTHING_STORED,
    prices: Object.entries(PRICES).map(([crop, price]) => ({ crop, yieldType: 'Terad', price, unit: 't' })),
    materials: [{ ...TYPED_PRICE, requisiteId: TYPED_PRICE.good, name: GOODS[TYPED_PRICE.good].name }],
    entries: ENTRIES.map((entry, at) => ({ ...entry, _id: `entry-${at}`, fieldId: null })),
  },
  stands: [],
  plannedPrices: new Map(),
  stockOf: ({ _id }) => drawn.get(_id),
})
const rowOf = (place: Place) => rows.filter(({ fieldId }) => fieldId === place)

describe('the profit', () => {
  it.each(PLACES)('of %s is to the cent', (place) => {
    const totals = totalsOf(rowOf(place))
    expect({
      sums: totals.sums.map(({ kind, actual, estimated }) => [kind, actual, estimated]),
      costs: totals.costs.all,
      profit: profitOf(totals),
      perHa: perUnit(totals.profit.all, totals.area),
      minutes: totals.minutes,
      parts: [totals.costParts, totals.knownParts],
    }).toEqual(HAND.fields[place])
  })
  it.each(['talinisu', 'suvioder', 'poldhernes'] as const)('of %s is that of its fields', (crop) => {
    const { costs, profit, area, tonnes } = totalsOf(rows.filter((row) => row.crop === crop))
    const [perHa, perTonne] = [perUnit(profit.all, area), perUnit(profit.all, tonnes)]
    expect({ costs: costs.all, profit: profit.all, perHa, perTonne }).toEqual(HAND.crops[crop])
  })
  it('of the farm is that of all, and names the one price that is missing', () => {
    const totals = totalsOf(rows, unassigned)
    expect({
      area: totals.area,
      tonnes: totals.tonnes,
      incomes: totals.incomes.all,
      subsidies: totals.subsidies.all,
      costs: totals.costs,
      profit: totals.profit.all,
      perHa: perUnit(totals.profit.all, totals.area),
      minutes: totals.minutes,
      parts: [totals.costParts, totals.knownParts],
    }).toEqual(HAND.farm)
    expect(totals.gaps).toMatchObject([{ what: 'materialPrice', label: GOODS.peas.name }])
    expect(unassigned).toEqual([])
  })
  it('of wheat is nothing where it breaks even', () => {
    const { costs, area, tonnes, tonneCosts } = totalsOf(rows.filter(({ crop }) => crop === 'talinisu'))
    const at = { area, tonnes, tonneCosts, tonnePrice: PRICES.talinisu }
    expect(breakEvenOf(costs.all, at)).toEqual(HAND.breakEven)
  })
})

/** Needs of the next year, each once. */
const needs: readonly Need[] = PLACES.flatMap((place) => {
  const jobEventIds: string[] = []
  const rate = { area: null, timeframe: 'SPRING' as const, jobEventIds }
  const named = (good: Good) => ({ _id: `${place}-${good}`, requisiteId: good, name: GOODS[good].name })
  const { application } = NEXT
  return countField({
    fieldId: place,
    area: LAND[place].area,
    uses: [],
    applications:
      application.place === place
        ? [
            {
              ...rate,
              ...named(application.good),
              amount: application.perHa,
              unit: application.unit,
              overlapPercentage: 0,
            },
          ]
        : [],
    lines: NEXT.lines
      .filter((line) => line.place === place)
      .map(({ good, perHa, unit, times }) => ({
        ...rate,
        ...named(good),
        type: GOODS[good].kind,
        amount: perHa,
        unit,
        times,
      })),
  }).needs
})

describe('the supplies of the next year', () => {
  it.each(['nitrate', 'spray'] as const)('take of %s what is lacking, in whole packs', (good) => {
    const { name, kind } = GOODS[good]
    const { unit, packSize, reserve } = NEXT[good]
    const { balance, meanPrice } = HAND.stock[good]
    const [row] = rowsOf(
      {
        material: {
          key: good,
          requisiteId: good,
          name,
          type: kind,
          isOrganic: false,
          density: null,
          usableUntil: null,
        },
        needs: needs.filter(({ requisiteId }) => requisiteId === good),
        setting: { unit, packSize, reserve, pricePerUnit: null, supplier: '', isBought: null },
        stock: [{ amount: balance, unit }],
        ordered: good === NEXT.order.good ? [NEXT.order] : [],
        price: { perUnit: good === NEXT.order.good ? NEXT.order.pricePerUnit : meanPrice, unit },
      },
      { year: YEAR + 1, today: '2025-11-01', fieldOf: () => undefined },
    )
    if (!row) throw new Error('no row')
    const { need, stock, ordered, lacking, packs, toBuy, over, pricePerUnit } = row
    const cost = costOf(toBuy, pricePerUnit)
    expect({ need, stock, ordered, lacking, packs, toBuy, over, cost }).toEqual(HAND.supplies[good])
  })
})
