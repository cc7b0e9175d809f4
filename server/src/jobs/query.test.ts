import type { CallInput } from '@vagu/core/endpoint'
import { deleteField } from '@vagu/core/fields/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import * as contract from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const BATCH = '01890a5d-ac96-774b-bcce-b302099a8057'
const OTHER_BATCH = '01890a5d-ac96-774b-bcce-b302099a8058'

const add = async (farmer: Client, fieldId: string, change: object = {}) => {
  const reply = await farmer.call(contract.addJob, { body: harvest(fieldId, change) })
  expect(reply.status).toBe(200)
  return reply.data
}
const list = async (farmer: Client, query: CallInput<typeof listJobs>['query']) =>
  (await farmer.call(listJobs, { query })).data
const on = (date: string) => ({ date, endDate: date })

onBothEngines('jobs of the whole farm', (server) => {
  askFourQuestions(server, {
    endpoint: listJobs,
    input: async () => ({ query: { year: '2026' } }),
    namesRecord: false,
  })

  it('are those of a crop year by the season of each field, newest first', async () => {
    const farmer = await server().farmer()
    const usual = await addTestField(farmer)
    const early = await addTestField(farmer, {
      name: 'Varane',
      yearInfo: [
        { year: 2026, seasonStart: '2025-08-15' },
        { year: 2027, seasonStart: '2026-08-01' },
      ],
    })
    const days = ['2025-08-14', '2025-08-15', '2025-08-31', '2025-09-01', '2026-07-31', '2026-08-01']
    for (const fieldId of [usual, early])
      for (const day of [...days, '2026-08-31', '2026-09-01']) await add(farmer, fieldId, on(day))
    const season = await list(farmer, { year: '2026' })
    const daysOn = (fieldId: string) => season.filter((job) => job.fieldId === fieldId).map((job) => job.date)
    expect(daysOn(usual)).toEqual(['2026-08-31', '2026-08-01', '2026-07-31', '2025-09-01'])
    expect(daysOn(early)).toEqual(['2026-07-31', '2025-09-01', '2025-08-31', '2025-08-15'])
    expect(season.map((job) => job.date)).toEqual(
      season
        .map((job) => job.date)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(season.map((job) => job.fieldName))).toEqual(new Set(['Kivi', 'Varane']))
  })

  it('are read back as they were stored, and those planned stand in their year', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const plan = await add(farmer, fieldId, { status: 'PLANNED', plannedYear: 2026, endDate: null })
    const done = await add(farmer, fieldId)
    expect(await list(farmer, { year: '2026' })).toEqual([done, plan])
    expect(await list(farmer, { year: '2027' })).toEqual([])
    expect(await list(await server().farmer(), { year: '2026' })).toEqual([])
  })

  it('are narrowed by statuses and by what was entered together', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const draft = await add(farmer, fieldId, { status: 'DRAFT', batchId: BATCH, ...on('2026-05-03') })
    const open = await add(farmer, fieldId, { status: 'IN_PROGRESS', date: '2025-05-02', endDate: null })
    const done = await add(farmer, fieldId, { batchId: BATCH, notes: OTHER_BATCH, ...on('2026-05-01') })
    expect(await list(farmer, {})).toEqual([draft, done, open])
    expect(await list(farmer, { status: 'DRAFT' })).toEqual([draft])
    expect(await list(farmer, { status: 'DRAFT,IN_PROGRESS' })).toEqual([draft, open])
    expect(await list(farmer, { status: 'DRAFT,IN_PROGRESS', year: '2026' })).toEqual([draft])
    expect(await list(farmer, { batchId: BATCH })).toEqual([draft, done])
    expect(await list(farmer, { batchId: BATCH, status: 'DONE' })).toEqual([done])
    expect(await list(farmer, { batchId: OTHER_BATCH })).toEqual([])
  })

  it('leave out what is deleted, also with its field', async () => {
    const farmer = await server().farmer()
    const [same, removed] = [await addTestField(farmer), await addTestField(farmer)]
    const { _id: id } = await add(farmer, same)
    const stays = await add(farmer, same)
    await add(farmer, removed)
    await farmer.call(contract.deleteJob, { params: { id } })
    await farmer.call(deleteField, { params: { id: removed } })
    expect(await list(farmer, { year: '2026' })).toEqual([stays])
  })

  it.each([
    ['year=20266', 'year'],
    ['status=VALMIS', 'status.0'],
    ['status=', 'status.0'],
    ['batchId=1', 'batchId'],
  ])('are refused for %s', async (query, path) => {
    const [name = '', value = ''] = query.split('=')
    const reply = await (await server().farmer()).send(listJobs, '/job-events', { query: { [name]: value } })
    expect([reply.status, reply.error?.fields?.map((field) => field.path)]).toEqual([422, [path]])
  })
})
