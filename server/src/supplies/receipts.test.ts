import { deleteMaterial } from '@vagu/core/materials/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { addStockEntry, changeStockEntry, deleteStockEntry } from '@vagu/core/stock/contract'
import * as contract from '@vagu/core/supplies/contract'
import { describe, expect, it } from 'vitest'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  id,
  material,
  order,
  planLine,
  putOrder,
  RECEIVED,
  rowOf,
  setting,
  stockOf,
} from '../testing/supplies.ts'

onBothEngines('orders of materials', (server) => {
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
    it('does not say what was paid: the price that was expected is none', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      const change = { ...RECEIVED, paidPrice: null, batchNo: 'L 7', expiresOn: '2027-05-01' }
      await farmer.call(contract.addSupplyOrder, { body: order(requisiteId, change) })
      const item = await stockOf(farmer, requisiteId)
      expect(item).toMatchObject({ balance: 1500, meanPrice: null })
      expect(item?.lots).toMatchObject([{ batchNo: 'L 7', expiresOn: '2027-05-01' }])
    })
    it('is refused with a day in a year that no farm has', async () => {
      const farmer = await server().farmer()
      const body = order(await material(farmer), { receivedOn: '0206-03-10' })
      const reply = await farmer.call(contract.addSupplyOrder, { body })
      expect(reply.error?.fields?.map(({ path }) => path)).toEqual(['lines.0.receivedOn'])
    })
    describe('whose entry was mended in the stock', () => {
      const mended = async (change: object = {}) => {
        const farmer = await server().farmer()
        const requisiteId = await material(farmer)
        await farmer.call(contract.addSupplyOrder, { body: order(requisiteId, RECEIVED) })
        const entry = { requisiteId, unit: 'kg' as const, type: 'INCREASE' as const, date: '2026-03-10' }
        const reply = await farmer.call(changeStockEntry, {
          params: { id: id('0a01') },
          body: { ...entry, amount: 480, pricePerUnit: 0.4, ...change },
        })
        expect(reply.error).toBeUndefined()
        return { farmer, requisiteId }
      }
      it('writes there only what it says otherwise', async () => {
        const { farmer, requisiteId } = await mended()
        await putOrder(farmer, requisiteId, { ...RECEIVED, supplier: 'Scandagra' })
        await putOrder(farmer, requisiteId, { ...RECEIVED, pricePerUnit: 0.5, supplier: 'Scandagra' })
        expect(await stockOf(farmer, requisiteId)).toMatchObject({ balance: 480, meanPrice: 0.4 })
      })
      it('keeps its figures when it is taken back and brought again', async () => {
        const { farmer, requisiteId } = await mended()
        await putOrder(farmer, requisiteId, { paidPrice: 0.36 })
        expect((await stockOf(farmer, requisiteId))?.balance ?? 0).toBe(0)
        await putOrder(farmer, requisiteId, RECEIVED)
        expect(await stockOf(farmer, requisiteId)).toMatchObject({ balance: 480, meanPrice: 0.4 })
      })
      it('does not bring back what was deleted there, whatever else changes', async () => {
        const { farmer, requisiteId } = await mended()
        await farmer.call(deleteStockEntry, { params: { id: id('0a01') } })
        await putOrder(farmer, requisiteId, { ...RECEIVED, paidPrice: 0.5, supplier: 'Scandagra' })
        expect((await stockOf(farmer, requisiteId))?.balance ?? 0).toBe(0)
      })
      it('leaves alone what is of another material now', async () => {
        const farmer = await server().farmer()
        const [one, other] = [await material(farmer), await material(farmer, { name: 'NPK' })]
        await farmer.call(contract.addSupplyOrder, { body: order(one, RECEIVED) })
        const entry = { unit: 'kg' as const, type: 'INCREASE' as const, date: '2026-03-10', amount: 480 }
        await farmer.call(changeStockEntry, {
          params: { id: id('0a01') },
          body: { ...entry, requisiteId: other },
        })
        const reply = await putOrder(farmer, one, { ...RECEIVED, supplier: 'Scandagra' })
        expect(reply.error).toBeUndefined()
        expect(await stockOf(farmer, other)).toMatchObject({ balance: 480 })
      })
    })
    it('does not write over another receipt of the same material', async () => {
      const farmer = await server().farmer()
      const requisiteId = await material(farmer)
      const entry = { requisiteId, unit: 'kg' as const, type: 'INCREASE' as const, date: '2026-03-01' }
      await farmer.call(addStockEntry, { body: { ...entry, _id: id('0a01'), amount: 7 } })
      await farmer.call(contract.addSupplyOrder, { body: order(requisiteId) })
      const reply = await putOrder(farmer, requisiteId, RECEIVED)
      expect([reply.status, reply.error?.code]).toEqual([409, 'idTaken'])
      expect(await stockOf(farmer, requisiteId)).toMatchObject({ balance: 7 })
    })
    it('of a material that was deleted comes to its namesake, else to no stock', async () => {
      const farmer = await server().farmer()
      const gone = await material(farmer)
      await farmer.call(contract.addSupplyOrder, { body: order(gone) })
      await farmer.call(deleteMaterial, { params: { id: gone } })
      const received = await putOrder(farmer, gone, RECEIVED)
      expect(received.data.lines).toMatchObject([{ requisiteId: null, receivedOn: '2026-03-10' }])
      expect((await putOrder(farmer, gone)).error).toBeUndefined()
      const again = await material(farmer)
      expect((await putOrder(farmer, gone, RECEIVED)).data.lines).toMatchObject([{ requisiteId: again }])
      expect(await stockOf(farmer, again)).toMatchObject({ balance: 1500 })
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
})
