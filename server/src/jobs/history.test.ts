import { deleteField } from '@vagu/core/fields/contract'
import { listJobVersions, restoreJobVersion } from '@vagu/core/jobs/batch-contract'
import * as contract from '@vagu/core/jobs/contract'
import type { JobVersion } from '@vagu/core/jobs/lists'
import { deleteWorker } from '@vagu/core/workers/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import type { TestServer } from '../testing/test-server.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'
const versions = async (farmer: Client, id: string): Promise<JobVersion[]> =>
  (await farmer.call(listJobVersions, { params: { id } })).data
const versionWith = (list: readonly JobVersion[], notes: string) => {
  const found = list.find(({ after }) => after?.notes === notes)
  if (found === undefined) throw new Error(`no version says ${notes}`)
  return found.entryId
}

let second = 0
/** Each thing is done a second after the one before. */
const later = (server: TestServer) =>
  server.setNow(new Date(Date.parse('2026-05-20T09:00:00.000Z') + ++second * 1000).toISOString())

/** A job that was written as `first` and became `second`. */
async function changedJob(server: TestServer, farmer: Client) {
  const fieldId = await addTestField(farmer)
  later(server)
  const made = await addTestJob(farmer, { notes: 'first' }, fieldId)
  later(server)
  const params = { id: made._id }
  const body = harvest(fieldId, { notes: 'second', area: 4 })
  const { data: changed } = await farmer.call(contract.changeJob, { params, body })
  later(server)
  return { params, made, changed }
}

onBothEngines('the history of a job', (server) => {
  askFourQuestions(server, {
    endpoint: listJobVersions,
    input: async (owner) => ({ params: { id: (await addTestJob(owner))._id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: restoreJobVersion,
    input: async (owner) => {
      const { _id: id } = await addTestJob(owner)
      return { params: { id, entryId: (await versions(owner, id))[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })

  it('tells who did what when, newest first, also of a deleted job', async () => {
    const farmer = await server().farmer()
    const { params, made, changed } = await changedJob(server(), farmer)
    await farmer.call(contract.deleteJob, { params })
    const list = await versions(farmer, params.id)
    expect(list.map(({ action }) => action)).toEqual(['delete', 'change', 'create'])
    expect(list.map(({ at }) => at).slice(1)).toEqual([changed.updatedAt, made.createdAt])
    expect(list.map(({ before, after }) => [before?.notes, after?.notes])).toEqual([
      ['second', undefined],
      ['first', 'second'],
      [undefined, 'first'],
    ])
    const { email } = await server()
      .db.selectFrom('app_user')
      .select('email')
      .where('user_id', '=', farmer.userId)
      .executeTakeFirstOrThrow()
    expect(new Set(list.map(({ userName }) => userName))).toEqual(new Set([email]))
  })

  it('is that of one job, and of its own noun', async () => {
    const farmer = await server().farmer()
    const { params, made } = await changedJob(server(), farmer)
    await addTestJob(farmer, {}, made.fieldId)
    expect(await versions(farmer, params.id)).toHaveLength(2)
    expect((await farmer.call(listJobVersions, { params: { id: made.fieldId } })).status).toBe(404)
  })

  describe('a version', () => {
    it('comes back as a new change, which can be taken back in the same way', async () => {
      const farmer = await server().farmer()
      const { params, made, changed } = await changedJob(server(), farmer)
      const entryId = versionWith(await versions(farmer, params.id), 'first')
      const { data } = await farmer.call(restoreJobVersion, { params: { ...params, entryId } })
      expect(data).toEqual({ ...made, updatedAt: data.updatedAt })
      expect(data.updatedAt > changed.updatedAt).toBe(true)
      expect((await farmer.call(contract.getJob, { params })).data).toEqual(data)
      later(server())
      const list = await versions(farmer, params.id)
      expect(list.map(({ action }) => action)).toEqual(['change', 'change', 'create'])
      const back = { ...params, entryId: versionWith(list, 'second') }
      expect((await farmer.call(restoreJobVersion, { params: back })).data).toMatchObject({ area: 4 })
    })

    it('brings a deleted job back first', async () => {
      const farmer = await server().farmer()
      const { params, made } = await changedJob(server(), farmer)
      await farmer.call(contract.deleteJob, { params })
      later(server())
      const entryId = versionWith(await versions(farmer, params.id), 'first')
      const { data } = await farmer.call(restoreJobVersion, { params: { ...params, entryId } })
      expect(data).toEqual({ ...made, updatedAt: data.updatedAt })
      const actions = (await versions(farmer, params.id)).map(({ action }) => action)
      expect(actions).toEqual(['change', 'restore', 'delete', 'change', 'create'])
    })

    it('is not there for a deletion, for no entry, and for the entry of another job', async () => {
      const farmer = await server().farmer()
      const { params, made } = await changedJob(server(), farmer)
      await farmer.call(contract.deleteJob, { params })
      const other = await addTestJob(farmer, {}, made.fieldId)
      const ofDeletion = (await versions(farmer, params.id)).find(({ action }) => action === 'delete')
      const ofOther = (await versions(farmer, other._id))[0]
      for (const entryId of [ofDeletion?.entryId ?? '', ofOther?.entryId ?? '', NOBODY]) {
        const reply = await farmer.call(restoreJobVersion, { params: { ...params, entryId } })
        expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
      }
    })

    it('is refused at its place when its field or worker is gone', async () => {
      const farmer = await server().farmer()
      const worker = await addTestWorker(farmer)
      const [old, now] = [await addTestField(farmer), await addTestField(farmer)]
      const job = await addTestJob(farmer, { notes: 'first', worker }, old)
      const params = { id: job._id }
      await farmer.call(contract.changeJob, { params, body: harvest(now) })
      await farmer.call(deleteField, { params: { id: old } })
      await farmer.call(deleteWorker, { params: { id: worker } })
      const entryId = versionWith(await versions(farmer, job._id), 'first')
      const reply = await farmer.call(restoreJobVersion, { params: { ...params, entryId } })
      expect([reply.status, reply.error?.fields]).toMatchObject([
        422,
        [
          { path: 'fieldId', code: 'unknownField' },
          { path: 'worker', code: 'unknownWorker' },
        ],
      ])
    })

    it('comes back without photos that are gone', async () => {
      const farmer = await server().farmer()
      const { params, made } = await changedJob(server(), farmer)
      const entryId = versionWith(await versions(farmer, params.id), 'first')
      const after = JSON.stringify({ ...harvest(made.fieldId, { notes: 'first' }), images: [NOBODY] })
      await server().db.updateTable('journal').set({ after }).where('entry_id', '=', entryId).execute()
      const { data } = await farmer.call(restoreJobVersion, { params: { ...params, entryId } })
      expect([data.notes, data.images]).toEqual(['first', []])
    })

    it('is checked like any change: a version that may not be saved is refused', async () => {
      const farmer = await server().farmer()
      const { params } = await changedJob(server(), farmer)
      const entryId = versionWith(await versions(farmer, params.id), 'first')
      const entry = server().db.updateTable('journal').where('entry_id', '=', entryId)
      await entry.set({ after: JSON.stringify({ ...harvest(NOBODY), area: 0 }) }).execute()
      const reply = await farmer.call(restoreJobVersion, { params: { ...params, entryId } })
      expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path: 'area' }]])
    })
  })
})
