/** History and deleted records of plan lines, orders, hours, and of the prices of a year. */
import { listWorkTimeVersions } from '@vagu/core/work-times/contract'
import * as hours from '@vagu/core/work-times/contract'
import * as plans from '@vagu/core/requisite-plan/contract'
import * as profit from '@vagu/core/profit/contract'
import * as supplies from '@vagu/core/supplies/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2026
const LINE = '01890a5d-ac96-774b-bcce-b30209910001'

const line = (fieldId: string, amount: number) => ({
  fieldId,
  year: YEAR,
  type: { typeName: 'Kile' },
  name: 'Kile',
  amount,
  unit: 'kg/ha' as const,
  timeframe: 'SPRING' as const,
})
async function addLine(farmer: Client) {
  const fieldId = await addTestField(farmer)
  const { _id: id } = (await farmer.call(plans.addRequisitePlan, { body: line(fieldId, 3) })).data
  return { id, fieldId }
}
const order = (amount: number) => ({
  year: YEAR,
  supplier: 'Peipsi Agro',
  orderedOn: null,
  lines: [{ _id: LINE, requisiteId: null, name: 'Kile', amount, unit: 'kg' as const }],
})
const addOrder = async (farmer: Client) =>
  (await farmer.call(supplies.addSupplyOrder, { body: order(40) })).data._id

const time = (workerId: string, end: string) => ({ workerId, date: '2026-05-11', start: '08:00', end })
async function addTime(farmer: Client) {
  const workerId = await addTestWorker(farmer)
  const body = time(workerId, '12:00')
  return { workerId, id: (await farmer.call(hours.addWorkTime, { body })).data._id }
}

const ofYear = { year: String(YEAR) }
const setPrice = (farmer: Client, price: number) =>
  farmer.call(profit.changeCostOverview, {
    params: ofYear,
    body: { prices: [{ crop: 'talinisu', yieldType: 'Terad', price, unit: 't' }] },
  })
const overviewVersions = async (farmer: Client) =>
  (await farmer.call(profit.listOverviewVersions, { params: ofYear })).data

/** The oldest change. */
const first = (versions: readonly { readonly entryId: string }[]): string => versions.at(-1)?.entryId ?? ''

onBothEngines('the history of plans, orders, hours and prices', (server) => {
  askFourQuestions(server, {
    endpoint: plans.listDeletedRequisitePlans,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: plans.listRequisitePlanVersions,
    input: async (owner) => ({ params: { id: (await addLine(owner)).id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: plans.restoreRequisitePlanVersion,
    input: async (owner) => {
      const { id } = await addLine(owner)
      const { data } = await owner.call(plans.listRequisitePlanVersions, { params: { id } })
      return { params: { id, entryId: first(data) } }
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: supplies.listDeletedSupplyOrders,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: supplies.listSupplyOrderVersions,
    input: async (owner) => ({ params: { id: await addOrder(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: supplies.restoreSupplyOrderVersion,
    input: async (owner) => {
      const id = await addOrder(owner)
      const { data } = await owner.call(supplies.listSupplyOrderVersions, { params: { id } })
      return { params: { id, entryId: first(data) } }
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: hours.listDeletedWorkTimes,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: hours.listWorkTimeVersions,
    input: async (owner) => ({ params: { id: (await addTime(owner)).id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: hours.restoreWorkTimeVersion,
    input: async (owner) => {
      const { id } = await addTime(owner)
      const { data } = await owner.call(listWorkTimeVersions, { params: { id } })
      return { params: { id, entryId: first(data) } }
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: profit.listOverviewVersions,
    input: async () => ({ params: ofYear }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: profit.restoreOverviewVersion,
    input: async (owner) => {
      await setPrice(owner, 190)
      return { params: { ...ofYear, entryId: first(await overviewVersions(owner)) } }
    },
    namesRecord: true,
  })

  it('brings a line of the plan back to what it was, deleted or not', async () => {
    const farmer = await server().farmer()
    const { id, fieldId } = await addLine(farmer)
    await farmer.call(plans.changeRequisitePlan, { params: { id }, body: line(fieldId, 5) })
    const { data } = await farmer.call(plans.listRequisitePlanVersions, { params: { id } })
    expect(data.map(({ before, after }) => [before?.amount, after?.amount])).toEqual([
      [3, 5],
      [undefined, 3],
    ])
    await farmer.call(plans.deleteRequisitePlan, { params: { id } })
    const { data: deleted } = await farmer.call(plans.listDeletedRequisitePlans, { query: {} })
    expect(deleted).toMatchObject([
      { _id: id, name: 'Kile', year: YEAR, fieldName: 'Kivi', amount: 5, unit: 'kg/ha' },
    ])
    const params = { id, entryId: first(data) }
    expect((await farmer.call(plans.restoreRequisitePlanVersion, { params })).data.amount).toBe(3)
    expect((await farmer.call(plans.listDeletedRequisitePlans, { query: {} })).data).toEqual([])
  })
  it('brings an order back to what it was', async () => {
    const farmer = await server().farmer()
    const id = await addOrder(farmer)
    await farmer.call(supplies.changeSupplyOrder, { params: { id }, body: order(60) })
    await farmer.call(supplies.deleteSupplyOrder, { params: { id } })
    expect((await farmer.call(supplies.listDeletedSupplyOrders, { query: {} })).data).toMatchObject([
      { _id: id, name: 'Peipsi Agro', year: YEAR, lines: 1 },
    ])
    const { data } = await farmer.call(supplies.listSupplyOrderVersions, { params: { id } })
    const params = { id, entryId: first(data) }
    const { lines } = (await farmer.call(supplies.restoreSupplyOrderVersion, { params })).data
    expect(lines).toMatchObject([{ amount: 40 }])
  })
  it('brings hours back to what they were, but not those that are paid', async () => {
    const farmer = await server().farmer()
    const { id, workerId } = await addTime(farmer)
    await farmer.call(hours.changeWorkTime, { params: { id }, body: time(workerId, '13:00') })
    const { data } = await farmer.call(hours.listWorkTimeVersions, { params: { id } })
    expect(data.map(({ after }) => after?.minutes)).toEqual([300, 240])
    const params = { id, entryId: first(data) }
    expect((await farmer.call(hours.restoreWorkTimeVersion, { params })).data).toMatchObject({
      minutes: 240,
      status: 'UNPAID',
    })
    await farmer.call(hours.deleteWorkTime, { params: { id }, query: {} })
    expect((await farmer.call(hours.listDeletedWorkTimes, { query: {} })).data).toMatchObject([
      { _id: id, minutes: 240 },
    ])
    await farmer.call(hours.restoreWorkTime, { params: { id } })
    await farmer.call(hours.toggleWorkTimePaid, { params: { id }, body: { status: 'PAID' } })
    expect((await farmer.call(hours.restoreWorkTimeVersion, { params })).error?.code).toBe('paid')
  })
  it('tells a worker of his own hours alone', async () => {
    const owner = await server().farmer()
    const { id } = await addTime(owner)
    await owner.call(hours.deleteWorkTime, { params: { id }, query: {} })
    await server()
      .db.updateTable('membership')
      .set({ role: 'worker' })
      .where('user_id', '=', owner.userId)
      .execute()
    expect((await owner.call(hours.listDeletedWorkTimes, { query: {} })).data).toEqual([])
    const reply = await owner.call(hours.listWorkTimeVersions, { params: { id } })
    expect([reply.status, reply.error?.code]).toEqual([403, 'forbidden'])
  })
  it('brings the prices of a year back to what they were, once', async () => {
    const farmer = await server().farmer()
    await setPrice(farmer, 190)
    await setPrice(farmer, 210)
    const versions = await overviewVersions(farmer)
    expect(versions.map(({ after }) => after?.prices[0]?.price)).toEqual([210, 190])
    const by = { params: { ...ofYear, entryId: first(versions) } }
    expect((await farmer.call(profit.restoreOverviewVersion, by)).data.prices).toMatchObject([{ price: 190 }])
    await farmer.call(profit.restoreOverviewVersion, by)
    expect(await overviewVersions(farmer)).toHaveLength(3)
  })
})
