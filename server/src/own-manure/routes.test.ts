import * as contract from '@vagu/core/own-manure/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const params = { year: 2026 } as const
const cows = { animal: 'piimalehm', count: 40, housedPercent: 80 }
const sold = { organicType: 'VEDELSONNIK', way: 'SOLD', amount: 100 } as const
const nothing = { animals: [], trades: [], updatedAt: null }

const read = async (farmer: Client, year = 2026) =>
  (await farmer.call(contract.getOwnManure, { params: { year } })).data

onBothEngines('manure of the own animals', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getOwnManure,
    input: async () => ({ params }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.changeOwnManure,
    input: async () => ({ params, body: nothing }),
    namesRecord: false,
    wrong: { body: { ...nothing, animals: [{ ...cows, count: 0 }] }, path: 'animals.0.count' },
  })

  it('is stored by the year, and its animals are offered to later years alone', async () => {
    const farmer = await server().farmer()
    expect(await read(farmer)).toEqual({ year: 2026, ...nothing, lastAnimals: [] })
    const body = { animals: [cows], trades: [sold], updatedAt: null }
    const stored = (await farmer.call(contract.changeOwnManure, { params, body })).data
    expect(stored).toMatchObject({ animals: [cows], trades: [sold], lastAnimals: [] })
    expect(await read(farmer)).toEqual(stored)
    expect(await read(farmer, 2028)).toMatchObject({ ...nothing, lastAnimals: [cows] })
    expect(await read(farmer, 2025)).toMatchObject({ ...nothing, lastAnimals: [] })
    expect(await read(await server().farmer())).toMatchObject(nothing)
  })
  it('is changed once, however often the request comes, with its entry in the journal', async () => {
    const farmer = await server().farmer()
    const body = { animals: [cows], trades: [], updatedAt: null }
    const first = (await farmer.call(contract.changeOwnManure, { params, body })).data
    const again = (await farmer.call(contract.changeOwnManure, { params, body })).data
    expect(again.updatedAt).toBe(first.updatedAt)
    const emptied = { ...nothing, updatedAt: first.updatedAt }
    await farmer.call(contract.changeOwnManure, { params, body: emptied })
    const entries = await server()
      .db.selectFrom('journal')
      .select(['action', 'record_id'])
      .where('noun', '=', 'own-manure')
      .where('account_id', '=', farmer.accountId)
      .orderBy('entry_id')
      .execute()
    expect(entries).toEqual([
      { action: 'create', record_id: '2026' },
      { action: 'change', record_id: '2026' },
    ])
  })
  it('of somebody else is not overwritten, but shown', async () => {
    const farmer = await server().farmer()
    const body = { animals: [cows], trades: [], updatedAt: null }
    await farmer.call(contract.changeOwnManure, { params, body })
    const other = { ...body, animals: [{ ...cows, count: 60 }] }
    const reply = await farmer.call(contract.changeOwnManure, { params, body: other })
    expect(reply.status).toBe(409)
    expect(reply.error?.stored).toMatchObject({ animals: [cows] })
    expect((await read(farmer)).animals).toEqual([cows])
  })
  it('refuses animals that nobody knows, and one kind twice', async () => {
    const farmer = await server().farmer()
    const put = (animals: (typeof cows)[]) =>
      farmer.call(contract.changeOwnManure, { params, body: { ...nothing, animals } })
    expect((await put([{ ...cows, animal: 'draakon' }])).status).toBe(422)
    expect((await put([cows, cows])).status).toBe(422)
  })
})
