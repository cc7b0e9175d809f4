import * as areas from '@vagu/core/custom-areas/contract'
import * as fields from '@vagu/core/fields/contract'
import { deleteAllFields } from '@vagu/core/fields/list-contract'
import * as contract from '@vagu/core/history/contract'
import { listJobVersions } from '@vagu/core/jobs/batch-contract'
import * as jobs from '@vagu/core/jobs/contract'
import * as requisites from '@vagu/core/materials/contract'
import * as workers from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const TRIANGLE = {
  centroid: { lat: 58.303, lng: 25.507 },
  geometry: {
    rings: [
      [
        { lat: 58.3, lng: 25.5 },
        { lat: 58.3, lng: 25.51 },
        { lat: 58.31, lng: 25.51 },
      ],
    ],
  },
}
const seed = { name: 'Julius', type: 'seed' as const, subtype: 'Talinisu', seedCertificate: 'OTS' as const }
const kind = {
  areaName: 'Servaribata',
  calculationStrategy: 'INITIAL' as const,
  calculationValue: null,
  year: 2026,
}

let second = 0
/** Each thing is done a second after the one before. */
const later = (server: TestServer) =>
  server.setNow(new Date(Date.parse('2026-05-20T09:00:00.000Z') + ++second * 1000).toISOString())

const addSeed = async (farmer: Client): Promise<string> =>
  (await farmer.call(requisites.addMaterial, { body: seed })).data._id
const addKind = async (farmer: Client): Promise<string> =>
  (await farmer.call(areas.addCustomArea, { body: kind })).data.id
const fieldVersions = async (farmer: Client, id: string) =>
  (await farmer.call(contract.listFieldVersions, { params: { id } })).data
const emailOf = async (server: TestServer, farmer: Client): Promise<string> =>
  (
    await server.db
      .selectFrom('app_user')
      .select('email')
      .where('user_id', '=', farmer.userId)
      .executeTakeFirstOrThrow()
  ).email

onBothEngines('deleted records', (server) => {
  for (const endpoint of [contract.listDeletedFields, contract.listDeletedCustomAreas])
    askFourQuestions(server, { endpoint, input: async () => ({ query: {} }), namesRecord: false })

  it('of fields say who deleted them, when, and how many jobs come back along', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { name: 'Kivi', area: 12.5 })
    const other = await addTestField(farmer, { name: 'Mägi' })
    await farmer.call(jobs.addJobs, { body: [harvest(id), harvest(id, { date: '2026-05-19' })] })
    later(server())
    await farmer.call(fields.deleteField, { params: { id } })
    later(server())
    await farmer.call(fields.deleteField, { params: { id: other } })
    const { data } = await farmer.call(contract.listDeletedFields, { query: {} })
    expect(data.map(({ name, area, jobs: count }) => [name, area, count])).toEqual([
      ['Mägi', 10, 0],
      ['Kivi', 12.5, 2],
    ])
    expect(data[1]).toMatchObject({ _id: id, userName: await emailOf(server(), farmer) })
    await farmer.call(fields.restoreField, { params: { id } })
    expect(
      (await farmer.call(contract.listDeletedFields, { query: {} })).data.map(({ name }) => name),
    ).toEqual(['Mägi'])
    expect((await (await server().farmer()).call(contract.listDeletedFields, { query: {} })).data).toEqual([])
  })

  it('of fields go on after the last of a page, all of one moment too', async () => {
    const farmer = await server().farmer()
    for (let i = 0; i < 5; i++) await addTestField(farmer, { name: `Põld ${i}` })
    later(server())
    await farmer.call(deleteAllFields, {})
    const pageAfter = async (query: { deletedAt?: string; id?: string }) =>
      (await farmer.call(contract.listDeletedFields, { query })).data
    const all = await pageAfter({})
    expect(all).toHaveLength(5)
    expect(new Set(all.map(({ deletedAt }) => deletedAt)).size).toBe(1)
    const [deletedAt, id] = [all[1]?.deletedAt ?? '', all[1]?._id ?? '']
    expect(await pageAfter({ deletedAt, id })).toEqual(all.slice(2))
    expect(await pageAfter({ deletedAt: deletedAt.replace('.000Z', 'Z'), id })).toEqual(all.slice(2))
    const half = await farmer.send(
      contract.listDeletedFields,
      '/fields/deleted?deletedAt=2026-05-20T09:00:00Z',
      {},
    )
    expect(half.status).toBe(422)
  })
  it('give a full page, though some of it cannot be read', async () => {
    const farmer = await server().farmer()
    for (let i = 0; i < 202; i++) await addTestField(farmer, { name: `Põld ${i}` })
    await farmer.call(deleteAllFields, {})
    const page = async (query: { deletedAt?: string; id?: string } = {}) =>
      (await farmer.call(contract.listDeletedFields, { query })).data
    const last = (await page()).at(-1)
    expect(await page({ deletedAt: last?.deletedAt ?? '', id: last?._id ?? '' })).toHaveLength(2)
    const [newest] = await page()
    await server()
      .db.updateTable('field')
      .set({ document: '{' })
      .where('id', '=', newest?._id ?? '')
      .execute()
    expect(await page()).toHaveLength(200)
  })

  it('of workers, materials and kinds of area are listed until they come back', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer, 'Mari Kask')
    const material = await addSeed(farmer)
    const area = await addKind(farmer)
    await farmer.call(workers.deleteWorker, { params: { id: worker } })
    await farmer.call(requisites.deleteMaterial, { params: { id: material } })
    await farmer.call(areas.deleteCustomArea, { params: { id: area } })
    const lists = async () => [
      (await farmer.call(workers.listDeletedWorkers, { query: {} })).data,
      (await farmer.call(requisites.listDeletedMaterials, { query: {} })).data,
      (await farmer.call(contract.listDeletedCustomAreas, { query: {} })).data,
    ]
    expect(await lists()).toMatchObject([
      [{ _id: worker, name: 'Mari Kask' }],
      [{ _id: material, name: 'Julius', type: 'seed' }],
      [{ _id: area, name: 'Servaribata', year: 2026 }],
    ])
    await farmer.call(workers.restoreWorker, { params: { id: worker } })
    await farmer.call(requisites.restoreMaterial, { params: { id: material } })
    await farmer.call(areas.restoreCustomArea, { params: { id: area } })
    expect(await lists()).toEqual([[], [], []])
  })
})

onBothEngines('the history of a field', (server) => {
  const ofField = async (owner: Client) => ({ params: { id: await addTestField(owner) } })
  askFourQuestions(server, { endpoint: contract.listFieldVersions, input: ofField, namesRecord: true })
  askFourQuestions(server, { endpoint: contract.listYearInfoChanges, input: ofField, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreFieldVersion,
    input: async (owner) => {
      const id = await addTestField(owner)
      return { params: { id, entryId: (await fieldVersions(owner, id))[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  const year = (area: number, notes: string) => [{ year: 2026, area, notes }]
  async function changedField(farmer: Client): Promise<string> {
    later(server())
    const id = await addTestField(farmer, { name: 'Kivi', mapData: TRIANGLE, yearInfo: year(10, 'esimene') })
    later(server())
    const body = { name: 'Kivipõld', area: 9, yearInfo: [...year(9, 'teine'), { year: 2025, area: 8 }] }
    await farmer.call(fields.changeField, { params: { id }, body })
    later(server())
    return id
  }

  it('tells its states, newest first, and whether the boundary changed', async () => {
    const farmer = await server().farmer()
    const id = await changedField(farmer)
    await farmer.call(fields.changeField, {
      params: { id },
      body: { name: 'Kivipõld', area: 9, mapData: null },
    })
    later(server())
    await farmer.call(fields.deleteField, { params: { id } })
    const list = await fieldVersions(farmer, id)
    expect(list.map(({ action }) => action)).toEqual(['delete', 'change', 'change', 'create'])
    expect(list.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      ['Kivipõld', undefined],
      ['Kivipõld', 'Kivipõld'],
      ['Kivi', 'Kivipõld'],
      [undefined, 'Kivi'],
    ])
    expect(list.map(({ before, after }) => [before?.shape, after?.shape])).toEqual([
      [null, undefined],
      [1, null],
      [1, 1],
      [undefined, 1],
    ])
    // drawn where the change made another boundary of it
    expect(list.map(({ line }) => line && [line.before?.rings.length, line.after])).toEqual([
      undefined,
      [1, null],
      undefined,
      undefined,
    ])
    const taken = list[1]?.line?.before
    expect(taken?.hectares).toBeGreaterThan(0)
    expect(taken?.rings[0]).toHaveLength(3)
  })

  it('tells what each crop year became', async () => {
    const farmer = await server().farmer()
    const id = await changedField(farmer)
    const { data } = await farmer.call(contract.listYearInfoChanges, { params: { id } })
    expect(data.map(({ year: of, before, after }) => [of, before?.area, after?.area])).toEqual([
      [2026, 10, 9],
      [2025, undefined, 8],
      [2026, undefined, 10],
    ])
  })

  it('says of a change that cannot be read that it was, and tells the others', async () => {
    const farmer = await server().farmer()
    const id = await changedField(farmer)
    const [broken, odd] = await fieldVersions(farmer, id)
    const write = (entryId: string | undefined, after: string) =>
      server()
        .db.updateTable('journal')
        .set({ after })
        .where('entry_id', '=', entryId ?? '')
        .execute()
    await write(broken?.entryId, '{"record":{')
    const years = async () =>
      (await farmer.call(contract.listYearInfoChanges, { params: { id } })).data.map((change) => [
        change.year,
        change.isUnreadable,
        change.after?.area,
      ])
    expect(await years()).toEqual([
      [null, true, undefined],
      [2026, undefined, 10],
    ])
    const told = async () =>
      (await fieldVersions(farmer, id)).map(({ isUnreadable, after }) => [isUnreadable, after?.name])
    expect(await told()).toEqual([
      [true, undefined],
      [undefined, 'Kivi'],
    ])
    const yearInfo = [
      { year: 2026, area: 'palju' },
      { year: 2025, area: 7 },
    ]
    await write(odd?.entryId, JSON.stringify({ name: 'Kivi', yearInfo }))
    expect(await years()).toEqual([
      [null, true, undefined],
      [2026, true, undefined],
      [2025, undefined, 7],
    ])
    const params = { id, entryId: broken?.entryId ?? '' }
    expect((await farmer.call(contract.restoreFieldVersion, { params })).status).toBe(404)
  })

  it('says the same of a worker and of a job', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer, 'Mari Kask')
    const { data: job } = await farmer.call(jobs.addJob, { body: harvest(await addTestField(farmer)) })
    await server()
      .db.updateTable('journal')
      .set({ after: '{' })
      .where('record_id', 'in', [worker, job._id])
      .execute()
    const ofWorker = await farmer.call(workers.listWorkerVersions, { params: { id: worker } })
    const ofJob = await farmer.call(listJobVersions, { params: { id: job._id } })
    for (const { data } of [ofWorker, ofJob])
      expect(data).toMatchObject([{ action: 'create', isUnreadable: true, before: null, after: null }])
  })

  it('brings a state back as a new change, with its boundary and its years', async () => {
    const farmer = await server().farmer()
    const id = await changedField(farmer)
    await farmer.call(fields.changeField, {
      params: { id },
      body: { name: 'Kivipõld', area: 9, mapData: null },
    })
    const first = (await fieldVersions(farmer, id)).at(-1)
    const params = { id, entryId: first?.entryId ?? '' }
    const { data, status } = await farmer.call(contract.restoreFieldVersion, { params })
    expect(status).toBe(200)
    expect(data).toMatchObject({ name: 'Kivi', area: 10, yearInfo: year(10, 'esimene'), mapData: TRIANGLE })
    expect((await fieldVersions(farmer, id)).map(({ action }) => action)).toEqual([
      'change',
      'change',
      'change',
      'create',
    ])
  })

  it('brings a deleted field back first, with its jobs', async () => {
    const farmer = await server().farmer()
    const id = await changedField(farmer)
    await farmer.call(jobs.addJobs, { body: [harvest(id, { area: 5 })] })
    await farmer.call(fields.deleteField, { params: { id } })
    const first = (await fieldVersions(farmer, id)).at(-1)
    later(server())
    await farmer.call(contract.restoreFieldVersion, { params: { id, entryId: first?.entryId ?? '' } })
    expect((await farmer.call(jobs.listLastAdded, {})).data).toHaveLength(1)
    expect((await farmer.call(fields.getField, { params: { id } })).data.name).toBe('Kivi')
    expect((await fieldVersions(farmer, id)).slice(0, 2).map(({ action }) => action)).toEqual([
      'change',
      'restore',
    ])
  })

  it('has no state after a deletion, and none of another record', async () => {
    const farmer = await server().farmer()
    const id = await changedField(farmer)
    const other = await changedField(farmer)
    await farmer.call(fields.deleteField, { params: { id } })
    const [deletion] = await fieldVersions(farmer, id)
    const [foreign] = await fieldVersions(farmer, other)
    for (const entryId of [deletion?.entryId ?? '', foreign?.entryId ?? '']) {
      const reply = await farmer.call(contract.restoreFieldVersion, { params: { id, entryId } })
      expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
    }
  })
})
