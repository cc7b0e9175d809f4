import { changeFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { addStockEntry, deleteStockEntry, getStock } from '@vagu/core/stock/contract'
import * as contract from '@vagu/core/supplies/contract'
import { SupplyOrder } from '@vagu/core/supplies/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2026
const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
const AN = {
  name: 'AN 34,4',
  type: 'fertilizer' as const,
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER' as const,
}
const material = async (farmer: Client, change: object = {}) =>
  (await farmer.call(addMaterial, { body: { ...AN, ...change } })).data._id

/** A job that spread so much of a material. */
const spread = (requisiteId: string, amount: number, change: object = {}) => ({
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  date: '2026-04-20',
  endDate: '2026-04-20',
  yield: null,
  yieldUnit: null,
  yieldType: null,
  requisites: [{ ...AN, requisiteId, amount, unit: 'kg/ha' }],
  ...change,
})
const planLine = (fieldId: string, requisiteId: string, change: object = {}) => ({
  fieldId,
  year: YEAR,
  type: 'fertilizer' as const,
  requisiteId,
  name: AN.name,
  amount: 270,
  unit: 'kg/ha' as const,
  timeframe: 'SPRING' as const,
  ...change,
})
const planOf = async (farmer: Client) =>
  (await farmer.call(contract.getSuppliesPlan, { params: { year: String(YEAR) } })).data
const rowOf = async (farmer: Client) => (await planOf(farmer)).rows[0]
const setting = (farmer: Client, requisiteId: string, change: object = {}) =>
  farmer.call(contract.changeSupplySetting, {
    body: { requisiteId, unit: 'kg', packSize: 500, supplier: 'Baltic Agro', updatedAt: null, ...change },
  })

type Line = z.input<typeof SupplyOrder>['lines'][number]
const orderLine = (requisiteId: string | null, change: Partial<Line> = {}): Line => ({
  _id: id('0a01'),
  requisiteId,
  name: AN.name,
  amount: 1500,
  unit: 'kg',
  packs: 3,
  packSize: 500,
  pricePerUnit: 0.36,
  ...change,
})
const order = (requisiteId: string | null, change: Partial<Line> = {}) => ({
  _id: id('0b01'),
  year: YEAR,
  supplier: 'Baltic Agro',
  orderedOn: '2026-03-01',
  lines: [orderLine(requisiteId, change)],
})
const putOrder = (farmer: Client, requisiteId: string | null, change: Partial<Line> = {}) => {
  const { _id, ...body } = order(requisiteId, change)
  return farmer.call(contract.changeSupplyOrder, { params: { id: _id }, body })
}
const stockOf = async (farmer: Client, requisiteId: string) => {
  const { data } = await farmer.call(getStock, { query: { requisiteId, end: '2026-05-20' } })
  return data.items[0]
}
const RECEIVED = { receivedOn: '2026-03-10' }

onBothEngines('the supplies usage plan', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getSuppliesPlan,
    input: () => Promise.resolve({ params: { year: '2026' } }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.listSupplyOrders,
    input: () => Promise.resolve({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.changeSupplySetting,
    input: async (owner) => ({
      body: { requisiteId: await material(owner), unit: 'kg' as const, packSize: 500, updatedAt: null },
    }),
    namesRecord: true,
    wrong: { body: { requisiteId: id('0001'), unit: 'kg', packSize: 0, updatedAt: null }, path: 'packSize' },
  })
  askFourQuestions(server, {
    endpoint: contract.addSupplyOrder,
    input: async (owner) => ({ body: order(await material(owner)) }),
    namesRecord: true,
    wrong: { body: { ...order(null), lines: [] }, path: 'lines' },
  })
  askFourQuestions(server, {
    endpoint: contract.changeSupplyOrder,
    input: async (owner) => {
      const { data } = await owner.call(contract.addSupplyOrder, { body: order(null) })
      return { params: { id: data._id }, body: order(null, { amount: 2 }) }
    },
    namesRecord: true,
    wrong: { body: { ...order(null), lines: [{ ...orderLine(null), amount: -1 }] }, path: 'lines.0.amount' },
  })
  askFourQuestions(server, {
    endpoint: contract.deleteSupplyOrder,
    input: async (owner) => {
      const { data } = await owner.call(contract.addSupplyOrder, { body: order(null) })
      return { params: { id: data._id } }
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreSupplyOrder,
    input: async (owner) => {
      const { data } = await owner.call(contract.addSupplyOrder, { body: order(null) })
      await owner.call(contract.deleteSupplyOrder, { params: { id: data._id } })
      return { params: { id: data._id } }
    },
    namesRecord: true,
  })

  describe('a row', () => {
    it('tells need, done, stock and what is to be bought: 1,040 kg lacking are three bags', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer, { area: 102 })
      const requisiteId = await material(farmer)
      await farmer.call(addStockEntry, {
        body: { requisiteId, unit: 'kg', type: 'CURRENT_BALANCE', date: '2026-05-19', amount: 26_500 },
      })
      await farmer.call(addRequisitePlan, { body: planLine(fieldId, requisiteId) })
      await setting(farmer, requisiteId, { pricePerUnit: 0.36 })
      expect(await rowOf(farmer)).toMatchObject({
        name: AN.name,
        unit: 'kg',
        need: 27_540,
        done: 0,
        left: 27_540,
        stock: 26_500,
        lacking: 1040,
        packs: 3,
        toBuy: 1500,
        over: 460,
        pricePerUnit: 0.36,
        supplier: 'Baltic Agro',
        marks: [],
        parts: [{ source: 'requisitePlan', fieldId, area: 102, amount: 27_540 }],
      })
    })
    it('counts a need once, whatever it stands in, and what is done no more', async () => {
      const farmer = await server().farmer()
      const [one, other] = [await addTestField(farmer), await addTestField(farmer, { name: 'Raba' })]
      const requisiteId = await material(farmer)
      for (const fieldId of [one, other])
        await farmer.call(addRequisitePlan, { body: planLine(fieldId, requisiteId) })
      const application = { _id: id('00a1'), requisiteId, name: AN.name, amount: 250, unit: 'kg/ha' as const }
      await farmer.call(changeFertilizationPlan, {
        body: {
          year: YEAR,
          fields: [
            { fieldId: one, updatedAt: null, fertilizations: [{ ...application, timeframe: 'SPRING' }] },
          ],
        },
      })
      expect(await rowOf(farmer)).toMatchObject({ need: 5200, done: 0, left: 5200 })
      await addTestJob(farmer, spread(requisiteId, 300), one)
      expect(await rowOf(farmer)).toMatchObject({ need: 5700, done: 3000, left: 2700 })
    })
    it('says what it cannot count: no pack, another unit, a material that is not in the register', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const requisiteId = await material(farmer)
      await farmer.call(addRequisitePlan, { body: planLine(fieldId, requisiteId) })
      expect((await rowOf(farmer))?.marks).toEqual(['noPack'])
      await setting(farmer, requisiteId, { unit: 'l', packSize: 20 })
      expect(await rowOf(farmer)).toMatchObject({ marks: ['noPack', 'otherUnit'], otherUnits: ['l'] })
      const own = { type: { typeName: 'Kile' }, name: 'Kile', unit: 'tk', requisiteId: null }
      await farmer.call(addRequisitePlan, { body: { ...planLine(fieldId, requisiteId), ...own } as never })
      const kile = (await planOf(farmer)).rows.find(({ name }) => name === 'Kile')
      expect(kile).toMatchObject({ unit: 'tk', need: 270, marks: ['noPack', 'notInRegister'] })
    })
    it('does not buy the farm’s own manure, unless it is said', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const organic = { name: 'Sõnnik', fertilizerKind: 'ORGANIC_FERTILIZER', organicType: 'TAHESONNIK' }
      const requisiteId = await material(farmer, organic)
      const body = planLine(fieldId, requisiteId, { amount: 25, unit: 't/ha' })
      await farmer.call(addRequisitePlan, { body })
      expect(await rowOf(farmer)).toMatchObject({
        unit: 't',
        left: 250,
        lacking: 250,
        toBuy: 0,
        isBought: false,
      })
      await setting(farmer, requisiteId, { unit: 't', packSize: null, isBought: true })
      expect(await rowOf(farmer)).toMatchObject({ toBuy: 250, isBought: true })
    })
    it('keeps a reserve of what nobody planned', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      await setting(farmer, requisiteId, { reserve: 700 })
      expect(await rowOf(farmer)).toMatchObject({ need: 0, reserve: 700, packs: 2, toBuy: 1000, over: 300 })
    })
  })

  describe('how a material is bought', () => {
    it('is not written over what somebody else has stored', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      const { updatedAt } = (await setting(farmer, requisiteId)).data
      expect((await setting(farmer, requisiteId)).error).toBeUndefined()
      expect((await setting(farmer, requisiteId, { packSize: 600 })).error?.code).toBe('conflict')
      expect((await setting(farmer, requisiteId, { packSize: 600, updatedAt })).data).toMatchObject({
        packSize: 600,
      })
    })
  })

  describe('an order', () => {
    it('is on order until it has come, and then lies in the stock once', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const requisiteId = await material(farmer)
      await farmer.call(addRequisitePlan, { body: planLine(fieldId, requisiteId) })
      await setting(farmer, requisiteId)
      const body = order(requisiteId)
      for (let times = 0; times < 2; times++) {
        const reply = await farmer.call(contract.addSupplyOrder, { body })
        expect(reply.error).toBeUndefined()
      }
      expect(await rowOf(farmer)).toMatchObject({ ordered: 1500, lacking: 1200, packs: 3, stock: null })
      await putOrder(farmer, requisiteId, RECEIVED)
      await putOrder(farmer, requisiteId, RECEIVED)
      expect(await stockOf(farmer, requisiteId)).toMatchObject({ balance: 1500, meanPrice: 0.36 })
      expect(await rowOf(farmer)).toMatchObject({
        ordered: 0,
        stock: 1500,
        lacking: 1200,
        pricePerUnit: 0.36,
      })
    })
    it('takes its stock back where it had not come after all, and brings it again', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      await farmer.call(contract.addSupplyOrder, { body: order(requisiteId, RECEIVED) })
      await putOrder(farmer, requisiteId)
      expect((await stockOf(farmer, requisiteId))?.balance ?? 0).toBe(0)
      await putOrder(farmer, requisiteId, { ...RECEIVED, receivedAmount: 1400 })
      expect(await stockOf(farmer, requisiteId)).toMatchObject({ balance: 1400, increased: 1400 })
    })
    it('leaves alone what somebody did to the entry in the stock', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      await farmer.call(contract.addSupplyOrder, { body: order(requisiteId, RECEIVED) })
      await farmer.call(deleteStockEntry, { params: { id: id('0a01') } })
      await putOrder(farmer, requisiteId, RECEIVED)
      expect((await stockOf(farmer, requisiteId))?.balance ?? 0).toBe(0)
    })
    it('stays in the stock when it is deleted, and comes back as it was', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      await farmer.call(contract.addSupplyOrder, { body: order(requisiteId, RECEIVED) })
      await farmer.call(contract.deleteSupplyOrder, { params: { id: id('0b01') } })
      expect((await farmer.call(contract.listSupplyOrders, { query: {} })).data).toEqual([])
      await farmer.call(contract.restoreSupplyOrder, { params: { id: id('0b01') } })
      const { data } = await farmer.call(contract.listSupplyOrders, { query: { year: '2026' } })
      expect(data).toMatchObject([{ supplier: 'Baltic Agro', lines: [RECEIVED] }])
      expect(await stockOf(farmer, requisiteId)).toMatchObject({ balance: 1500 })
    })
    it('of what the register does not have goes nowhere', async () => {
      const farmer = await server().farmer()
      const reply = await farmer.call(contract.addSupplyOrder, { body: order(null, RECEIVED) })
      expect(reply.error).toBeUndefined()
    })
    it('does not take over another entry of the stock', async () => {
      const farmer = await server().farmer()
      const [one, other] = [await material(farmer), await material(farmer, { name: 'NPK' })]
      await farmer.call(addStockEntry, {
        body: {
          _id: id('0a01'),
          requisiteId: other,
          unit: 'kg',
          type: 'INCREASE',
          date: '2026-03-01',
          amount: 7,
        },
      })
      const reply = await farmer.call(contract.addSupplyOrder, { body: order(one, RECEIVED) })
      expect([reply.status, reply.error?.code]).toEqual([409, 'idTaken'])
      expect(await stockOf(farmer, other)).toMatchObject({ balance: 7 })
    })
  })

  it('equals the slow exact sum to the gram, over random histories', async () => {
    // whole ten-thousandths, so that the sum meets no binary fraction
    const digits = fc.integer({ min: 1, max: 9_999_999 })
    const history = fc.record({
      area: fc.integer({ min: 1, max: 999_999 }),
      jobs: fc.array(digits, { maxLength: 4 }),
      lines: fc.array(fc.record({ amount: digits, times: fc.integer({ min: 1, max: 3 }) }), { maxLength: 3 }),
      counted: fc.integer({ min: 0, max: 9_999_999 }),
    })
    const grams = (amount: number, area: number, times: number): bigint =>
      (BigInt(amount) * BigInt(area) * BigInt(times) * 2000n + 100_000_000n) / 200_000_000n
    await fc.assert(
      fc.asyncProperty(history, async ({ area, jobs, lines, counted }) => {
        const farmer = await server().farmer()
        const requisiteId = await material(farmer)
        const fieldId = await addTestField(farmer, { area: area / 10_000 })
        for (const amount of jobs)
          await addTestJob(farmer, spread(requisiteId, amount / 10_000, { area: area / 10_000 }), fieldId)
        for (const { amount, times } of lines)
          await farmer.call(addRequisitePlan, {
            body: planLine(fieldId, requisiteId, { amount: amount / 10_000, times }),
          })
        await farmer.call(addStockEntry, {
          body: {
            requisiteId,
            unit: 'kg',
            type: 'CURRENT_BALANCE',
            date: '2026-05-20',
            amount: counted / 1000,
          },
        })
        await setting(farmer, requisiteId, { packSize: null })
        let [standing, done, left] = [jobs.length, 0n, 0n]
        for (const amount of jobs) done += grams(amount, area, 1)
        for (const { amount, times } of lines) {
          const taken = Math.min(standing, times)
          standing -= taken
          left += grams(amount, area, times - taken)
        }
        const lacking = left > BigInt(counted) ? left - BigInt(counted) : 0n
        const row = (await planOf(farmer)).rows[0]
        const told = [row?.done ?? 0, row?.left ?? 0, row?.lacking ?? 0].map((kg) =>
          BigInt(Math.round(kg * 1000)),
        )
        expect(told).toEqual([done, left, lacking])
      }),
      { numRuns: 12 },
    )
  })
})
