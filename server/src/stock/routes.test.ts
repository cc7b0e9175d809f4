import * as materials from '@vagu/core/materials/contract'
import * as contract from '@vagu/core/stock/contract'
import { addImages, deleteImage } from '@vagu/core/images/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { jpeg } from '../testing/pictures.ts'
import { addNitrate, enter, entryOf, stockOf } from '../testing/stock.ts'
import { listEntries } from './ledgers.ts'
import { places } from '../testing/visitors.ts'

const NOBODYS = '01890a5d-ac96-774b-bcce-b302099a8058'
async function added(farmer: Client) {
  const requisiteId = await addNitrate(farmer)
  return { params: { id: (await enter(farmer, requisiteId))._id }, requisiteId }
}
const withId = async (farmer: Client) => ({ params: (await added(farmer)).params })
const wrong = { body: entryOf(NOBODYS, { date: '2025-02-30' }), path: 'date' }

onBothEngines('entries of the stock', (server) => {
  for (const endpoint of [
    contract.getStock,
    contract.listStockBalances,
    contract.listStockEntries,
    contract.listDeletedStockEntries,
  ])
    askFourQuestions(server, { endpoint, input: async () => ({ query: {} }), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.addStockEntry,
    input: async (owner) => ({ body: entryOf(await addNitrate(owner)) }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeStockEntry,
    input: async (owner) => {
      const { params, requisiteId } = await added(owner)
      return { params, body: entryOf(requisiteId) }
    },
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.deleteStockEntry, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreStockEntry,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteStockEntry, input)
      return input
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.changeStockFacts,
    input: async (owner) => ({ params: { id: await addNitrate(owner) }, body: { density: 1.3 } }),
    namesRecord: true,
    wrong: { body: { density: 0 }, path: 'density' },
  })
  askFourQuestions(server, { endpoint: contract.listStockEntryVersions, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreStockEntryVersion,
    input: async (owner) => {
      const { params } = await added(owner)
      const { data } = await owner.call(contract.listStockEntryVersions, { params })
      return { params: { ...params, entryId: data[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  it('are stored with what was not said left empty, under the name of their material', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    expect(await enter(farmer, requisiteId, { batchNo: ' A1 ', pricePerUnit: 0.1234567 })).toMatchObject({
      ...entryOf(requisiteId),
      moment: null,
      batchNo: 'A1',
      pricePerUnit: 0.123457,
      expiresOn: null,
      images: [],
      name: 'Ammooniumnitraat AN 34,4',
      userId: farmer.userId,
    })
  })

  it('are made once of the same request sent twice', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    const body = { ...entryOf(requisiteId), _id: NOBODYS }
    const send = () => farmer.call(contract.addStockEntry, { body })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stockOf(farmer)).toMatchObject([{ requisiteId, balance: 500 }])
    const other = await farmer.call(contract.addStockEntry, { body: { ...body, amount: 7 } })
    expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
  })

  it.each([
    [{ type: 'JOB_EVENT' }, 'type', 'stockTypeDerived'],
    [{ type: 'DYNAMIC_FIXUP' }, 'type', 'stockTypeDerived'],
    [{ amount: 0 }, 'amount', 'notPositive'],
    [{ amount: -1 }, 'amount', 'negative'],
    [{ amount: undefined }, 'amount', 'required'],
    [{ unit: 'kg/ha' }, 'unit', 'required'],
    [{ pricePerUnit: -0.01 }, 'pricePerUnit', 'priceNegative'],
    [{ expiresOn: '31.12.2026' }, 'expiresOn', 'wrongDay'],
    [{ date: '0206-05-01' }, 'date', 'wrongYear'],
  ])('refuse %j at the input', async (more, path, code) => {
    const farmer = await server().farmer()
    const body = { ...entryOf(await addNitrate(farmer)), ...more }
    const reply = await farmer.send(contract.addStockEntry, '/stock', { body })
    expect([reply.status, reply.error?.fields?.map((field) => [field.path, field.code])]).toEqual([
      422,
      [[path, code]],
    ])
  })

  it('are listed, the newest first, of some days or of all', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    for (const date of ['2026-04-03', '2026-04-01', '2026-04-02']) await enter(farmer, requisiteId, { date })
    const days = async (query: { start?: string; end?: string }) =>
      (await farmer.call(contract.listStockEntries, { query })).data.map(({ date }) => date)
    expect(await days({})).toEqual(['2026-04-03', '2026-04-02', '2026-04-01'])
    expect(await days({ start: '2026-04-02', end: '2026-04-02' })).toEqual(['2026-04-02'])
    await enter(farmer, requisiteId, { date: '2026-04-02' })
    const [newest, ...rest] = (await farmer.call(contract.listStockEntries, { query: {} })).data
    const after = { afterDay: newest?.date ?? '', afterId: newest?._id ?? '' }
    expect((await farmer.call(contract.listStockEntries, { query: after })).data).toEqual(rest)
    const page = await listEntries(server().ports.db, farmer, { ...after, limit: 1 })
    expect(page).toEqual(rest.slice(0, 1))
    const next = { afterDay: page[0]?.date ?? '', afterId: page[0]?._id ?? '' }
    expect((await farmer.call(contract.listStockEntries, { query: next })).data).toEqual(rest.slice(1))
    const query = { start: '2026-04-02', end: '2026-04-01' }
    expect((await farmer.call(contract.listStockEntries, { query })).error?.fields).toMatchObject([
      { path: 'end', code: 'endBeforeStart' },
    ])
  })

  it('may count that nothing is there', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    await enter(farmer, requisiteId, { type: 'CURRENT_BALANCE', amount: 0 })
    expect(await stockOf(farmer)).toMatchObject([{ balance: 0, isKept: true }])
  })

  it('are changed, deleted, brought back, and go back to what they were', async () => {
    const farmer = await server().farmer()
    const { params, requisiteId } = await added(farmer)
    const body = { ...entryOf(requisiteId), amount: 700 }
    const { data } = await farmer.call(contract.changeStockEntry, { params, body })
    expect(data.amount).toBe(700)
    const stale = { ...body, amount: 1, updatedAt: '2020-01-01T00:00:00.000Z' }
    const late = await farmer.call(contract.changeStockEntry, { params, body: stale })
    expect([late.status, late.error?.stored]).toEqual([409, data])
    await farmer.call(contract.deleteStockEntry, { params })
    expect(await stockOf(farmer)).toEqual([])
    const deleted = await farmer.call(contract.listDeletedStockEntries, { query: {} })
    expect(deleted.data).toMatchObject([{ _id: params.id, type: 'INCREASE', date: '2026-04-10' }])
    expect((await farmer.call(contract.restoreStockEntry, { params })).data).toEqual(data)
    const versions = (await farmer.call(contract.listStockEntryVersions, { params })).data
    const first = { ...params, entryId: versions.at(-1)?.entryId ?? '' }
    expect((await farmer.call(contract.restoreStockEntryVersion, { params: first })).data.amount).toBe(500)
  })

  it('name photos of the delivery note, which then stay', async () => {
    const [farmer, stranger] = [await server().farmer(), await server().farmer()]
    const photoOf = async (client: Client) =>
      (await client.call(addImages, { files: [await jpeg()] })).data[0]?.id ?? ''
    const [own, foreign] = [await photoOf(farmer), await photoOf(stranger)]
    const requisiteId = await addNitrate(farmer)
    expect((await enter(farmer, requisiteId, { images: [own] })).images).toEqual([own])
    const body = entryOf(requisiteId, { images: [own, foreign] })
    const refused = await farmer.call(contract.addStockEntry, { body })
    expect([refused.status, places(refused)]).toEqual([404, [['images.1', 'unknownImage']]])
    const kept = await farmer.call(deleteImage, { params: { id: own } })
    expect([kept.status, kept.error?.code]).toEqual([409, 'conflict'])
  })

  it('of a material that was deleted are changed, counted and written off, but nothing comes in', async () => {
    const farmer = await server().farmer()
    const { params, requisiteId } = await added(farmer)
    const unkept = await addNitrate(farmer, { name: 'Tuhk' })
    for (const id of [requisiteId, unkept]) await farmer.call(materials.deleteMaterial, { params: { id } })
    const body = entryOf(requisiteId, { amount: 20 })
    expect((await farmer.call(contract.changeStockEntry, { params, body })).data.amount).toBe(20)
    const none = entryOf(unkept, { type: 'CURRENT_BALANCE' })
    expect(places(await farmer.call(contract.addStockEntry, { body: none }))).toEqual([
      ['requisiteId', 'unknownMaterial'],
    ])
    const refused = await farmer.call(contract.addStockEntry, { body })
    expect([refused.status, places(refused)]).toEqual([404, [['requisiteId', 'unknownMaterial']]])
    expect(await stockOf(farmer)).toMatchObject([
      { requisiteId, isDeleted: true, marks: ['unpriced', 'deleted'] },
    ])
    await enter(farmer, requisiteId, { type: 'DECREASE', amount: 5, date: '2026-04-11' })
    expect(await stockOf(farmer)).toMatchObject([{ requisiteId, balance: 15 }])
    await enter(farmer, requisiteId, { type: 'CURRENT_BALANCE', amount: 0, date: '2026-04-12' })
    expect(await stockOf(farmer)).toMatchObject([{ requisiteId, balance: 0 }])
  })

  it('are counted and received by workers, who see no prices', async () => {
    const farmer = await server().farmer()
    const { params, requisiteId } = await added(farmer)
    await enter(farmer, requisiteId, { pricePerUnit: 0.36 })
    const worker = await personWith(server(), farmer, 'worker')
    const entry = await enter(worker, requisiteId, {
      type: 'CURRENT_BALANCE',
      amount: 990,
      date: '2026-05-01',
    })
    expect(entry).toMatchObject({ amount: 990, pricePerUnit: null })
    const [item] = await stockOf(worker, { requisiteId })
    expect(item).toMatchObject({ balance: 990, meanPrice: null, stockValue: null })
    expect(item?.lines?.some(({ cost, meanPrice, entry: of }) => cost ?? meanPrice ?? of?.pricePerUnit)).toBe(
      false,
    )
    expect((await farmer.call(contract.listStockBalances, { query: {} })).data).toMatchObject([
      { balance: 990, meanPrice: 0.36, stockValue: 35_640 },
    ])
    expect((await worker.call(contract.deleteStockEntry, { params })).status).toBe(403)
  })

  it('keep density and use-up day when a form changes the material that does not know them', async () => {
    const farmer = await server().farmer()
    const id = await addNitrate(farmer)
    const facts = { density: 1.32, useUpBy: '2026-11-30' }
    const { data } = await farmer.call(contract.changeStockFacts, { params: { id }, body: facts })
    expect(data).toMatchObject(facts)
    const { density: _density, useUpBy: _useUpBy, _id, label: _label, ...form } = data
    const changed = await farmer.call(materials.changeMaterial, {
      params: { id },
      body: { ...form, name: 'Muu' },
    })
    expect(changed.data).toMatchObject({ ...facts, name: 'Muu' })
    const cleared = await farmer.call(contract.changeStockFacts, { params: { id }, body: { density: null } })
    expect(cleared.data).toMatchObject({ density: null, useUpBy: '2026-11-30' })
  })
})
