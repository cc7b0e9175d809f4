import { toggleField } from '@vagu/core/fields/contract'
import * as contract from '@vagu/core/profit/contract'
import { MOST_ENTRIES } from '@vagu/core/profit/schema'
import { totalsOf } from '@vagu/core/profit/totals'
import { addMaterial } from '@vagu/core/materials/contract'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { addWorkTime } from '@vagu/core/work-times/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const params = { year: 2026 }
const WHEAT = { crop: 'talinisu', yieldType: 'Terad', price: 190, unit: 't' as const }
const ENTRY = {
  _id: '019e449c-fe80-7000-8000-000000000001',
  kind: 'SUBSIDY' as const,
  fieldId: null,
  crop: null,
  label: 'Ühtne pindalatoetus',
  amount: 100,
  per: 'HA' as const,
}
const wheatField = (farmer: Client, change: object = {}) =>
  addTestField(farmer, {
    yearInfo: [{ year: 2026, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } }],
    ...change,
  })
const overviewOf = async (farmer: Client, year = 2026) =>
  (await farmer.call(contract.getCostOverview, { params: { year } })).data
const put = async (farmer: Client, body: object) =>
  farmer.send(contract.changeCostOverview, '/cost-overview/2026', { body })
const priceSpraying = (farmer: Client, hectarePrice: number) =>
  farmer.call(changeJobRequirements, {
    body: { jobCategoryName: 'plant-protection', jobName: 'spraying', requires: [], hectarePrice },
  })

onBothEngines('sums of a year', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getCostOverview,
    input: async () => ({ params }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.getFieldLines,
    input: async (owner) => ({ params: { year: 2026, fieldId: await addTestField(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.changeCostOverview,
    input: async (owner) => ({
      params,
      body: { entries: [{ ...ENTRY, fieldId: await addTestField(owner) }] },
    }),
    namesRecord: true,
    wrong: { body: { prices: [{ ...WHEAT, price: -1 }] }, path: 'prices.0.price' },
  })

  it('are those of jobs, materials, harvests and entries, and name what is missing', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await wheatField(farmer), await addTestWorker(farmer)]
    await addTestJob(farmer, spraying(fieldId, worker), fieldId)
    await addTestJob(farmer, harvest(fieldId), fieldId)
    const before = await overviewOf(farmer)
    expect(before.fields[0]).toMatchObject({
      fieldId,
      crop: 'talinisu',
      area: 10,
      tonnes: 40,
      sums: [{}, {}, {}],
    })
    expect(before.fields[0]?.gaps.map(({ what, label }) => [what, label])).toEqual([
      ['cropPrice', 'Terad'],
      ['jobPrice', 'Pritsimine'],
      ['materialPrice', 'Tiltor 300'],
      ['jobPrice', 'Koristus'],
    ])
    await priceSpraying(farmer, 20)
    const body = {
      prices: [WHEAT],
      materials: [{ requisiteId: null, name: 'tiltor  300', price: 50, unit: 'l' }],
      entries: [ENTRY],
    }
    const { data } = await put(farmer, body)
    expect(await overviewOf(farmer)).toEqual(data)
    const [row] = (await overviewOf(farmer)).fields
    expect(row?.sums).toEqual([
      { kind: 'harvest', actual: 760_000, estimated: 0 },
      { kind: 'subsidy', actual: 100_000, estimated: 0 },
      { kind: 'chemical', actual: 0, estimated: 60_000 },
      { kind: 'job', actual: 20_000, estimated: 0 },
    ])
    expect(row?.gaps.map(({ label }) => label)).toEqual(['Koristus'])
    const { lines } = (await farmer.call(contract.getFieldLines, { params: { year: 2026, fieldId } })).data
    const sum = lines.reduce(
      (all, { cents, kind }) => all + (['chemical', 'job'].includes(kind) ? -1 : 1) * (cents ?? 0),
      0,
    )
    expect(sum).toBe(totalsOf(row ? [row] : []).profit.all)
  })

  it('keep what is not named, take away what is null, and are stored once when sent twice', async () => {
    const farmer = await server().farmer()
    await wheatField(farmer)
    await put(farmer, { prices: [WHEAT], entries: [ENTRY] })
    await put(farmer, { prices: [WHEAT], entries: [ENTRY] })
    const other = { ...ENTRY, _id: '019e449c-fe80-7000-8000-000000000002', label: 'Kindlustus', kind: 'COST' }
    await put(farmer, { entries: [other] })
    expect((await overviewOf(farmer)).entries).toEqual([ENTRY, other])
    await put(farmer, { prices: [{ ...WHEAT, price: null }], removedEntries: [ENTRY._id] })
    expect(await overviewOf(farmer)).toMatchObject({ prices: [], entries: [other] })
    expect(await overviewOf(farmer, 2027)).toMatchObject({ prices: [], entries: [] })
    const rows = await server()
      .db.selectFrom('journal')
      .select('action')
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'cost-overview')
      .execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['change', 'change', 'create'])
  })

  it('refuse what somebody else has set since, and show it', async () => {
    const farmer = await server().farmer()
    await put(farmer, { prices: [WHEAT], entries: [ENTRY] })
    const late = await put(farmer, { prices: [{ ...WHEAT, price: 200, seen: null }] })
    expect([late.status, late.error?.stored]).toEqual([409, [WHEAT]])
    const lateEntry = await put(farmer, { entries: [{ ...ENTRY, amount: 5, seen: { ...ENTRY, amount: 1 } }] })
    expect([lateEntry.status, lateEntry.error?.stored]).toEqual([409, [ENTRY]])
    expect((await put(farmer, { prices: [{ ...WHEAT, price: 200, seen: WHEAT }] })).status).toBe(200)
  })

  it('let nobody take back what somebody else has set since', async () => {
    const farmer = await server().farmer()
    const fieldId = await wheatField(farmer)
    await put(farmer, { prices: [WHEAT], entries: [ENTRY], stands: [{ fieldId, years: 3 }] })
    const others = { prices: [{ ...WHEAT, price: 210 }], entries: [{ ...ENTRY, amount: 7 }] }
    await put(farmer, { ...others, stands: [{ fieldId, years: 4 }] })
    const backs = [
      { prices: [{ ...WHEAT, price: null, seen: WHEAT }] },
      { removedEntries: [{ _id: ENTRY._id, seen: ENTRY }] },
      { stands: [{ fieldId, years: null, seen: { fieldId, years: 3 } }] },
    ]
    for (const back of backs) expect((await put(farmer, back)).status).toBe(409)
    expect(await overviewOf(farmer)).toMatchObject({ ...others, stands: [{ fieldId, years: 4 }] })
    const removedEntries = [{ _id: ENTRY._id, seen: { ...ENTRY, amount: 7 } }]
    expect((await put(farmer, { removedEntries })).status).toBe(200)
  })

  it('hold a bounded number of entries, however often they are sent', async () => {
    const farmer = await server().farmer()
    const entries = Array.from({ length: MOST_ENTRIES }, (_, index) => ({
      ...ENTRY,
      _id: `019e449c-fe80-7000-8000-${String(index).padStart(12, '0')}`,
    }))
    await put(farmer, { entries })
    const more = await put(farmer, { entries: [{ ...ENTRY, _id: '019e449c-fe80-7000-8000-ffffffffffff' }] })
    expect([more.status, more.error?.fields?.[0]?.code]).toEqual([422, 'tooManyEntries'])
    expect((await put(farmer, { entries: [{ ...ENTRY, amount: 1 }] })).status).toBe(200)
  })

  it('take a harvest without a kind for what the crop is grown for', async () => {
    const farmer = await server().farmer()
    const fieldId = await wheatField(farmer)
    await farmer.call(changeYieldGoals, {
      params,
      body: { yields: [{ fieldId, crop: 'talinisu', perHa: 6 }], prices: [] },
    })
    await addTestJob(farmer, harvest(fieldId, { yieldType: null }), fieldId)
    await put(farmer, { prices: [WHEAT] })
    const [row] = (await overviewOf(farmer)).fields
    expect(row).toMatchObject({ isHarvested: true, tonnes: 40, expectedTonnes: null })
    expect(row?.sums[0]).toEqual({ kind: 'harvest', actual: 760_000, estimated: 0 })
  })

  it('have the tonnes of the page of yields, at the standard moisture', async () => {
    const farmer = await server().farmer()
    const fieldId = await wheatField(farmer)
    await addTestJob(farmer, harvest(fieldId, { yield: 10, moisturePct: 18.5 }), fieldId)
    expect((await overviewOf(farmer)).fields[0]?.tonnes).toBe(9.477)
  })

  it('lose no hours of a field that is none any more', async () => {
    const farmer = await server().farmer()
    const [ended, idle, worker] = [
      await wheatField(farmer, { lastYear: 2025 }),
      await wheatField(farmer),
      await addTestWorker(farmer),
    ]
    const hours = { workerId: worker, date: '2026-05-18', hourlyRate: 10 }
    const add = (start: string, end: string, fieldIds: string[]) =>
      farmer.call(addWorkTime, { body: { ...hours, start, end, jobEventIds: [], fieldIds } })
    await add('08:00', '18:00', [ended])
    await add('18:00', '19:00', [idle])
    await farmer.call(toggleField, { params: { id: idle } })
    const { fields, unassigned } = await overviewOf(farmer)
    expect(fields.map(({ fieldId, minutes }) => [fieldId, minutes])).toEqual([[idle, 60]])
    expect(unassigned).toMatchObject([{ entryId: null, reason: 'noField', minutes: 600, cents: 10_000 }])
    expect(totalsOf(fields, unassigned)).toMatchObject({ minutes: 660, costs: { all: 11_000 } })
  })

  it('refuse an entry of a field and a crop at once, and two of one id', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const both = await put(farmer, { entries: [{ ...ENTRY, fieldId, crop: 'kaer' }] })
    expect([both.status, both.error?.fields?.[0]?.path]).toEqual([422, 'entries.0.crop'])
    const twice = await put(farmer, { entries: [ENTRY, ENTRY] })
    expect(twice.error?.fields?.map(({ code }) => code)).toEqual(['duplicateId'])
  })

  it('lose no price where many are stored at once', async () => {
    const farmer = await server().farmer()
    const crops = ['talinisu', 'kaer', 'suvioder', 'taliraps', 'hernes']
    await Promise.all(crops.map((crop) => put(farmer, { prices: [{ ...WHEAT, crop }] })))
    expect((await overviewOf(farmer)).prices.map(({ crop }) => crop).toSorted()).toEqual(crops.toSorted())
  })

  it('expect the goal of a field that gave nothing yet, at the price of the plan', async () => {
    const farmer = await server().farmer()
    const fieldId = await wheatField(farmer)
    const goal = { fieldId, crop: 'talinisu', perHa: 6 }
    await farmer.call(changeYieldGoals, {
      params,
      body: { yields: [goal], prices: [{ crop: 'talinisu', tonnePrice: 180 }] },
    })
    expect((await overviewOf(farmer)).fields[0]).toMatchObject({
      isHarvested: false,
      expectedTonnes: 60,
      tonnePrice: 180,
      sums: [{ kind: 'harvest', actual: 0, estimated: 1_080_000 }],
    })
  })

  it('let a stand pay for its sowing over its years, and the next crop for a catch crop', async () => {
    const farmer = await server().farmer()
    const years = [2026, 2027, 2028].map((year) => ({
      year,
      mainCrop: { crop: 'talinisu', yieldType: 'Terad' },
    }))
    const catching = [
      { ...years[0], otherCrops: [{ crop: 'valge-sinep', use: 'CATCH_CROP' }] },
      ...years.slice(1),
    ]
    const [ley, field] = [
      await wheatField(farmer, { yearInfo: years }),
      await wheatField(farmer, { yearInfo: catching }),
    ]
    const sowing = (day: string) => ({
      jobCategory: { name: 'Külv' },
      job: { name: 'Külvamine' },
      date: day,
      endDate: day,
      yield: null,
      yieldUnit: null,
      yieldType: null,
    })
    await addTestJob(farmer, harvest(ley, sowing('2026-04-10')), ley)
    await addTestJob(farmer, harvest(field, { date: '2026-05-10', endDate: '2026-05-10' }), field)
    await addTestJob(farmer, harvest(field, sowing('2026-05-15')), field)
    await farmer.call(changeJobRequirements, {
      body: { jobCategoryName: 'sowing', jobName: 'sowing', requires: [], hectarePrice: 30 },
    })
    await put(farmer, { stands: [{ fieldId: ley, years: 3 }] })
    const costsIn = async (year: number) =>
      (await overviewOf(farmer, year)).fields.map((row) => totalsOf([row]).costs.all)
    expect(await costsIn(2026)).toEqual([10_000, 0])
    expect(await costsIn(2027)).toEqual([10_000, 30_000])
    expect(await costsIn(2028)).toEqual([10_000, 0])
  })

  it('take materials at the mean price of their day from the stock, and hours with their pay', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await wheatField(farmer), await addTestWorker(farmer)]
    const body = { ...fungicide, subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID' }
    const { data: material } = await farmer.call(addMaterial, { body })
    const receipt = {
      requisiteId: material._id,
      type: 'INCREASE' as const,
      unit: 'l' as const,
      moment: 'START' as const,
    }
    const receive = (amount: number, pricePerUnit: number, date: string) =>
      farmer.call(addStockEntry, { body: { ...receipt, date, amount, pricePerUnit } })
    await receive(100, 40, '2026-05-01')
    await receive(100, 60, '2026-05-02')
    const requisites = [{ ...fungicide, requisiteId: material._id }]
    const job = await addTestJob(farmer, spraying(fieldId, worker, { requisites }), fieldId)
    await priceSpraying(farmer, 20)
    await farmer.call(addWorkTime, {
      body: {
        workerId: worker,
        date: '2026-05-18',
        start: '08:00',
        end: '09:30',
        jobEventIds: [job._id],
        hourlyRate: 10,
      },
    })
    const [row] = (await overviewOf(farmer)).fields
    expect(row?.sums).toEqual([
      { kind: 'chemical', actual: 60_000, estimated: 0 },
      { kind: 'job', actual: 20_000, estimated: 0 },
      { kind: 'labour', actual: 1500, estimated: 0 },
    ])
    expect([row?.gaps, row?.minutes]).toEqual([[], 90])
    await farmer.call(changeJobRequirements, {
      body: {
        jobCategoryName: 'plant-protection',
        jobName: 'spraying',
        requires: [],
        hectarePrice: 20,
        hectarePriceIncludesLabour: true,
      },
    })
    const included = (await overviewOf(farmer)).fields[0]
    expect([included?.sums.at(-1), included?.minutes]).toEqual([
      { kind: 'labour', actual: 0, estimated: 0 },
      90,
    ])
  })

  it('remember whether the price of a job holds the hours', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await wheatField(farmer), await addTestWorker(farmer)]
    await addTestJob(farmer, spraying(fieldId, worker), fieldId)
    const body = { jobCategoryName: 'plant-protection', jobName: 'spraying', requires: [], hectarePrice: 20 }
    await farmer.call(changeJobRequirements, { body: { ...body, hectarePriceIncludesLabour: true } })
    await farmer.call(changeJobRequirements, { body: { ...body, hectarePrice: 21 } })
    expect((await overviewOf(farmer)).jobTypes).toEqual([
      {
        categoryKey: 'plant-protection',
        jobKey: 'spraying',
        name: 'Pritsimine',
        price: 21,
        includesLabour: true,
        hasHours: false,
      },
    ])
  })
})
