import * as fields from '@vagu/core/fields/contract'
import * as contract from '@vagu/core/jobs/contract'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const OTHER_ID = '01890a5d-ac96-774b-bcce-b302099a8058'

const add = async (farmer: Client, change: object = {}) => {
  const body = harvest(await addTestField(farmer), change)
  return (await farmer.call(contract.addJob, { body })).data
}
const withId = async (owner: Client) => ({ params: { id: (await add(owner))._id } })
const onField = async (farmer: Client, fieldId: string, year = 2026) =>
  (await farmer.call(contract.listFieldJobs, { params: { fieldId, year } })).data
const lastAdded = async (farmer: Client) => (await farmer.call(contract.listLastAdded, {})).data

onBothEngines('job events', (server) => {
  askFourQuestions(server, {
    endpoint: contract.addJob,
    input: async (owner) => ({ body: harvest(await addTestField(owner)) }),
    namesRecord: true,
    wrong: { body: { ...harvest(ID), area: 0 }, path: 'area' },
  })
  askFourQuestions(server, {
    endpoint: contract.addJobs,
    input: async (owner) => ({ body: [harvest(await addTestField(owner))] }),
    namesRecord: true,
    wrong: { body: [harvest(ID), { ...harvest(ID), date: '2026-02-30' }], path: '1.date' },
  })
  askFourQuestions(server, { endpoint: contract.getJob, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.changeJob,
    input: async (owner) => {
      const { _id, fieldId } = await add(owner)
      return { params: { id: _id }, body: harvest(fieldId) }
    },
    namesRecord: true,
    wrong: { body: { ...harvest(ID), endDate: '2026-05-01' }, path: 'endDate' },
  })
  askFourQuestions(server, { endpoint: contract.deleteJob, input: withId, namesRecord: true })
  askFourQuestions(server, {
    endpoint: contract.restoreJob,
    input: async (owner) => {
      const input = await withId(owner)
      await owner.call(contract.deleteJob, input)
      return input
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.listLastAdded,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.listFieldJobs,
    input: async (owner) => ({ params: { fieldId: await addTestField(owner), year: 2026 } }),
    namesRecord: true,
  })

  describe('adding', () => {
    it('stores a job and reads it back, its job type by key and its worker by name', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const worker = await addTestWorker(farmer)
      const body = spraying(fieldId, worker, {
        labels: ['hommikul'],
        notes: 'tuulevaikne',
        startTime: '06:30',
      })
      const { data: made } = await farmer.call(contract.addJob, { body })
      expect(made).toMatchObject({
        fieldId,
        fieldName: 'Kivi',
        workerName: 'Mari Kask',
        jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
        job: { key: 'spraying', name: 'Pritsimine' },
        labels: ['hommikul'],
        startTime: '06:30',
        requisites: [{ harvestDelayDays: 35, safetyArea: null }],
      })
      expect((await farmer.call(contract.getJob, { params: { id: made._id } })).data).toEqual(made)
      expect(await lastAdded(farmer)).toEqual([made])
      expect(await onField(farmer, fieldId)).toEqual({
        jobEvents: [made],
        seasonStart: '2025-09-01',
        seasonEnd: '2026-08-31',
      })
    })

    it('makes one record of the same request sent twice, also of a batch and of two at once', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const one = { body: harvest(fieldId, { _id: ID }) }
      const [made, again] = await Promise.all([
        farmer.call(contract.addJob, one),
        farmer.call(contract.addJob, one),
      ])
      expect(again.data).toEqual(made.data)
      const both = { body: [harvest(fieldId, { _id: ID }), harvest(fieldId, { _id: OTHER_ID, area: 4 })] }
      const batch = await farmer.call(contract.addJobs, both)
      expect((await farmer.call(contract.addJobs, both)).data).toEqual(batch.data)
      expect((await onField(farmer, fieldId)).jobEvents.map((job) => job._id)).toEqual([OTHER_ID, ID])
    })

    it('refuses another body with the same id, and the id of a deleted job', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      await farmer.call(contract.addJob, { body: harvest(fieldId, { _id: ID }) })
      const other = await farmer.call(contract.addJob, { body: harvest(fieldId, { _id: ID, area: 3 }) })
      expect([other.status, other.error?.code]).toEqual([409, 'idTaken'])
      await farmer.call(contract.deleteJob, { params: { id: ID } })
      const removed = await farmer.call(contract.addJob, { body: harvest(fieldId, { _id: ID }) })
      expect([removed.status, removed.error?.code]).toEqual([409, 'deleted'])
    })

    it("stores nothing of a batch that names another farm's field or worker, or a job that is not there", async () => {
      const farmer = await server().farmer()
      const stranger = await server().farmer()
      const fieldId = await addTestField(farmer)
      const theirField = await addTestField(stranger)
      const theirWorker = await addTestWorker(stranger)
      const wrongs: [object, number][] = [
        [harvest(theirField), 404],
        [harvest(fieldId, { worker: theirWorker }), 404],
        [harvest(fieldId, { job: { name: 'Lendamine' } }), 422],
      ]
      for (const [wrong, status] of wrongs) {
        const body = [harvest(fieldId), wrong]
        expect((await farmer.call(contract.addJobs, { body })).status).toBe(status)
      }
      expect(await lastAdded(farmer)).toEqual([])
      const journalled = await server()
        .db.selectFrom('journal')
        .select('entry_id')
        .where('account_id', '=', farmer.accountId)
        .where('noun', '=', 'job-event')
        .execute()
      expect(journalled).toEqual([])
    })

    it('keeps 16 saves at once apart', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const stranger = await server().farmer()
      const theirField = await addTestField(stranger)
      const bodies = Array.from({ length: 16 }, (_, i) =>
        harvest(i % 4 === 3 ? theirField : fieldId, {
          date: `2026-05-${i + 10}`,
          endDate: `2026-05-${i + 10}`,
        }),
      )
      const replies = await Promise.all(bodies.map((body) => farmer.call(contract.addJob, { body })))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(12)
      const stored = replies.filter((reply) => reply.status === 200).map((reply) => reply.data)
      const season = await onField(farmer, fieldId)
      expect(season.jobEvents).toHaveLength(12)
      expect(season.jobEvents).toEqual(expect.arrayContaining(stored))
      expect(server().faults).toEqual([])
    })

    it('puts a planned job on the first day of its year, and leaves a running one open', async () => {
      const farmer = await server().farmer()
      const planned = await add(farmer, { status: 'PLANNED', plannedYear: 2027 })
      expect(planned).toMatchObject({ date: '2027-01-01', endDate: null, plannedYear: 2027 })
      const running = await add(farmer, { status: 'IN_PROGRESS', plannedYear: 2027 })
      expect(running).toMatchObject({ date: '2026-05-20', endDate: null, plannedYear: null })
      expect((await onField(farmer, planned.fieldId, 2027)).jobEvents).toEqual([planned])
    })
  })

  describe('changing', () => {
    it('changes a job and moves it to another field', async () => {
      const farmer = await server().farmer()
      const job = await add(farmer)
      const fieldId = await addTestField(farmer, { name: 'Orumäe' })
      const params = { id: job._id }
      const body = harvest(fieldId, { area: 5 })
      const changed = (await farmer.call(contract.changeJob, { params, body })).data
      expect(changed).toMatchObject({ fieldId, fieldName: 'Orumäe', area: 5, createdAt: job.createdAt })
      expect((await onField(farmer, job.fieldId)).jobEvents).toEqual([])
      expect((await onField(farmer, fieldId)).jobEvents).toEqual([changed])
    })

    it('refuses a change made from an older version and shows the stored one', async () => {
      const farmer = await server().farmer()
      const { _id: id, fieldId, updatedAt } = await add(farmer)
      const mine = await farmer.call(contract.changeJob, {
        params: { id },
        body: harvest(fieldId, { area: 7 }),
      })
      const late = await farmer.call(contract.changeJob, {
        params: { id },
        body: harvest(fieldId, { area: 8, updatedAt }),
      })
      expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
      expect(late.error?.stored).toEqual(mine.data)
    })

    it('keeps a worker who is not there any more, and takes no other such one', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const worker = await addTestWorker(farmer)
      const { data: job } = await farmer.call(contract.addJob, { body: spraying(fieldId, worker) })
      await server()
        .db.updateTable('worker')
        .set({ deleted_at: '2026-05-20T09:00:00.000Z' })
        .where('id', '=', worker)
        .execute()
      const params = { id: job._id }
      const same = await farmer.call(contract.changeJob, {
        params,
        body: spraying(fieldId, worker, { area: 2 }),
      })
      expect(same.data).toMatchObject({ area: 2, worker, workerName: 'Mari Kask' })
      expect((await farmer.call(contract.addJob, { body: spraying(fieldId, worker) })).status).toBe(404)
    })

    it("does not move a job to another farm's field", async () => {
      const farmer = await server().farmer()
      const job = await add(farmer)
      const theirs = await addTestField(await server().farmer())
      const reply = await farmer.call(contract.changeJob, {
        params: { id: job._id },
        body: harvest(theirs),
      })
      expect(reply.status).toBe(404)
      expect(await lastAdded(farmer)).toEqual([job])
    })
  })

  describe('deleting', () => {
    it('deletes, says 404 afterwards, and brings back what was', async () => {
      const farmer = await server().farmer()
      const job = await add(farmer)
      const params = { id: job._id }
      expect((await farmer.call(contract.deleteJob, { params })).status).toBe(204)
      expect((await farmer.call(contract.getJob, { params })).status).toBe(404)
      expect(await lastAdded(farmer)).toEqual([])
      expect((await farmer.call(contract.restoreJob, { params })).data).toEqual(job)
      expect(await lastAdded(farmer)).toEqual([job])
    })

    it('goes and comes with its field, and not without it', async () => {
      const farmer = await server().farmer()
      const job = await add(farmer)
      const [params, ofField] = [{ id: job._id }, { id: job.fieldId }]
      await farmer.call(fields.deleteField, { params: ofField })
      expect(await lastAdded(farmer)).toEqual([])
      expect((await farmer.call(contract.restoreJob, { params })).status).toBe(404)
      await farmer.call(fields.restoreField, { params: ofField })
      expect(await lastAdded(farmer)).toEqual([job])
    })
  })
})
