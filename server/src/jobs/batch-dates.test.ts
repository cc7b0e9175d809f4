import { changeJobDates } from '@vagu/core/jobs/batch-contract'
import { addMachine } from '@vagu/core/machines/contract'
import * as contract from '@vagu/core/jobs/contract'
import type { Job } from '@vagu/core/jobs/schema'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn, addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const NOBODY = '01890a5d-ac96-774b-bcce-b302099a8057'
const done = (jobId: string, date: string, more: object = {}) => ({
  jobId,
  status: 'DONE' as const,
  date,
  endDate: date,
  ...more,
})
const read = async (farmer: Client, { _id: id }: Job) =>
  (await farmer.call(contract.getJob, { params: { id } })).data

onBothEngines('status and days of several jobs', (server) => {
  askFourQuestions(server, {
    endpoint: changeJobDates,
    input: async (owner) => ({ body: [done((await addTestJob(owner))._id, '2026-05-02')] }),
    namesRecord: true,
    wrong: { body: [done(NOBODY, '2026-05-02'), done(NOBODY, '2026-02-30')], path: '1.date' },
  })

  it('change, and nothing else of the jobs, which are answered in their order', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer, { notes: 'teine' })]
    server().setNow('2026-05-20T09:00:05.000Z')
    const body = [
      done(second._id, '2026-05-02', { endDate: '2026-05-03', updatedAt: second.updatedAt }),
      done(first._id, '2026-05-04'),
    ]
    const { data } = await farmer.call(changeJobDates, { body })
    const updatedAt = '2026-05-20T09:00:05.000Z'
    server().setNow('2026-05-20T09:00:00.000Z')
    expect(data).toEqual([
      { ...second, date: '2026-05-02', endDate: '2026-05-03', updatedAt },
      { ...first, date: '2026-05-04', endDate: '2026-05-04', updatedAt },
    ])
    expect([await read(farmer, second), await read(farmer, first)]).toEqual(data)
    expect(await actionsOn(server(), farmer, first._id)).toEqual(['change', 'create'])
  })

  it('name a machine, keep it where none is named, and take it away', async () => {
    const farmer = await server().farmer()
    const { data: hardi } = await farmer.call(addMachine, { body: { name: 'Hardi', kind: 'SPRAYER' } })
    const { _id: jobId } = await addTestJob(farmer)
    const change = async (more: object) => {
      const reply = await farmer.call(changeJobDates, { body: [done(jobId, '2026-05-02', more)] })
      return reply.status === 200 ? reply.data[0]?.machine : reply
    }
    expect(await change({ machine: hardi._id })).toBe(hardi._id)
    expect(await change({})).toBe(hardi._id)
    expect(await change({ machine: null })).toBeNull()
    const stranger = await server().farmer()
    const { data: theirs } = await stranger.call(addMachine, { body: { name: 'Võõras', kind: 'SPRAYER' } })
    expect(await change({ machine: theirs._id })).toMatchObject({
      status: 404,
      error: { fields: [{ path: '0.machine', code: 'unknownMachine' }] },
    })
    expect(await change({})).toBeNull()
  })

  it('follow the status: a plan stands on the placeholder of its year, an open job has no end', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const body = [
      { ...done(first._id, '2026-05-02'), status: 'PLANNED' as const, plannedYear: 2027 },
      { ...done(second._id, '2026-05-02'), status: 'IN_PROGRESS' as const, plannedYear: 2027 },
    ]
    expect((await farmer.call(changeJobDates, { body })).data).toMatchObject([
      { status: 'PLANNED', date: '2027-01-01', endDate: null, plannedYear: 2027 },
      { status: 'IN_PROGRESS', date: '2026-05-02', endDate: null, plannedYear: null },
    ])
  })

  it('need only a year to be planned, or a day that tells it; what else is sent of days is not looked at', async () => {
    const farmer = await server().farmer()
    const plan = async (more: object) => {
      const { _id: jobId } = await addTestJob(farmer)
      const [planned] = (await farmer.call(changeJobDates, { body: [{ jobId, status: 'PLANNED', ...more }] }))
        .data
      return [planned?.date, planned?.endDate, planned?.plannedYear]
    }
    const of = (year: number) => [`${year}-01-01`, null, year]
    expect(await plan({ plannedYear: 2027 })).toEqual(of(2027))
    expect(await plan({ date: '2026-08-15', endDate: '2026-08-20' })).toEqual(of(2026))
    expect(await plan({ date: '2026-08-16', endDate: null })).toEqual(of(2027))
    expect(await plan({ plannedYear: 2028, date: 'homme', endDate: '1' })).toEqual(of(2028))
    const { date: _day, endDate: _end, ...body } = harvest(await addTestField(farmer))
    const made = await farmer.call(contract.addJob, {
      body: { ...body, status: 'PLANNED', plannedYear: 2027 },
    })
    expect([made.status, made.data.date]).toEqual([200, '2027-01-01'])
    const wrong = await farmer.call(contract.addJob, { body: { ...body, status: 'PLANNED' } })
    expect(wrong.error?.fields?.map(({ path }) => path)).toEqual(['plannedYear'])
  })

  it('leave no trace where they stay the same', async () => {
    const farmer = await server().farmer()
    const job = await addTestJob(farmer)
    const { data } = await farmer.call(changeJobDates, { body: [done(job._id, job.date)] })
    expect(data).toEqual([job])
    expect(await actionsOn(server(), farmer, job._id)).toEqual(['create'])
  })

  it.each([
    [{ endDate: '2026-05-01' }, '1.endDate', 'endBeforeStart'],
    [{ status: 'PLANNED', date: null }, '1.plannedYear', 'plannedYearMissing'],
    [{ status: 'PLANNED', date: '2026-02-30' }, '1.plannedYear', 'plannedYearMissing'],
    [{ date: '0206-05-02', endDate: null }, '1.date', 'wrongYear'],
  ])('refuse %j, and change no job at all', async (more, path, code) => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const body = [done(first._id, '2026-05-02'), done(second._id, '2026-05-02', more)]
    const reply = await farmer.call(changeJobDates, { body })
    expect([reply.status, reply.error?.fields]).toMatchObject([422, [{ path, code }]])
    expect(await read(farmer, first)).toEqual(first)
  })

  it('refuse a job that stands twice in the list, and one that is not there', async () => {
    const farmer = await server().farmer()
    const [first, removed] = [await addTestJob(farmer), await addTestJob(farmer)]
    await farmer.call(contract.deleteJob, { params: { id: removed._id } })
    const twice = [done(first._id, '2026-05-02'), done(first._id, '2026-05-03')]
    const reply = await farmer.call(changeJobDates, { body: twice })
    expect([reply.status, reply.error?.fields]).toMatchObject([
      422,
      [{ path: '1.jobId', code: 'duplicateId' }],
    ])
    const withDeleted = [done(first._id, '2026-05-02'), done(removed._id, '2026-05-02')]
    expect((await farmer.call(changeJobDates, { body: withDeleted })).status).toBe(404)
    expect(await read(farmer, first)).toEqual(first)
  })

  it('refuse what was seen before another change, show the stored job, and change none', async () => {
    const farmer = await server().farmer()
    const [first, second] = [await addTestJob(farmer), await addTestJob(farmer)]
    const { data: newer } = await farmer.call(contract.changeJob, {
      params: { id: second._id },
      body: harvest(second.fieldId, { area: 7 }),
    })
    const body = [first, second].map(({ _id, updatedAt }) => done(_id, '2026-05-02', { updatedAt }))
    const reply = await farmer.call(changeJobDates, { body })
    expect([reply.status, reply.error?.code, reply.error?.stored]).toEqual([409, 'conflict', newer])
    expect(await read(farmer, first)).toEqual(first)
  })

  it('refuse days in a year whose field is too small for the safety area, but bear what was lacking before', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const yearInfo = [
      { year: 2025, area: 10 },
      { year: 2026, area: 12 },
    ]
    const fieldId = await addTestField(farmer, { area: 12, yearInfo })
    const requisites = [{ ...fungicide, safetyArea: 3 }]
    const { data: job } = await farmer.call(contract.addJob, {
      body: spraying(fieldId, worker, { requisites }),
    })
    const reply = await farmer.call(changeJobDates, { body: [done(job._id, '2025-05-18')] })
    expect([reply.status, reply.error?.fields]).toMatchObject([
      422,
      [{ path: '0.area', code: 'safetyAreaSingle' }],
    ])
    // as an import may have stored it: a spraying without a worker
    const row = server().db.updateTable('job_event').where('id', '=', job._id)
    await row.set({ document: JSON.stringify({ ...job, worker: null }) }).execute()
    expect((await farmer.call(changeJobDates, { body: [done(job._id, '2026-05-19')] })).status).toBe(200)
  })

  it('bring the warnings of the new days, and take away those of the old', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fieldId = await addTestField(farmer)
    await farmer.call(contract.addJob, { body: spraying(fieldId, worker) })
    const job = await addTestJob(farmer, { date: '2026-08-01', endDate: '2026-08-01' }, fieldId)
    const tooEarly = async () =>
      (await farmer.call(getStatus, {})).data.warnings.filter(
        ({ type }) => type.key === 'HARVEST_DELAY_IGNORED',
      ).length
    expect(await tooEarly()).toBe(0)
    await farmer.call(changeJobDates, { body: [done(job._id, '2026-05-25')] })
    expect(await tooEarly()).toBe(1)
    await farmer.call(changeJobDates, { body: [done(job._id, '2026-08-02')] })
    expect(await tooEarly()).toBe(0)
  })
})
