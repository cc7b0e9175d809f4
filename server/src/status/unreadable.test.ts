import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { listFields } from '@vagu/core/fields/contract'
import { getHarvestProgress } from '@vagu/core/harvest/contract'
import { listDeletedFields } from '@vagu/core/history/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import * as jobs from '@vagu/core/jobs/contract'
import { listMaterials } from '@vagu/core/materials/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { getStatus, listUnreadable } from '@vagu/core/status/contract'
import { listWorkers } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

/** Documents that nobody can read: broken off, of a newer program, of no known shape. */
const BROKEN = [
  ['breaks off', { document: '{"name":"Ki' }],
  ['is of a newer program', { document: '{}', document_version: 999 }],
  ['has no shape of an older program', { document: '{"name":7}', document_version: 0 }],
] as const

const unreadableOf = async (farmer: Client) => (await farmer.call(listUnreadable, {})).data.unreadable

onBothEngines('a record that cannot be read', (server) => {
  askFourQuestions(server, { endpoint: listUnreadable, input: async () => ({}), namesRecord: false })

  const spoil = (
    table: 'field' | 'job_event' | 'worker' | 'custom_area',
    id: string,
    document: (typeof BROKEN)[number][1],
  ) => server().db.updateTable(table).set(document).where('id', '=', id).execute()

  it('is not there on a sound farm', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer)
    expect(await unreadableOf(farmer)).toEqual([])
  })

  it.each(BROKEN)('and %s is left out of a list of fields, and named beside', async (_how, document) => {
    const farmer = await server().farmer()
    const [sound, broken] = [await addTestField(farmer), await addTestField(farmer, { name: 'Katki' })]
    await spoil('field', broken, document)
    const { status, data } = await farmer.call(listFields, { query: {} })
    expect([status, data.map(({ _id }) => _id)]).toEqual([200, [sound]])
    expect(await unreadableOf(farmer)).toEqual([{ noun: 'field', id: broken, name: 'Katki', day: null }])
    expect(await unreadableOf(await server().farmer())).toEqual([])
    expect((await farmer.call(getStatus, {})).data.totalActiveArea).toBe(10)
    expect((await farmer.call(listDeletedFields, { query: {} })).status).toBe(200)
  })

  it.each(BROKEN)(
    'and %s is left out of lists of jobs, which are judged without it',
    async (_how, document) => {
      const farmer = await server().farmer()
      const [fieldId, worker] = [await addTestField(farmer, { name: 'Kivi' }), await addTestWorker(farmer)]
      const body = [spraying(fieldId, worker), harvest(fieldId)]
      const { data } = await farmer.call(jobs.addJobs, { body })
      const [broken = '', sound = ''] = data.map(({ _id }) => _id)
      await spoil('job_event', broken, document)
      const lists = [
        (await farmer.call(jobs.listLastAdded, {})).data,
        (await farmer.call(listJobs, { query: { year: '2026' } })).data,
        (await farmer.call(jobs.listFieldJobs, { params: { fieldId, year: '2026' } })).data.jobEvents,
      ]
      expect(lists.map((list) => list.map(({ _id }) => _id))).toEqual([[sound], [sound], [sound]])
      expect(await unreadableOf(farmer)).toEqual([
        { noun: 'job-event', id: broken, name: 'Kivi', day: body[0]?.date },
      ])
      const added = await farmer.call(jobs.addJobs, { body: [harvest(fieldId)] })
      expect(added.status).toBe(200)
      expect((await farmer.call(getStatus, {})).status).toBe(200)
      expect((await farmer.call(getHarvestProgress, { params: { year: '2026' } })).status).toBe(200)
    },
  )

  it.each(BROKEN)('and %s is left out of workers, materials and kinds of area', async (_how, document) => {
    const farmer = await server().farmer()
    const [worker, other] = [await addTestWorker(farmer), await addTestWorker(farmer, 'Jüri')]
    const kind = {
      areaName: 'Toetus',
      calculationStrategy: 'INITIAL',
      calculationValue: null,
      year: 2026,
    } as const
    const { id } = (await farmer.call(addCustomArea, { body: kind })).data
    await spoil('worker', worker, document)
    await spoil('custom_area', id, document)
    expect((await farmer.call(listWorkers, {})).data.map(({ _id }) => _id)).toEqual([other])
    expect((await farmer.call(listMaterials, {})).status).toBe(200)
    expect((await farmer.call(getSettings, {})).data.customAreas).toEqual([])
    expect(await unreadableOf(farmer)).toMatchObject([
      { noun: 'worker', id: worker },
      { noun: 'custom-area', id, name: null },
    ])
  })
})
