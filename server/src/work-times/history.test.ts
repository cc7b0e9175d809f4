/** History and deleted hours. */
import * as hours from '@vagu/core/work-times/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestWorker } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const time = (workerId: string, end: string) => ({ workerId, date: '2026-05-11', start: '08:00', end })
async function addTime(farmer: Client) {
  const workerId = await addTestWorker(farmer)
  const body = time(workerId, '12:00')
  return { workerId, id: (await farmer.call(hours.addWorkTime, { body })).data._id }
}

/** The oldest change. */
const first = (versions: readonly { readonly entryId: string }[]): string => versions.at(-1)?.entryId ?? ''

onBothEngines('the history of hours', (server) => {
  askFourQuestions(server, {
    endpoint: hours.listDeletedWorkTimes,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: hours.listWorkTimeVersions,
    input: async (owner) => ({ params: { id: (await addTime(owner)).id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: hours.restoreWorkTimeVersion,
    input: async (owner) => {
      const { id } = await addTime(owner)
      const { data } = await owner.call(hours.listWorkTimeVersions, { params: { id } })
      return { params: { id, entryId: first(data) } }
    },
    namesRecord: true,
  })

  it('brings hours back to what they were, but not those that are paid', async () => {
    const farmer = await server().farmer()
    const { id, workerId } = await addTime(farmer)
    await farmer.call(hours.changeWorkTime, { params: { id }, body: time(workerId, '13:00') })
    const { data } = await farmer.call(hours.listWorkTimeVersions, { params: { id } })
    expect(data.map(({ after }) => after?.minutes)).toEqual([300, 240])
    const params = { id, entryId: first(data) }
    expect((await farmer.call(hours.restoreWorkTimeVersion, { params })).data).toMatchObject({
      minutes: 240,
      status: 'UNPAID',
    })
    await farmer.call(hours.deleteWorkTime, { params: { id }, query: {} })
    expect((await farmer.call(hours.listDeletedWorkTimes, { query: {} })).data).toMatchObject([
      { _id: id, minutes: 240 },
    ])
    await farmer.call(hours.restoreWorkTime, { params: { id } })
    await farmer.call(hours.toggleWorkTimePaid, { params: { id }, body: { status: 'PAID' } })
    expect((await farmer.call(hours.restoreWorkTimeVersion, { params })).error?.code).toBe('paid')
  })
  it('tells a worker of his own hours alone', async () => {
    const owner = await server().farmer()
    const { id } = await addTime(owner)
    await owner.call(hours.deleteWorkTime, { params: { id }, query: {} })
    await server()
      .db.updateTable('membership')
      .set({ role: 'worker' })
      .where('user_id', '=', owner.userId)
      .execute()
    expect((await owner.call(hours.listDeletedWorkTimes, { query: {} })).data).toEqual([])
    const reply = await owner.call(hours.listWorkTimeVersions, { params: { id } })
    expect([reply.status, reply.error?.code]).toEqual([403, 'forbidden'])
  })
})
