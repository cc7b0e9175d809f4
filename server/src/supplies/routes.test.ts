import { changeFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { deleteMaterial } from '@vagu/core/materials/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import * as contract from '@vagu/core/supplies/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  AN,
  id,
  material,
  order,
  orderLine,
  planLine,
  planOf,
  RECEIVED,
  rowOf,
  setting,
  spread,
  YEAR,
} from '../testing/supplies.ts'

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

  describe('an order of what the register does not have', () => {
    it('stands against its need, of whatever type that is', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const free = { name: 'Tundmatu väetis', requisiteId: null }
      await addTestJob(
        farmer,
        { ...spread('', 270), requisites: [{ ...AN, ...free, amount: 270, unit: 'kg/ha' }] },
        fieldId,
      )
      const gone = await material(farmer)
      await farmer.call(addRequisitePlan, { body: planLine(fieldId, gone) })
      await farmer.call(deleteMaterial, { params: { id: gone } })
      const ordered = await farmer.call(contract.addSupplyOrder, { body: order(null, { amount: 2700 }) })
      expect(ordered.error).toBeUndefined()
      const { rows } = await planOf(farmer)
      expect(rows.map(({ name }) => name)).toEqual([AN.name, free.name])
      expect(rows[0]).toMatchObject({ type: 'fertilizer', ordered: 2700, toBuy: 0 })
    })
  })
  describe('weight and volume of what has a density', () => {
    it('are one row: the stock is taken from once, and so is what is ordered', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const requisiteId = await material(farmer, { density: 1.3 })
      await farmer.call(addRequisitePlan, {
        body: planLine(fieldId, requisiteId, { amount: 800, unit: 'l' }),
      })
      await farmer.call(addRequisitePlan, {
        body: planLine(fieldId, requisiteId, { amount: 1000, unit: 'kg' }),
      })
      await farmer.call(addStockEntry, {
        body: { requisiteId, unit: 'l', type: 'CURRENT_BALANCE', date: '2026-05-19', amount: 1000 },
      })
      await setting(farmer, requisiteId, { unit: 'l', packSize: null })
      // 1000 kg are 769.231 l: 1569.231 l are needed
      expect((await planOf(farmer)).rows).toMatchObject([
        { unit: 'l', need: 1569.231, stock: 1000, lacking: 569.231, otherUnits: [] },
      ])
      await farmer.call(contract.addSupplyOrder, { body: order(requisiteId, { amount: 740.0003 }) })
      expect((await planOf(farmer)).rows).toMatchObject([{ ordered: 569.231, lacking: 0 }])
    })
  })
  describe('packs, reserve and price in another measure than the need', () => {
    const planned = async (farmer: Client, change: object) => {
      const fieldId = await addTestField(farmer)
      const requisiteId = await material(farmer, change)
      await farmer.call(addRequisitePlan, {
        body: planLine(fieldId, requisiteId, { amount: 12, unit: 'kg' }),
      })
      await setting(farmer, requisiteId, { unit: 'l', packSize: 5, reserve: 2, pricePerUnit: 3 })
      return (await planOf(farmer)).rows
    }
    it('are counted by the density', async () => {
      // 12 kg at 1.2 kg/l are 10 l; with 2 l of reserve three cans, of which 3 l are left over
      expect(await planned(await server().farmer(), { density: 1.2 })).toMatchObject([
        {
          unit: 'l',
          need: 10,
          reserve: 2,
          lacking: 12,
          packSize: 5,
          packs: 3,
          toBuy: 15,
          over: 3,
          pricePerUnit: 3,
        },
      ])
    })
    it('are named where nobody knows the density, and count for nothing', async () => {
      expect(await planned(await server().farmer(), {})).toMatchObject([
        { unit: 'kg', need: 12, reserve: 0, packSize: null, pricePerUnit: null, otherUnits: ['l'] },
      ])
    })
  })
  describe('orders of years before', () => {
    it('stand there until all has come', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      await farmer.call(contract.addSupplyOrder, { body: { ...order(requisiteId), year: YEAR - 1 } })
      expect((await planOf(farmer)).orders).toMatchObject([{ year: YEAR - 1 }])
      const { _id, ...body } = { ...order(requisiteId, RECEIVED), year: YEAR - 1 }
      await farmer.call(contract.changeSupplyOrder, { params: { id: _id }, body })
      expect((await planOf(farmer)).orders).toEqual([])
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
