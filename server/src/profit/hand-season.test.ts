/** A whole farm's season by hand, entered as its farmer would: each page's answer is what was worked out on paper. */
import { changeFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { getYieldOverview } from '@vagu/core/harvest/contract'
import { farmOutcome } from '@vagu/core/harvest/overview'
import { mainKindOf } from '@vagu/core/harvest/rules'
import { addJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { changeCostOverview, getCostOverview, getFieldLines } from '@vagu/core/profit/contract'
import { HAND } from '@vagu/core/profit/hand-figures'
import {
  ENTRIES,
  type Good,
  GOODS,
  type HandJob,
  HOURS,
  JOB_NAMES,
  JOB_PRICES,
  JOBS,
  type JobName,
  LAND,
  NEXT,
  type Place,
  PLACES,
  PRICES,
  RATES,
  STOCK_ENTRIES,
  TYPED_PRICE,
} from '@vagu/core/profit/hand-season'
import { perUnit, totalsOf } from '@vagu/core/profit/totals'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { addStockEntry, getStock } from '@vagu/core/stock/contract'
import { addSupplyOrder, changeSupplySetting, getSuppliesPlan } from '@vagu/core/supplies/contract'
import { costOf } from '@vagu/core/supplies/purchase'
import { addWorker } from '@vagu/core/workers/contract'
import { addWorkTime, listWorkTimes } from '@vagu/core/work-times/contract'
import { payOf } from '@vagu/core/work-times/pay'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { nitrate } from '../testing/stock.ts'

const params = { year: 2025 }
const id = (last: number) => `019e449c-fe80-7000-8000-${String(last).padStart(12, '0')}`
type Ids<Key extends string> = Readonly<Record<Key, string>>

/** Ids of what is stored under each of the names, one after the other. */
async function idsOf<Key extends string>(
  keys: readonly Key[],
  add: (key: Key) => Promise<string>,
): Promise<Ids<Key>> {
  const ids: Partial<Record<Key, string>> = {}
  for (const key of keys) ids[key] = await add(key)
  return ids as Ids<Key>
}

const SEED = { type: 'seed', subtype: 'Talinisu', seedCertificate: 'OTS' } as const
const KINDS = {
  seed: SEED,
  fertilizer: nitrate,
  chemical: { ...fungicide, subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID' },
} as const
const GOOD_NAMES = ['wheat', 'barley', 'peas', 'nitrate', 'spray'] as const satisfies readonly Good[]

const TYPES = {
  sowing: [CATEGORY.sowing, 'sowing', 'Külv', 'Külvamine'],
  fertilising: ['fertilising', 'fertilising', 'Väetamine', 'Väetamine'],
  spraying: [CATEGORY.plantProtection, 'spraying', 'Taimekaitse', 'Pritsimine'],
  harvest: [CATEGORY.harvest, 'harvesting', 'Koristus', 'Koristus'],
} as const

interface Farm {
  readonly fields: Ids<Place>
  readonly goods: Ids<Good>
  readonly certified: string
}

function jobBody({ place, type, date, use, brought }: HandJob, { fields, goods, certified }: Farm) {
  const [, , category, job] = TYPES[type]
  const base = { fieldId: fields[place], area: LAND[place].area, date, endDate: date }
  if (brought)
    return harvest(base.fieldId, { ...base, yield: brought.tonnes, moisturePct: brought.moisturePct })
  if (!use) throw new Error('neither a material nor a yield')
  const { name, kind } = GOODS[use.good]
  const requisite = { name, requisiteId: goods[use.good], amount: use.perHa, unit: `${use.unit}/ha` }
  if (kind === 'chemical')
    return spraying(base.fieldId, certified, { ...base, requisites: [{ ...fungicide, ...requisite }] })
  const named = { status: 'DONE', jobCategory: { name: category }, job: { name: job } }
  return { ...base, ...named, requisites: [{ ...KINDS[kind], ...requisite }] }
}

async function enterHours(farmer: Client, jobs: Ids<JobName>, fields: Ids<Place>) {
  const workers = await idsOf(['Mari', 'Jüri'] as const, async (name) => {
    const { data } = await farmer.call(addWorker, { body: { name, hourlyRate: RATES[name] } })
    return data._id
  })
  for (const { worker, date, start, end, breakMinutes, ...of } of HOURS) {
    const [jobEventIds, fieldIds] = [
      of.jobs.map((name) => jobs[name]),
      of.places.map((place) => fields[place]),
    ]
    const body = { workerId: workers[worker], date, start, end, breakMinutes, jobEventIds, fieldIds }
    await farmer.call(addWorkTime, { body })
  }
  return workers
}

async function enterPrices(farmer: Client, goods: Ids<Good>) {
  for (const [type, { price, includesLabour }] of Object.entries(JOB_PRICES)) {
    const [jobCategoryName, jobName] = TYPES[type as HandJob['type']]
    const body = { jobCategoryName, jobName, requires: [], hectarePrice: price }
    await farmer.call(changeJobRequirements, {
      body: { ...body, hectarePriceIncludesLabour: includesLabour },
    })
  }
  const { good, ...typed } = TYPED_PRICE
  const body = {
    prices: Object.entries(PRICES).map(([crop, price]) => ({
      crop,
      yieldType: 'Terad',
      price,
      unit: 't' as const,
    })),
    materials: [{ ...typed, requisiteId: goods[good], name: GOODS[good].name }],
    entries: ENTRIES.map((entry, at) => ({ ...entry, _id: id(at) })),
  }
  expect((await farmer.call(changeCostOverview, { params, body })).status).toBe(200)
}

async function enterPlans(farmer: Client, { fields, goods }: Farm) {
  const year = params.year + 1
  const named = (good: Good) => ({
    requisiteId: goods[good],
    name: GOODS[good].name,
    timeframe: 'SPRING' as const,
  })
  for (const { place, good, perHa, unit, times } of NEXT.lines) {
    const type = GOODS[good].kind
    const body = { fieldId: fields[place], year, type, amount: perHa, unit, times, ...named(good) }
    await farmer.call(addRequisitePlan, { body })
  }
  const { place, good, perHa: amount, unit } = NEXT.application
  const fertilizations = [{ _id: id(90), ...named(good), amount, unit }]
  const planned = [{ fieldId: fields[place], updatedAt: null, fertilizations }]
  await farmer.call(changeFertilizationPlan, { body: { year, fields: planned } })
  const { order } = NEXT
  const line = { ...order, _id: id(91), requisiteId: goods[order.good], name: GOODS[order.good].name }
  await farmer.call(addSupplyOrder, { body: { year, lines: [line] } })
  for (const each of ['nitrate', 'spray'] as const)
    await farmer.call(changeSupplySetting, {
      body: { ...NEXT[each], requisiteId: goods[each], updatedAt: null },
    })
}

/** Enters the season call by call. */
async function enterSeason(farmer: Client): Promise<Farm & { readonly workers: Ids<'Mari' | 'Jüri'> }> {
  const fields = await idsOf(PLACES, (place) => {
    const { crop, ...field } = LAND[place]
    const mainCrop = { crop, yieldType: 'Terad', yieldUnit: 't' }
    return addTestField(farmer, { ...field, yearInfo: [2025, 2026].map((year) => ({ year, mainCrop })) })
  })
  const goods = await idsOf(GOOD_NAMES, async (good) => {
    const { name, kind } = GOODS[good]
    return (await farmer.call(addMaterial, { body: { ...KINDS[kind], name } })).data._id
  })
  for (const { good, ...entry } of STOCK_ENTRIES)
    await farmer.call(addStockEntry, { body: { ...entry, requisiteId: goods[good] } })
  const farm = { fields, goods, certified: await addTestWorker(farmer, 'Pritsija') }
  const jobs = await idsOf(JOB_NAMES, async (name) => {
    const { data, error } = await farmer.call(addJob, { body: jobBody(JOBS[name], farm) })
    expect(error).toBeUndefined()
    return data._id
  })
  const workers = await enterHours(farmer, jobs, fields)
  await enterPrices(farmer, goods)
  await enterPlans(farmer, farm)
  return { ...farm, workers }
}

onBothEngines('a season by hand', (server) => {
  it('is on every page what was worked out on paper', async () => {
    const farmer = await server().farmer()
    const { fields, goods, workers } = await enterSeason(farmer)

    const { items } = (await farmer.call(getStock, { query: { start: '2024-09-01', end: '2025-12-31' } }))
      .data
    for (const good of ['wheat', 'nitrate', 'spray'] as const) {
      const { value: stockValue, ...own } = HAND.stock[good]
      const item = items.find(({ requisiteId }) => requisiteId === goods[good])
      expect(item).toMatchObject({ ...own, stockValue })
    }

    const hours = (await farmer.call(listWorkTimes, { query: { year: '2025' } })).data
    for (const worker of ['Mari', 'Jüri'] as const)
      expect(payOf(hours.filter(({ workerId }) => workerId === workers[worker]))).toMatchObject(
        HAND.pay[worker],
      )

    const { crops } = farmOutcome((await farmer.call(getYieldOverview, { params })).data)
    for (const [crop, own] of Object.entries(HAND.cropYields))
      expect(crops.find((each) => each.crop === crop)).toMatchObject(own)
    const outcomes = new Map(
      crops.flatMap((crop) => crop.fields.map((field) => [field.given.fieldId, field])),
    )
    for (const place of PLACES) {
      const outcome = outcomes.get(fields[place])
      const tonnes = outcome && mainKindOf(outcome.given)?.standardTonnes
      expect({ tonnes, perHa: outcome?.perHa }).toEqual(HAND.yields[place])
    }

    const { rows: supplies } = (await farmer.call(getSuppliesPlan, { params: { year: '2026' } })).data
    for (const good of ['nitrate', 'spray'] as const) {
      const row = supplies.find(({ requisiteId }) => requisiteId === goods[good])
      const cost = row && costOf(row.toBuy, row.pricePerUnit)
      expect({ ...row, cost }).toMatchObject(HAND.supplies[good])
    }
  })

  it('earns on each field, with each crop and in all what was worked out, and names the price it lacks', async () => {
    const farmer = await server().farmer()
    const { fields } = await enterSeason(farmer)
    const { fields: rows, unassigned } = (await farmer.call(getCostOverview, { params })).data
    for (const place of PLACES) {
      const own = HAND.fields[place]
      const row = rows.find(({ fieldId }) => fieldId === fields[place])
      expect(row?.sums.map(({ kind, actual, estimated }) => [kind, actual, estimated])).toEqual(own.sums)
      expect([row?.minutes, row?.costParts, row?.knownParts]).toEqual([own.minutes, ...own.parts])
      const { lines } = (await farmer.call(getFieldLines, { params: { ...params, fieldId: fields[place] } }))
        .data
      const incomes = new Set(['harvest', 'subsidy', 'income'])
      const profit = lines.reduce(
        (sum, { kind, cents }) => sum + (incomes.has(kind) ? 1 : -1) * (cents ?? 0),
        0,
      )
      expect(profit).toBe(own.profit)
    }
    for (const [crop, own] of Object.entries(HAND.crops)) {
      const { costs, profit, area, tonnes } = totalsOf(rows.filter((row) => row.crop === crop))
      const [perHa, perTonne] = [perUnit(profit.all, area), perUnit(profit.all, tonnes)]
      expect({ costs: costs.all, profit: profit.all, perHa, perTonne }).toEqual(own)
    }
    const totals = totalsOf(rows, unassigned)
    expect([totals.area, totals.tonnes, totals.costs]).toEqual([
      HAND.farm.area,
      HAND.farm.tonnes,
      HAND.farm.costs,
    ])
    expect([totals.incomes.all, totals.profit.all]).toEqual([HAND.farm.incomes, HAND.farm.profit])
    expect(totals.gaps).toMatchObject([{ what: 'materialPrice', label: GOODS.peas.name }])
  })
})
