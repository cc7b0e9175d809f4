import type { Job } from '@vagu/core/jobs/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { describe, expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import {
  asDoneOn,
  changeOf,
  changesTo,
  doneChanges,
  isForPast,
  isWorkerChanged,
  newestOfEach,
  type Place,
  withChanges,
} from './plan-change.ts'

const field = fieldOf('Kodupõld', 10)
const [jaan, mari] = [newId(), newId()]
const names = new Map([[mari, 'Mari Kask']])
const draft = (changes: Partial<Job> = {}) =>
  jobOn(field, { status: 'DRAFT', date: '2026-05-06', endDate: '2026-05-06', worker: jaan, ...changes })
const plan = jobOn(field, { status: 'PLANNED', date: '2026-01-01', endDate: null, plannedYear: 2026 })
const put = (job: Job, place: Place, from?: string) =>
  changesTo([job], place, { from, cropYearOf: ({ date }) => cropYearOf(date) })

describe('a move', () => {
  it('gives a plan its day, and leaves its worker', () => {
    expect(put(plan, { day: '2026-05-07' }, '2026-05-04')).toEqual([
      {
        id: plan._id,
        dates: { status: 'DRAFT', date: '2026-05-07', endDate: '2026-05-07', plannedYear: null },
        worker: null,
      },
    ])
  })
  it('shifts a long draft by as much as the card was moved', () => {
    const long = draft({ endDate: '2026-05-08' })
    expect(put(long, { day: '2026-05-09' }, '2026-05-07')[0]?.dates).toMatchObject({
      date: '2026-05-08',
      endDate: '2026-05-10',
    })
    expect(put(long, { day: '2026-05-09' })[0]?.dates).toMatchObject({ date: '2026-05-09' })
  })
  it('takes the day away: the plan is for the crop year of that day', () => {
    expect(put(draft({ date: '2026-09-01', endDate: '2026-09-01' }), { day: null })[0]?.dates).toEqual({
      status: 'PLANNED',
      date: '2027-01-01',
      endDate: null,
      plannedYear: 2027,
    })
  })
  it('to where the card stands changes nothing', () => {
    expect(put(draft(), { day: '2026-05-06', worker: jaan }, '2026-05-06')).toEqual([])
    expect(put(plan, { day: null })).toEqual([])
  })
  it('changes the worker alone, or to nobody', () => {
    const [change] = put(draft(), { day: '2026-05-06', worker: mari })
    expect(change).toMatchObject({ worker: mari, dates: { date: '2026-05-06' } })
    expect(put(draft(), { day: '2026-05-06', worker: null })[0]?.worker).toBeNull()
  })
  it('tells whether the worker changes', () => {
    const job = draft()
    expect(isWorkerChanged([job], put(job, { day: '2026-05-07' }))).toBe(false)
    expect(isWorkerChanged([job], put(job, { day: '2026-05-07', worker: mari }))).toBe(true)
    expect(isWorkerChanged([plan], put(plan, { day: '2026-05-07', worker: null }))).toBe(false)
  })
})

describe('into the past', () => {
  const today = '2026-05-06'
  it('is what ends before today', () => {
    expect(isForPast(put(plan, { day: '2026-05-05' }), today)).toBe(true)
    expect(isForPast(put(plan, { day: today }), today)).toBe(false)
    expect(isForPast(put(draft({ endDate: '2026-05-08' }), { day: '2026-05-05' }), today)).toBe(false)
    expect(isForPast(put(draft(), { day: null }), today)).toBe(false)
  })
  it('is done on that day', () => {
    expect(asDoneOn(put(plan, { day: '2026-05-05' }), '2026-05-05')[0]?.dates).toEqual({
      status: 'DONE',
      date: '2026-05-05',
      endDate: '2026-05-05',
      plannedYear: null,
    })
  })
})

it('marks done, and keeps the worker', () => {
  expect(doneChanges([draft()], '2026-05-07')).toMatchObject([
    { dates: { status: 'DONE', date: '2026-05-06' }, worker: jaan },
  ])
})

describe('changes under way', () => {
  it('are shown at once, the last one of a job wins, others stay as they are', () => {
    const job = draft()
    const changes = [
      ...put(job, { day: '2026-05-07', worker: null }),
      ...put(job, { day: '2026-05-08', worker: mari }),
    ]
    const [moved, same] = withChanges([job, plan], changes, names)
    expect(moved).toMatchObject({ date: '2026-05-08', worker: mari, workerName: 'Mari Kask' })
    expect(same).toBe(plan)
  })
  it('can be taken back', () => {
    const job = { ...draft({ worker: mari }), workerName: 'Mari Kask' }
    const [moved] = withChanges([job], put(job, { day: null, worker: null }), names)
    expect(moved).toMatchObject({ status: 'PLANNED', workerName: null })
    expect(withChanges([moved ?? plan], [changeOf(job)], names)).toEqual([{ ...job, plannedYear: null }])
  })
})

describe('the newest version of a job', () => {
  const old = draft()
  const later = { ...old, updatedAt: '2026-06-15T08:00:00.001Z', notes: 'hiljem' }

  it.each([
    ['read after it was seen', [later, old]],
    ['seen after it was read', [old, later]],
  ])('is the one %s', (_, jobs) => {
    expect(newestOfEach([plan, ...jobs], [old._id])).toEqual([later])
  })
  it('is the one that was read when nothing was stored since; none of a job that nobody knows', () => {
    expect(newestOfEach([old, { ...old, notes: 'nähtud' }], [newId(), old._id])).toEqual([old])
  })
})
