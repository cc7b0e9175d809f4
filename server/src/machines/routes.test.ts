import * as contract from '@vagu/core/machines/contract'
import { MachineDraft } from '@vagu/core/machines/schema'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const sprayer = { name: 'Amazone UX 5200', kind: 'SPRAYER', testedOn: '2024-04-18' } as const
const add = async (farmer: Client, body: Partial<MachineDraft> = {}) =>
  (await farmer.call(contract.addMachine, { body: { ...sprayer, ...body } })).data
const withId = async (owner: Client) => ({ params: { id: (await add(owner))._id } })
const wrong = { body: { ...sprayer, name: 'A' }, path: 'name' }

onBothEngines('machines', (server) => {
  for (const endpoint of [contract.listMachines, contract.listDeletedMachines])
    askFourQuestions(server, { endpoint, input: async () => ({ query: {} }), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.addMachine,
    input: async () => ({ body: sprayer }),
    namesRecord: false,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeMachine,
    input: async (owner) => ({ ...(await withId(owner)), body: sprayer }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.deleteMachine, input: withId, namesRecord: true })
  askFourQuestions(server, { endpoint: contract.listMachineVersions, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreMachine,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteMachine, input)
      return input
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreMachineVersion,
    input: async (owner) => {
      const { params } = await withId(owner)
      const versions = (await owner.call(contract.listMachineVersions, { params })).data
      return { params: { ...params, entryId: versions[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  it('stores a machine with nothing made up for what was not said', async () => {
    const farmer = await server().farmer()
    const machine = await add(farmer)
    expect(machine).toMatchObject({ ...sprayer, number: '', boughtOn: null, testDueOn: null, notes: '' })
    expect((await farmer.call(contract.listMachines, {})).data).toEqual([machine])
  })
  it('keeps the tests before the last one; a machine of before has none', async () => {
    const farmer = await server().farmer()
    const earlierTests = [{ testedOn: '2021-04-20', testDueOn: null }]
    const { _id: id } = await add(farmer, { earlierTests })
    const stored = server().db.updateTable('machine').where('id', '=', id)
    const read = async () =>
      (await farmer.call(contract.listMachines, {})).data.map((each) => each.earlierTests)
    expect(await read()).toEqual([earlierTests])
    const { earlierTests: _since, ...before } = MachineDraft.parse(sprayer)
    await stored.set({ document: JSON.stringify(before), document_version: 0 }).execute()
    expect(await read()).toEqual([[]])
  })
  it('stores a machine that is sent again once, and refuses another under its id', async () => {
    const farmer = await server().farmer()
    const _id = '01890a5d-ac96-774b-bcce-b302099a8059'
    const first = await add(farmer, { _id })
    expect(await add(farmer, { _id })).toEqual(first)
    const body = { ...sprayer, _id, name: 'Hardi' }
    const other = await farmer.send(contract.addMachine, '/machines', { body })
    expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
    expect((await farmer.call(contract.listMachines, {})).data).toEqual([first])
  })
  it('refuses a change of what somebody else changed, and keeps both', async () => {
    const farmer = await server().farmer()
    const { _id: id, updatedAt } = await add(farmer)
    server().setNow('2026-05-20T09:00:05.000Z')
    await farmer.call(contract.changeMachine, { params: { id }, body: { ...sprayer, number: '123 TR' } })
    const body = { ...sprayer, number: '999 TR', updatedAt }
    const reply = await farmer.send(contract.changeMachine, `/machines/${id}`, { body })
    expect([reply.status, reply.error?.code]).toEqual([409, 'conflict'])
    expect((await farmer.call(contract.listMachines, {})).data).toMatchObject([{ number: '123 TR' }])
  })
  it('journals each step, and brings an earlier state of a deleted machine back', async () => {
    const farmer = await server().farmer()
    let second = 0
    const later = () => server().setNow(`2026-05-20T09:01:0${(second += 1)}.000Z`)
    later()
    const { _id: id } = await add(farmer)
    later()
    await farmer.call(contract.changeMachine, { params: { id }, body: { ...sprayer, kind: 'HAND_SPRAYER' } })
    later()
    await farmer.call(contract.deleteMachine, { params: { id } })
    const versions = (await farmer.call(contract.listMachineVersions, { params: { id } })).data
    expect(versions.map(({ before, after }) => [before?.kind, after?.kind])).toEqual([
      ['HAND_SPRAYER', undefined],
      ['SPRAYER', 'HAND_SPRAYER'],
      [undefined, 'SPRAYER'],
    ])
    const params = { id, entryId: versions.at(-1)?.entryId ?? '' }
    const { data } = await farmer.call(contract.restoreMachineVersion, { params })
    expect((await farmer.call(contract.listMachines, {})).data).toEqual([data])
    expect(data).toMatchObject(sprayer)
  })
  it.each([
    [{ ...sprayer, kind: 'ROCKET' }, 'kind', 'Kohustuslik väli'],
    [{ name: 'Amazone' }, 'kind', 'Kohustuslik väli'],
    [{ ...sprayer, number: 'x'.repeat(61) }, 'number', 'Liiga pikk'],
    [{ ...sprayer, testedOn: '2026-02-30' }, 'testedOn', 'Kuupäev ei ole korrektne'],
    [{ ...sprayer, testDueOn: '2024-04-17' }, 'testDueOn', 'Enne alguse kuupäeva'],
  ])('refuses %j in Estonian at the field', async (body, path, message) => {
    const farmer = await server().farmer()
    const reply = await farmer.send(contract.addMachine, '/machines', { body })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
    expect((await farmer.call(contract.listMachines, {})).data).toEqual([])
  })
  it('refuses a change that puts the next test before the last', async () => {
    const farmer = await server().farmer()
    const { params } = await withId(farmer)
    const body = { ...sprayer, testDueOn: '2024-01-01' }
    const reply = await farmer.send(contract.changeMachine, `/machines/${params.id}`, { body })
    expect([reply.status, reply.error?.fields?.[0]?.path]).toEqual([422, 'testDueOn'])
  })
})
