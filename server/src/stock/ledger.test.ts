import * as plans from '@vagu/core/fertilization-plan/contract'
import { addJob, deleteJob } from '@vagu/core/jobs/contract'
import * as materials from '@vagu/core/materials/contract'
import * as requisitePlan from '@vagu/core/requisite-plan/contract'
import { getStatus } from '@vagu/core/status/contract'
import * as contract from '@vagu/core/stock/contract'
import type { StockLine } from '@vagu/core/stock/schema'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { addNitrate, enter, nitrate, spread, stockOf } from '../testing/stock.ts'

/** The farm of the worked figures: 1 200 kg were there, 24 000 kg came, 3 348 kg were spread. */
async function workedFarm(farmer: Client) {
  const requisiteId = await addNitrate(farmer)
  const fieldId = await addTestField(farmer, { name: 'Kivi', area: 12.4 })
  const amounts = { type: 'CURRENT_BALANCE', amount: 1200, pricePerUnit: 0.4, date: '2026-04-01' } as const
  await enter(farmer, requisiteId, amounts)
  await enter(farmer, requisiteId, { amount: 24_000, pricePerUnit: 0.36 })
  const jobId = await spread(farmer, fieldId, {
    date: '2026-05-04',
    area: 12.4,
    requisite: { requisiteId, amount: 270, unit: 'kg/ha' },
  })
  return { requisiteId, fieldId, jobId }
}
const ledgerOf = async (farmer: Client, query: { requisiteId: string; start?: string; end?: string }) =>
  (await stockOf(farmer, query))[0]
const told = (lines: readonly StockLine[] = []) =>
  lines.map(({ type, amount, balance }) => [type, amount, balance])

onBothEngines('the ledger', (server) => {
  it('tells what each line did to balance and mean price, and what the job cost', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId, jobId } = await workedFarm(farmer)
    const item = await ledgerOf(farmer, { requisiteId })
    expect(item).toMatchObject({
      isKept: true,
      keptSince: '2026-04-01',
      countedOn: '2026-04-01',
      unit: 'kg',
      increased: 24_000,
      used: 3348,
      balance: 21_852,
      meanPrice: 0.361905,
      stockValue: 790_834,
      usedCost: 121_166,
      undocumented: 0,
      undocumentedCost: 0,
      marks: [],
    })
    expect(item?.lines).toMatchObject([
      { type: 'PERIOD_START_BALANCE', date: '2026-01-01', balance: 0 },
      { type: 'CURRENT_BALANCE', counted: 1200, amount: 1200, meanPrice: 0.4, priceReason: 'FIRST' },
      { type: 'INCREASE', cost: 864_000, meanPriceBefore: 0.4, meanPrice: 0.361905, priceReason: 'MIXED' },
      {
        type: 'JOB_EVENT',
        amount: -3348,
        cost: 121_166,
        job: { jobId, fieldId, fieldName: 'Kivi' },
        entry: null,
      },
      { type: 'PERIOD_END_BALANCE', date: '2026-05-20', balance: 21_852, cost: 790_834 },
    ])
  })

  it('moves with a receipt of an earlier day, but a count stays', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId } = await workedFarm(farmer)
    await enter(farmer, requisiteId, { amount: 5000, pricePerUnit: 0.3, date: '2026-04-20' })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({ usedCost: 117_734, balance: 26_852 })
    await enter(farmer, requisiteId, { type: 'CURRENT_BALANCE', amount: 26_500, date: '2026-05-19' })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({ balance: 26_500 })
    const since = { requisiteId, start: '2026-05-10' }
    expect(await ledgerOf(farmer, since)).toMatchObject({ startBalance: 26_852, countedDifference: -352 })
    const requisite = { requisiteId, amount: 2000 }
    const late = await spread(farmer, fieldId, { date: '2026-05-11', requisite })
    expect(await ledgerOf(farmer, since)).toMatchObject({
      balance: 26_500,
      countedDifference: 1648,
      used: 2000,
    })
    await farmer.call(deleteJob, { params: { id: late } })
    expect(await ledgerOf(farmer, since)).toMatchObject({ balance: 26_500, countedDifference: -352, used: 0 })
    const balances = await farmer.call(contract.listStockBalances, { query: { day: '2026-04-15' } })
    expect(balances.data).toMatchObject([
      { requisiteId, balance: 25_200, meanPrice: 0.361905, stockValue: 912_000 },
    ])
  })

  it('tells what was used beyond what there was, and warns of it until it is mended', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer, { name: 'Lehevaetis' })
    const fieldId = await addTestField(farmer)
    await enter(farmer, requisiteId, { unit: 'l', amount: 20, pricePerUnit: 18.5 })
    for (const [date, amount] of [
      ['2026-05-04', 12.4],
      ['2026-05-05', 9.5],
    ] as const)
      await spread(farmer, fieldId, {
        date,
        requisite: { name: 'Lehevaetis', requisiteId, amount, unit: 'l' },
      })
    const item = await ledgerOf(farmer, { requisiteId })
    expect(item).toMatchObject({
      balance: 0,
      undocumented: 1.9,
      undocumentedCost: 3515,
      marks: ['undocumented'],
    })
    expect(told(item?.lines).slice(-3)).toEqual([
      ['JOB_EVENT', -9.5, -1.9],
      ['DYNAMIC_FIXUP', 1.9, 0],
      ['PERIOD_END_BALANCE', 0, 0],
    ])
    const warned = async () =>
      (await farmer.call(getStatus, {})).data.warnings.filter(({ type }) => type.key === 'STOCK_FIXUP')
    expect(await warned()).toMatchObject([
      { targetKind: 'stock', targetId: requisiteId, date: '2026-05-05', type: { level: 'ERROR' } },
    ])
    await enter(farmer, requisiteId, { unit: 'l', amount: 5, date: '2026-05-03' })
    expect(await warned()).toEqual([])
  })

  it('lists what jobs used of a material that no entry names, and warns of nothing', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const requisiteId = await addNitrate(farmer)
    await spread(farmer, fieldId, { date: '2026-05-04', requisite: { requisiteId, amount: 300 } })
    await spread(farmer, fieldId, { date: '2026-05-05', requisite: { name: 'Tuhk', amount: 2, unit: 't' } })
    await spread(farmer, fieldId, { date: '2025-05-05', requisite: { name: 'Vana', amount: 2, unit: 't' } })
    expect(await stockOf(farmer)).toMatchObject([
      { requisiteId, isKept: false, used: 300, balance: 0, meanPrice: null, shortage: 0 },
      { requisiteId: null, name: 'Tuhk', isKept: false, unit: 't', used: 2 },
    ])
    expect(
      (await farmer.call(getStatus, {})).data.warnings.some(({ targetKind }) => targetKind === 'stock'),
    ).toBe(false)
  })

  it('counts open jobs and applications of the fertilization plan as planned, each need once', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId } = await workedFarm(farmer)
    const requisite = { requisiteId, amount: 20, unit: 't' }
    const other = await addTestField(farmer, { name: 'Nurk' })
    await spread(farmer, other, {
      status: 'PLANNED',
      plannedYear: 2026,
      date: '2026-01-01',
      endDate: null,
      requisite,
    })
    const application = (more: object) => ({
      _id: crypto.randomUUID(),
      requisiteId,
      name: 'Ammooniumnitraat AN 34,4',
      amount: 200,
      unit: 'kg/ha' as const,
      timeframe: 'SUMMER' as const,
      ...more,
    })
    const _id = '01890a5d-ac96-774b-bcce-b302099a8001'
    const fertilizations = [
      application({ _id }),
      application({ _id: _id.replace('8001', '8002'), amount: 100 }),
    ]
    const body = { year: 2026, fields: [{ fieldId, updatedAt: null, fertilizations }] }
    expect((await farmer.call(plans.changeFertilizationPlan, { body })).status).toBe(200)
    const made = { year: 2026, applications: [{ fieldId, applicationId: _id }] }
    await farmer.call(plans.makePlannedJobs, { body: made })
    const item = await ledgerOf(farmer, { requisiteId })
    expect(item?.plans?.map(({ source, amount }) => [source, amount])).toEqual([
      ['JOB', 20_000],
      ['JOB', 2480],
      ['FERTILIZATION_PLAN', 1240],
    ])
    expect(item).toMatchObject({ planned: 23_720, free: -1868, shortage: 1868, marks: ['shortage'] })
  })

  it('counts lines of the requisite plan as planned, as often as nothing stands for them', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId } = await workedFarm(farmer)
    const line = { fieldId, year: 2026, type: 'fertilizer' as const, requisiteId, name: nitrate.name }
    const twice = { ...line, amount: 1, unit: 't/ha' as const, times: 2, timeframe: 'SUMMER' as const }
    const { _id } = (await farmer.call(requisitePlan.addRequisitePlan, { body: twice })).data
    const twoUses = { planned: 24_800, free: -2948, shortage: 2948, marks: ['shortage'] }
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject(twoUses)
    await farmer.call(requisitePlan.makeJobsOfPlans, {
      body: { year: 2026, worker: null, plans: [{ planId: _id }] },
    })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({
      ...twoUses,
      plans: [{ source: 'JOB' }, { source: 'JOB' }],
    })
    await spread(farmer, fieldId, { date: '2026-06-10', requisite: { requisiteId, amount: 12_400 } })
    const item = await ledgerOf(farmer, { requisiteId, end: '2026-06-30' })
    expect(item).toMatchObject({ balance: 9452, planned: 12_400, shortage: 2948 })
  })
  it('plans a line alone, in its own unit, of a material that is not kept', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    const fieldId = await addTestField(farmer, { name: 'Kivi', area: 12.4 })
    const line = { fieldId, year: 2026, type: 'fertilizer' as const, requisiteId, name: nitrate.name }
    const amounts = { amount: 0.27, unit: 't/ha' as const, times: 1, timeframe: 'SUMMER' as const }
    await farmer.call(requisitePlan.addRequisitePlan, { body: { ...line, ...amounts } })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({
      isKept: false,
      unit: 't',
      planned: 3.348,
      marks: [],
      plans: [
        { source: 'REQUISITE_PLAN', jobId: null, fieldId, fieldName: 'Kivi', year: 2026, amount: 3.348 },
      ],
    })
  })

  it('tells lots, those that expire first at the beginning, and what is about to expire', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId } = await workedFarm(farmer)
    const lot = async (batchNo: string, expiresOn: string) =>
      enter(farmer, requisiteId, { amount: 100, batchNo, expiresOn, date: '2026-05-05' })
    await lot('B', '2026-07-01')
    await lot('A', '2026-05-19')
    await spread(farmer, fieldId, {
      date: '2026-05-06',
      requisite: { requisiteId, amount: 40, batchNo: 'B' },
    })
    await spread(farmer, fieldId, { date: '2026-05-07', requisite: { requisiteId, amount: 10 } })
    const item = await ledgerOf(farmer, { requisiteId })
    expect(item?.lots.map(({ batchNo, amount }) => [batchNo, amount])).toEqual([
      ['A', 90],
      ['B', 60],
      ['', 21_852],
    ])
    expect(item).toMatchObject({ nextExpiry: '2026-05-19', marks: ['expired', 'expiresSoon', 'unpriced'] })
  })

  it('converts between kilograms and litres once the density is known', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    const fieldId = await addTestField(farmer)
    await enter(farmer, requisiteId, { unit: 'l', amount: 1000, pricePerUnit: 0.52 })
    await spread(farmer, fieldId, { date: '2026-05-04', requisite: { requisiteId, amount: 260 } })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({
      balance: 1000,
      marks: ['densityMissing'],
    })
    await farmer.call(contract.changeStockFacts, { params: { id: requisiteId }, body: { density: 1.3 } })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({
      balance: 800,
      usedCost: 10_400,
      marks: [],
    })
  })

  it('follows a material through another name, and into the one that stands for it when it is deleted', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId } = await workedFarm(farmer)
    const rename = (id: string, name: string) =>
      farmer.call(materials.changeMaterial, { params: { id }, body: { ...nitrate, name } })
    expect((await rename(requisiteId, 'AN 34,4')).error).toBeUndefined()
    await spread(farmer, fieldId, { date: '2026-05-06', requisite: { amount: 52 } })
    expect(await stockOf(farmer)).toMatchObject([{ requisiteId, name: 'AN 34,4', balance: 21_800 }])
    const other = await addNitrate(farmer, { name: 'AN 34,4' })
    await farmer.call(materials.deleteMaterial, { params: { id: requisiteId } })
    expect(await stockOf(farmer)).toMatchObject([{ requisiteId: other, balance: 21_800 }])
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({ requisiteId: other })
    await farmer.call(materials.deleteMaterial, { params: { id: other } })
    expect(await stockOf(farmer)).toMatchObject([{ requisiteId, isDeleted: true, balance: 21_800 }])
  })

  it('keeps entries and uses of a deleted material in one ledger, whatever another was called before', async () => {
    const farmer = await server().farmer()
    const other = await addNitrate(farmer, { name: 'AN34' })
    const params = { params: { id: other } }
    await farmer.call(materials.changeMaterial, { ...params, body: { ...nitrate, name: 'AN 34,4 uus' } })
    const requisiteId = await addNitrate(farmer, { name: 'AN34' })
    const fieldId = await addTestField(farmer)
    await enter(farmer, requisiteId, { amount: 1000 })
    await enter(farmer, other, { amount: 10 })
    await spread(farmer, fieldId, {
      date: '2026-05-04',
      requisite: { name: 'AN34', requisiteId, amount: 300 },
    })
    await farmer.call(materials.deleteMaterial, { params: { id: requisiteId } })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({ requisiteId, used: 300, balance: 700 })
    expect(await ledgerOf(farmer, { requisiteId: other })).toMatchObject({ balance: 10, undocumented: 0 })
  })

  it('plans no job any more whose application another job has done', async () => {
    const farmer = await server().farmer()
    const { requisiteId, fieldId } = await workedFarm(farmer)
    const _id = '01890a5d-ac96-774b-bcce-b302099a8003'
    const application = { _id, requisiteId, name: nitrate.name, amount: 200, unit: 'kg/ha' as const }
    const fertilizations = [{ ...application, timeframe: 'SUMMER' as const }]
    const body = { year: 2026, fields: [{ fieldId, updatedAt: null, fertilizations }] }
    await farmer.call(plans.changeFertilizationPlan, { body })
    const made = { year: 2026, applications: [{ fieldId, applicationId: _id }] }
    await farmer.call(plans.makePlannedJobs, { body: made })
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({ planned: 2480 })
    await spread(farmer, fieldId, { date: '2026-06-10', requisite: { requisiteId, amount: 2480 } })
    expect(await ledgerOf(farmer, { requisiteId, end: '2026-06-30' })).toMatchObject({
      planned: 0,
      plans: [],
    })
  })

  it('stands whatever density is stored, and takes none that cannot be', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    const fieldId = await addTestField(farmer)
    await enter(farmer, requisiteId, { unit: 'l', amount: 1000 })
    await spread(farmer, fieldId, { date: '2026-05-04', requisite: { requisiteId, amount: 260 } })
    for (const density of [1e-7, 0.000_9, 31]) {
      const sent = { params: { id: requisiteId }, body: { density } }
      expect((await farmer.call(contract.changeStockFacts, sent)).error?.fields).toMatchObject([
        { path: 'density', code: 'wrongDensity' },
      ])
    }
    const { db } = server().ports
    const row = db.selectFrom('requisite').select('document').where('id', '=', requisiteId)
    const { document } = await row.executeTakeFirstOrThrow()
    const spoilt = JSON.stringify({ ...JSON.parse(document), density: 1e-7 })
    await db.updateTable('requisite').set({ document: spoilt }).where('id', '=', requisiteId).execute()
    expect(await ledgerOf(farmer, { requisiteId })).toMatchObject({
      density: null,
      balance: 1000,
      marks: ['unpriced', 'densityMissing'],
    })
    expect((await farmer.call(contract.listStockBalances, { query: {} })).data).toMatchObject([
      { density: null, balance: 1000 },
    ])
  })

  it('draws an open-ended job on its start day, and a dressing by the tonne of seed', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { area: 12.4 })
    const { data: dressing } = await farmer.call(materials.addMaterial, {
      body: { name: 'Puhis', type: 'chemical', subtypeVariant: 'BIOSTIM' },
    })
    await enter(farmer, dressing._id, { unit: 'l', amount: 5, pricePerUnit: 40 })
    const seed = {
      name: 'Talinisu',
      type: 'seed',
      subtype: 'Talinisu',
      seedCertificate: 'OTS',
      amount: 220,
      unit: 'kg/ha',
      coating: { name: 'Puhis', requisiteId: dressing._id, amount: 0.5, unit: 'l/t' },
    }
    const body = {
      fieldId,
      status: 'IN_PROGRESS',
      jobCategory: { name: 'Külv' },
      job: { name: 'Külvamine' },
      area: 12.4,
      date: '2026-05-10',
      endDate: null,
      requisites: [seed],
    }
    expect((await farmer.call(addJob, { body })).error).toBeUndefined()
    const item = await ledgerOf(farmer, { requisiteId: dressing._id })
    expect(item).toMatchObject({ usedAsCoating: 1.364, used: 0, balance: 3.636, usedCost: 5456 })
    expect(item?.lines?.[2]).toMatchObject({ type: 'JOB_EVENT_COATING', date: '2026-05-10' })
  })
})
