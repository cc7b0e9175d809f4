import { deleteField } from '@vagu/core/fields/contract'
import { deleteJobs, listJobs, restoreJobs } from '@vagu/core/jobs/batch-contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn, addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const list = async (farmer: Client) => (await farmer.call(listJobs, { query: {} })).data
const twoJobs = async (farmer: Client) => {
  const fieldId = await addTestField(farmer)
  return [await addTestJob(farmer, {}, fieldId), await addTestJob(farmer, { date: '2026-05-19' }, fieldId)]
}
const idsOf = (jobs: readonly { _id: string }[]) => jobs.map(({ _id }) => _id)
const withIds = async (owner: Client) => ({ body: { ids: idsOf(await twoJobs(owner)) } })

onBothEngines('several jobs', (server) => {
  const wrong = { body: { ids: [] }, path: 'ids' }
  askFourQuestions(server, { endpoint: deleteJobs, input: withIds, namesRecord: true, wrong })
  askFourQuestions(server, {
    endpoint: restoreJobs,
    input: async (owner) => {
      const input = await withIds(owner)
      await owner.call(deleteJobs, input)
      return input
    },
    namesRecord: true,
    wrong,
  })

  it('go and come back as they were, with their history', async () => {
    const farmer = await server().farmer()
    const jobs = await twoJobs(farmer)
    const body = { ids: idsOf(jobs) }
    expect((await farmer.call(deleteJobs, { body })).status).toBe(204)
    expect(await list(farmer)).toEqual([])
    expect((await farmer.call(restoreJobs, { body })).data).toEqual(jobs)
    expect(await list(farmer)).toEqual(jobs)
    for (const id of body.ids)
      expect(await actionsOn(server(), farmer, id)).toEqual(['create', 'delete', 'restore'])
  })

  it('go all or none: one of them is deleted already, or stands there twice', async () => {
    const farmer = await server().farmer()
    const [first, second] = await twoJobs(farmer)
    const ids = idsOf([first, second].flatMap((job) => job ?? []))
    await farmer.call(deleteJobs, { body: { ids: ids.slice(0, 1) } })
    expect((await farmer.call(deleteJobs, { body: { ids } })).status).toBe(404)
    expect((await farmer.call(restoreJobs, { body: { ids } })).status).toBe(404)
    expect(await list(farmer)).toEqual([second])
    const twice = await farmer.call(deleteJobs, { body: { ids: [...ids.slice(1), ...ids.slice(1)] } })
    expect([twice.status, twice.error?.fields]).toMatchObject([422, [{ path: 'ids.1', code: 'duplicateId' }]])
  })

  it('do not come back without their field', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const body = { ids: idsOf([first, second]) }
    await farmer.call(deleteJobs, { body })
    await farmer.call(deleteField, { params: { id: second.fieldId } })
    expect((await farmer.call(restoreJobs, { body })).status).toBe(404)
    expect(await list(farmer)).toEqual([])
  })

  it('take their warnings along, and bring them back', async () => {
    const farmer = await server().farmer()
    const jobs = await twoJobs(farmer)
    const body = { ids: idsOf(jobs) }
    const counted = async () => (await farmer.call(getStatus, {})).data.counts.jobEvents
    const warned = async () => (await farmer.call(getStatus, {})).data.warnings
    const before = await warned()
    await farmer.call(deleteJobs, { body })
    expect([await counted(), await warned()]).toEqual([0, []])
    await farmer.call(restoreJobs, { body })
    expect([await counted(), await warned()]).toEqual([2, before])
  })
})
