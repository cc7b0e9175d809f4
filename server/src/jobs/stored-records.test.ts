/**
 * Tests of stored records: they may stay as they are; what a change makes worse is refused, whichever call brings it.
 */
import {
  changeJobDates,
  changeJobs,
  listJobVersions,
  restoreJobVersion,
} from '@vagu/core/jobs/batch-contract'
import { addJob, changeJob } from '@vagu/core/jobs/contract'
import { updateJobMaterials } from '@vagu/core/jobs/material-update-contract'
import { type Job, JobChange } from '@vagu/core/jobs/schema'
import { addMaterial, changeMaterial } from '@vagu/core/materials/contract'
import { addWorker, changeWorker, deleteWorker } from '@vagu/core/workers/contract'
import { changeField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { places } from '../testing/visitors.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'

async function sprayed(farmer: Client, change: object = {}) {
  const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
  return { fieldId, worker, job: await addTestJob(farmer, spraying(fieldId, worker, change), fieldId) }
}
const uncertify = (farmer: Client, id: string) =>
  farmer.call(changeWorker, { params: { id }, body: { name: 'Mari Kask', chemicalCertification: false } })
/** The body of an edit as the form sends it. */
const bodyOf = (job: Job, change: object = {}) => JobChange.parse({ ...job, updatedAt: undefined, ...change })

onBothEngines('a stored record', (server) => {
  it('keeps a worker whose certificate was taken off, by every call that changes jobs', async () => {
    const farmer = await server().farmer()
    const { job, worker } = await sprayed(farmer)
    await uncertify(farmer, worker)
    const params = { id: job._id }
    const noted = await farmer.call(changeJob, { params, body: bodyOf(job, { notes: 'uus' }) })
    expect([noted.status, noted.data]).toMatchObject([200, { worker, workerName: 'Mari Kask' }])
    const together = { ...bodyOf(noted.data, { notes: 'koos' }), _id: job._id }
    const all = await farmer.call(changeJobs, { body: [together] })
    expect(all.status).toBe(200)
    const dates = { jobId: job._id, status: 'DONE' as const, date: '2026-05-19', endDate: '2026-05-19' }
    expect((await farmer.call(changeJobDates, { body: [dates] })).status).toBe(200)
    const versions = (await farmer.call(listJobVersions, { params })).data
    const entryId = versions.at(-1)?.entryId ?? ''
    expect((await farmer.call(restoreJobVersion, { params: { ...params, entryId } })).status).toBe(200)
  })

  it('takes no other worker without certificate, and makes no spraying of what such a one did', async () => {
    const farmer = await server().farmer()
    const { job, worker, fieldId } = await sprayed(farmer)
    const helper = (await farmer.call(addWorker, { body: { name: 'Abiline' } })).data._id
    await uncertify(farmer, worker)
    const params = { id: job._id }
    const other = await farmer.call(changeJob, { params, body: bodyOf(job, { worker: helper }) })
    expect([other.status, places(other)]).toEqual([422, [['worker', 'workerNotCertified']]])
    const harvested = await addTestJob(farmer, { worker: helper }, fieldId)
    const changed = await farmer.call(changeJob, {
      params: { id: harvested._id },
      body: spraying(fieldId, helper),
    })
    expect(places(changed)).toEqual([['worker', 'workerNotCertified']])
    await farmer.call(deleteWorker, { params: { id: helper } })
    const removed = await farmer.call(changeJob, {
      params: { id: harvested._id },
      body: spraying(fieldId, helper),
    })
    expect(places(removed)).toEqual([['worker', 'unknownWorker']])
  })

  it('goes on lacking what it came without, also where a row moves', async () => {
    const farmer = await server().farmer()
    const bare = { ...fungicide, name: 'Imporditud', amount: null, unit: null }
    const { job } = await sprayed(farmer)
    const imported = { ...job, requisites: [fungicide, { ...job.requisites[0], ...bare }], worker: null }
    const row = server().db.updateTable('job_event').where('id', '=', job._id)
    await row.set({ document: JSON.stringify(imported) }).execute()
    const params = { id: job._id }
    const body = bodyOf(job, { worker: null, requisites: [bare] })
    expect((await farmer.call(changeJob, { params, body })).status).toBe(200)
    const second = { ...body, requisites: [bare, { ...bare, name: 'Teine' }] }
    expect(places(await farmer.call(changeJob, { params, body: second }))).toEqual([
      ['requisites.1.amount', 'required'],
    ])
  })

  it('is not made wrong by the material of today', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    const { _id: requisite } = (await farmer.call(addMaterial, { body: fungicide })).data
    const requisites = [{ ...fungicide, requisiteId: requisite }]
    const whole = await addTestJob(farmer, spraying(fieldId, worker, { requisites }), fieldId)
    const part = await addTestJob(farmer, spraying(fieldId, worker, { requisites, area: 9 }), fieldId)
    const guarded = { ...fungicide, safetyArea: 3 }
    await farmer.call(changeMaterial, { params: { id: requisite }, body: guarded })
    const update = (...jobEventIds: string[]) =>
      farmer.call(updateJobMaterials, { body: { requisite, jobEventIds } })
    const refused = await update(part._id, whole._id)
    expect([refused.status, places(refused)]).toEqual([422, [['jobEventIds.1', 'safetyAreaSingle']]])
    expect((await update(part._id)).status).toBe(200)
  })

  it('names no material, photo or kind of area of another farm or of nobody; an edit keeps what it has', async () => {
    const [farmer, stranger] = [await server().farmer(), await server().farmer()]
    const fieldId = await addTestField(farmer)
    const theirs = (await stranger.call(addMaterial, { body: fungicide })).data._id
    const worker = await addTestWorker(farmer)
    const seed = { ...fungicide, name: 'Seeme', type: 'seed', subtype: 'oder', seedCertificate: 'OTS' }
    const dressed = { ...seed, coating: { name: 'Puhis', requisiteId: theirs, amount: 1, unit: 'l/t' } }
    const wrongs: [object, [string, string]][] = [
      [
        { requisites: [{ ...fungicide, requisiteId: theirs }] },
        ['requisites.0.requisiteId', 'unknownMaterial'],
      ],
      [
        { requisites: [fungicide, { ...fungicide, requisiteId: NOBODY }] },
        ['requisites.1.requisiteId', 'unknownMaterial'],
      ],
      [{ requisites: [fungicide, dressed] }, ['requisites.1.coating.requisiteId', 'unknownMaterial']],
      [{ images: [NOBODY] }, ['images.0', 'unknownImage']],
      [{ customFieldArea: { id: NOBODY, name: 'X' } }, ['customFieldArea', 'unknownCustomArea']],
      [{ worker: NOBODY }, ['worker', 'unknownWorker']],
    ]
    for (const [wrong, place] of wrongs) {
      const reply = await farmer.call(addJob, { body: spraying(fieldId, worker, wrong) })
      expect([reply.status, places(reply)]).toEqual([404, [place]])
    }
    const job = await addTestJob(farmer, spraying(fieldId, worker), fieldId)
    const same = {
      ...job,
      requisites: job.requisites.map((each) => ({ ...each, requisiteId: NOBODY })),
      images: [NOBODY],
    }
    const row = server().db.updateTable('job_event').where('id', '=', job._id)
    await row.set({ document: JSON.stringify(same) }).execute()
    const change = { params: { id: job._id }, body: bodyOf(same, { notes: 'uus' }) }
    expect((await farmer.call(changeJob, change)).status).toBe(200)
    const second = bodyOf(same, { images: [NOBODY, theirs] })
    expect(places(await farmer.call(changeJob, { params: { id: job._id }, body: second }))).toEqual([
      ['images.1', 'unknownImage'],
    ])
  })

  it('of a job keeps its material when the farm has deleted it, and it may be done once more', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const { _id: requisiteId } = (await farmer.call(addMaterial, { body: fungicide })).data
    const worker = await addTestWorker(farmer)
    await server().db.updateTable('requisite').set({ deleted_at: '2026-05-01T00:00:00.000Z' }).execute()
    const body = spraying(fieldId, worker, { requisites: [{ ...fungicide, requisiteId }] })
    expect((await farmer.call(addJob, { body })).status).toBe(200)
  })

  it('of a worker keeps a certificate without an end, of a field a shape that crosses itself', async () => {
    const farmer = await server().farmer()
    const id = await addTestWorker(farmer)
    const bare = { name: 'Mari', chemicalCertification: true, chemicalWorkerLicenceEndDate: null }
    const change = { params: { id }, body: bare }
    expect(places(await farmer.call(changeWorker, change))).toEqual([
      ['chemicalWorkerLicenceEndDate', 'required'],
    ])
    const worker = server().db.updateTable('worker').where('id', '=', id)
    await worker.set({ document: JSON.stringify({ ...bare, hourlyRate: null, notes: '' }) }).execute()
    expect((await farmer.call(changeWorker, change)).status).toBe(200)

    const [a, b] = [
      { lat: 58, lng: 26 },
      { lat: 58.01, lng: 26.01 },
    ]
    const [c, d] = [
      { lat: 58, lng: 26.01 },
      { lat: 58.01, lng: 26 },
    ]
    const mapData = { centroid: a, geometry: { rings: [[a, b, c, d]] } }
    const fieldId = await addTestField(farmer)
    const drawn = { params: { id: fieldId }, body: { name: 'Uus nimi', area: 10, mapData } }
    expect(places(await farmer.call(changeField, drawn))).toEqual([['mapData', 'shapeCrossesItself']])
    const field = server().db.updateTable('field').where('id', '=', fieldId)
    await field.set({ shape: JSON.stringify(mapData) }).execute()
    expect((await farmer.call(changeField, drawn)).status).toBe(200)
  })

  it('that is done has an end', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const open = await farmer.call(addJob, { body: harvest(fieldId, { endDate: null }) })
    expect([open.status, places(open)]).toEqual([422, [['endDate', 'required']]])
    const running = await addTestJob(farmer, { status: 'IN_PROGRESS', endDate: null }, fieldId)
    const finish = { jobId: running._id, status: 'DONE' as const, date: running.date, endDate: null }
    const reply = await farmer.call(changeJobDates, { body: [finish] })
    expect([reply.status, places(reply)]).toEqual([422, [['0.endDate', 'required']]])
  })
})
