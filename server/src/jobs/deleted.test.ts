import * as fields from '@vagu/core/fields/contract'
import * as batches from '@vagu/core/jobs/batch-contract'
import * as jobs from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const deletedOf = async (farmer: Client) => (await farmer.call(batches.listDeletedJobs, { query: {} })).data

onBothEngines('deleted jobs', (server) => {
  askFourQuestions(server, {
    endpoint: batches.listDeletedJobs,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })

  it('are listed, the last deleted first, until they come back', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Kivi' })
    const body = [harvest(fieldId, { area: 1 }), harvest(fieldId, { area: 2 }), harvest(fieldId, { area: 3 })]
    const { data: added } = await farmer.call(jobs.addJobs, { body })
    const [first, second] = added.map(({ _id }) => _id)
    expect(await deletedOf(farmer)).toEqual([])
    await farmer.call(jobs.deleteJob, { params: { id: second ?? '' } })
    server().setNow('2026-05-20T09:01:00.000Z')
    await farmer.call(jobs.deleteJob, { params: { id: first ?? '' } })
    const listed = await deletedOf(farmer)
    expect(listed.map(({ area }) => area)).toEqual([1, 2])
    expect(listed[0]).toMatchObject({ _id: first, fieldName: 'Kivi', userName: expect.stringContaining('@') })
    expect(listed.map(({ deletedAt }) => deletedAt)).toEqual([
      '2026-05-20T09:01:00.000Z',
      '2026-05-20T09:00:00.000Z',
    ])
    await farmer.call(jobs.restoreJob, { params: { id: first ?? '' } })
    expect((await deletedOf(farmer)).map(({ area }) => area)).toEqual([2])
  })

  it('go on after one of them', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const body = [1, 2, 3].map((area) => harvest(fieldId, { area }))
    const { data: added } = await farmer.call(jobs.addJobs, { body })
    await farmer.call(batches.deleteJobs, { body: { ids: added.map(({ _id }) => _id) } })
    const all = await deletedOf(farmer)
    const { deletedAt, _id: id } = all[0] ?? {}
    const query = { deletedAt, id }
    expect((await farmer.call(batches.listDeletedJobs, { query })).data).toEqual(all.slice(1))
  })

  it('are not those of another farm, nor those that went with their field', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await farmer.call(jobs.addJobs, { body: [harvest(fieldId)] })
    await farmer.call(fields.deleteField, { params: { id: fieldId } })
    expect(await deletedOf(farmer)).toEqual([])
    const other = await server().farmer()
    const theirs = await addTestField(other)
    const { data } = await other.call(jobs.addJobs, { body: [harvest(theirs)] })
    await other.call(jobs.deleteJob, { params: { id: data[0]?._id ?? '' } })
    expect(await deletedOf(farmer)).toEqual([])
  })
})
