import * as fields from '@vagu/core/fields/contract'
import * as contract from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const draft = (fieldId: string) => ({ fieldId, date: '2025-10-01', sampleNo: '7', p: 38 })
const add = async (farmer: Client, fieldId: string, more: { date?: string; sampleNo?: string } = {}) =>
  (await farmer.call(contract.addSoilSample, { body: { ...draft(fieldId), ...more } })).data
const added = async (owner: Client) => {
  const fieldId = await addTestField(owner)
  const sample = await add(owner, fieldId)
  return { params: { id: sample._id }, fieldId }
}
const withId = async (owner: Client) => ({ params: (await added(owner)).params })
const wrong = { body: { fieldId: '01890a5d-ac96-774b-bcce-b302099a8058', date: '2025-02-30' }, path: 'date' }

onBothEngines('soil samples', (server) => {
  askFourQuestions(server, {
    endpoint: contract.listSoilSamples,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.getSamplingOverview,
    input: async () => ({ query: { year: '2026' } }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.addSoilSample,
    input: async (owner) => ({ body: draft(await addTestField(owner)) }),
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, {
    endpoint: contract.changeSoilSample,
    input: async (owner) => {
      const { params, fieldId } = await added(owner)
      return { params, body: draft(fieldId) }
    },
    namesRecord: true,
    wrong,
  })
  askFourQuestions(server, { endpoint: contract.deleteSoilSample, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreSoilSample,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteSoilSample, input)
      return input
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.listDeletedSoilSamples,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.listSoilSampleVersions,
    input: withId,
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreSoilSampleVersion,
    input: async (owner) => {
      const { params } = await added(owner)
      const { data } = await owner.call(contract.listSoilSampleVersions, { params })
      return { params: { ...params, entryId: data[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  const listed = async (farmer: Client, query: { fieldId?: string; year?: string } = {}) =>
    (await farmer.call(contract.listSoilSamples, { query })).data

  it('are stored with what was not said left empty, and without figures too', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const sample = await add(farmer, fieldId)
    expect(sample).toMatchObject({
      fieldId,
      p: 38,
      k: null,
      methodP: null,
      below: [],
      lab: null,
      name: '7',
      userId: farmer.userId,
    })
    expect(await listed(farmer)).toEqual([sample])
    const body = { fieldId, date: '2025-10-02' }
    expect((await farmer.call(contract.addSoilSample, { body })).data).toMatchObject({ name: '2025-10-02' })
  })

  it('of a year are those of it and the five before, the newest first, of one field where it is named', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const other = await addTestField(farmer, { name: 'Kivi' })
    for (const date of ['2020-12-31', '2021-01-01', '2026-12-31', '2027-01-01'])
      await add(farmer, fieldId, { date })
    await add(farmer, other, { date: '2024-05-01' })
    const days = async (query: { fieldId?: string; year?: string }) =>
      (await listed(farmer, query)).map(({ date }) => date)
    expect(await days({ year: '2026' })).toEqual(['2026-12-31', '2024-05-01', '2021-01-01'])
    expect(await days({ fieldId: other })).toEqual(['2024-05-01'])
    expect(await days({})).toHaveLength(5)
  })

  it('are owed by the area of the field, and renewed in the fifth year', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { area: 12.4 })
    for (const date of ['2021-10-10', '2022-09-01', '2024-05-01']) await add(farmer, fieldId, { date })
    const { data } = await farmer.call(contract.getSamplingOverview, { query: { year: '2026' } })
    expect(data).toMatchObject({ year: 2026, by: '2026-12-01', needed: 3, owed: 1 })
    expect(data.fields).toEqual([
      expect.objectContaining({ fieldId, needed: 3, kept: 2, expiring: 1, owed: 1, lastDate: '2024-05-01' }),
    ])
  })

  it('go with their field and come back with it', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const sample = await add(farmer, fieldId)
    await farmer.call(fields.deleteField, { params: { id: fieldId } })
    expect(await listed(farmer)).toEqual([])
    await farmer.call(fields.restoreField, { params: { id: fieldId } })
    expect(await listed(farmer)).toEqual([sample])
  })

  it('are changed, and a change made from an older version is refused with the newer one', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const { _id: id, updatedAt } = await add(farmer, fieldId)
    const params = { id }
    const body = { ...draft(fieldId), ph: 6.1, methodP: 'AL' as const }
    const changed = await farmer.call(contract.changeSoilSample, { params, body })
    expect(changed.data).toMatchObject(body)
    const late = await farmer.call(contract.changeSoilSample, { params, body: { ...body, updatedAt } })
    expect([late.status, late.error?.stored]).toEqual([409, changed.data])
  })

  it('move to another field with their row', async () => {
    const farmer = await server().farmer()
    const { params } = await added(farmer)
    const other = await addTestField(farmer, { name: 'Kivi' })
    await farmer.call(contract.changeSoilSample, { params, body: draft(other) })
    expect((await listed(farmer, { fieldId: other })).map(({ _id }) => _id)).toEqual([params.id])
  })

  it('are deleted, told with their field, and brought back as they were', async () => {
    const farmer = await server().farmer()
    const { params, fieldId } = await added(farmer)
    const [sample] = await listed(farmer)
    await farmer.call(contract.deleteSoilSample, { params })
    expect(await listed(farmer)).toEqual([])
    const { data } = await farmer.call(contract.listDeletedSoilSamples, { query: {} })
    const { name } = (await farmer.call(fields.getField, { params: { id: fieldId } })).data
    expect(data).toMatchObject([{ _id: params.id, name: '7', fieldName: name, date: '2025-10-01' }])
    expect((await farmer.call(contract.restoreSoilSample, { params })).data).toEqual(sample)
  })

  it('have a history, and go back to what they were', async () => {
    const farmer = await server().farmer()
    const { params, fieldId } = await added(farmer)
    await farmer.call(contract.changeSoilSample, { params, body: { ...draft(fieldId), p: 50 } })
    const { data } = await farmer.call(contract.listSoilSampleVersions, { params })
    expect(data.map(({ after }) => after?.p)).toEqual([50, 38])
    const first = { ...params, entryId: data.at(-1)?.entryId ?? '' }
    expect((await farmer.call(contract.restoreSoilSampleVersion, { params: first })).data.p).toBe(38)
  })

  it('are made once of the same request sent twice', async () => {
    const farmer = await server().farmer()
    const body = { ...draft(await addTestField(farmer)), _id: '01890a5d-ac96-774b-bcce-b302099a8058' }
    const send = () => farmer.call(contract.addSoilSample, { body })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listed(farmer)).toHaveLength(1)
  })

  it.each([
    [{ ph: 65 }, 'ph', 'pH on 2 ja 11 vahel'],
    [{ p: -99 }, 'p', 'Ei saa olla negatiivne'],
    [{ k: '38*' }, 'k', 'Number ei ole korrektne'],
    [{ areaHa: 0 }, 'areaHa', 'Number peab olema positiivne'],
    [{ fieldId: undefined }, 'fieldId', 'Kohustuslik väli'],
  ])('refuse %j at the input', async (more, path, message) => {
    const farmer = await server().farmer()
    const body = { ...draft(await addTestField(farmer)), ...more }
    const reply = await farmer.send(contract.addSoilSample, '/soil-samples', { body })
    expect(reply.error?.fields?.find((field) => field.path === path)?.message).toBe(message)
  })
})
