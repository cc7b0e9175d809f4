import { addJob, changeJob, getJob } from '@vagu/core/jobs/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { readFileSync } from 'node:fs'
import type { Job } from '@vagu/core/jobs/schema'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { statementsOf } from '../db/migrate.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const liquid = {
  name: 'Lehevedelik',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
  amount: 5,
  unit: 'l/ha',
}

onBothEngines('a job that is a fertilizing job as well', (server) => {
  it('says so wherever it is read, whatever the client sends, and follows its materials', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    const mixed = spraying(fieldId, worker, { requisites: [fungicide, liquid], isFertilizing: false })
    const { data: job } = await farmer.call(addJob, { body: mixed })
    const plain = await farmer.call(addJob, { body: spraying(fieldId, worker, { isFertilizing: true }) })
    expect([job.isFertilizing, plain.data.isFertilizing]).toEqual([true, false])
    const params = { id: job._id }
    expect((await farmer.call(getJob, { params })).data.isFertilizing).toBe(true)
    const listed = (await farmer.call(listJobs, { query: { year: '2026' } })).data
    expect(new Set(listed.map(({ isFertilizing }) => isFertilizing))).toEqual(new Set([false, true]))
    const alone = spraying(fieldId, worker, { requisites: [fungicide] })
    expect((await farmer.call(changeJob, { params, body: alone })).data.isFertilizing).toBe(false)
  })

  it('is told of jobs that were stored before the mark was', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    const tricky = { ...fungicide, note: '"type":"fertilizer"' }
    const bodies = [
      spraying(fieldId, worker, { requisites: [fungicide, liquid] }),
      spraying(fieldId, worker, { requisites: [tricky, fungicide] }),
      spraying(fieldId, worker, { requisites: [liquid] }),
      harvest(fieldId, { requisites: [liquid, fungicide], worker }),
    ]
    const jobs: Job[] = []
    for (const body of bodies) jobs.push((await farmer.call(addJob, { body })).data)
    for (const { _id, isFertilizing: _mark, ...document } of jobs)
      await server()
        .db.updateTable('job_event')
        .set({ document: JSON.stringify(document) })
        .where('id', '=', _id)
        .execute()
    const text = readFileSync(new URL('../../migrations/0009-also-fertilising.sql', import.meta.url), 'utf8')
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(server().db)
    const read = []
    for (const { _id: id } of jobs) read.push((await farmer.call(getJob, { params: { id } })).data)
    expect(read.map(({ isFertilizing }) => isFertilizing)).toEqual([true, false, false, false])
    expect(jobs.map(({ isFertilizing }) => isFertilizing)).toEqual([true, false, false, false])
  })
})
