import type { Job } from '@vagu/core/jobs/schema'
import { expect, it } from 'vitest'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { changesOf, NO_MACHINE, NO_WISH, previewOf, type Wish, withDates } from './batch-change.ts'
import { undoOf } from '../../entities/jobs/undo-dates.ts'
import { newId } from '../../lib/new-id.ts'
import { jobRows } from './job-row.ts'

const field = fieldOf('Kodupõld', 10)
const calendar = { today: '2026-06-20', year: 2026 }
const previewsOf = (jobs: readonly Job[], wish: Partial<Wish>) =>
  previewOf(
    jobRows({ groups: [], jobs, fields: [field], warnings: [], year: 2026 }),
    { ...NO_WISH, ...wish },
    calendar,
  )
const onlyOf = (job: Partial<Job>, wish: Partial<Wish>) => {
  const [preview] = previewsOf([jobOn(field, job)], wish)
  if (!preview) throw new Error('one preview')
  return preview
}

it('changes nothing without a wish', () => {
  const preview = onlyOf({}, {})
  expect(preview).toMatchObject({ isChanged: false, obstacle: null, otherYear: null })
  expect(changesOf([preview])).toEqual([])
})
it('moves the days with the status, job by job', () => {
  const open = { status: 'IN_PROGRESS', date: '2026-06-15', endDate: null } as const
  expect(onlyOf(open, { status: 'DONE' }).after).toMatchObject({ status: 'DONE', endDate: '2026-06-20' })
  const draft = { status: 'DRAFT', date: '2026-06-18', endDate: '2026-06-18' } as const
  expect(onlyOf(draft, { status: 'IN_PROGRESS' }).after).toMatchObject({ date: '2026-06-18', endDate: null })
  expect(onlyOf(draft, { status: 'PLANNED' }).after).toMatchObject({
    plannedYear: 2026,
    date: '2026-01-01',
    endDate: null,
  })
})
it('takes an equal end along with the start, and leaves another one', () => {
  expect(onlyOf({}, { date: '2026-06-10' }).after).toMatchObject({
    date: '2026-06-10',
    endDate: '2026-06-10',
  })
  const long = { date: '2026-06-15', endDate: '2026-06-18' }
  expect(onlyOf(long, { date: '2026-06-10' }).after).toMatchObject({
    date: '2026-06-10',
    endDate: '2026-06-18',
  })
})
it('does not end a job before it begins', () => {
  expect(onlyOf({}, { endDate: '2026-06-15' }).obstacle).toBeNull()
  const preview = onlyOf({}, { endDate: '2026-06-14' })
  expect(preview.obstacle).toBe('endBeforeStart')
  expect(changesOf([preview])).toEqual([])
})
it('asks for the end of a job that runs since more than half a year', () => {
  const open = { status: 'IN_PROGRESS', date: '2025-11-15', endDate: null } as const
  const preview = onlyOf(open, { status: 'DONE' })
  expect(preview.obstacle).toBe('endMissing')
  expect(onlyOf(open, { status: 'DONE', endDate: '2025-11-20' })).toMatchObject({
    obstacle: null,
    after: { status: 'DONE', endDate: '2025-11-20' },
  })
})
it('gives no day to a plan that stays one', () => {
  const plan = { status: 'PLANNED', plannedYear: 2026, date: '2026-01-01', endDate: null } as const
  expect(onlyOf(plan, { date: '2026-06-10' }).obstacle).toBe('planned')
  expect(onlyOf(plan, { date: '2026-06-10', status: 'DONE' })).toMatchObject({
    obstacle: null,
    after: { status: 'DONE', date: '2026-06-10', plannedYear: null },
  })
})
it('gives no end to a job that goes on', () => {
  const open = { status: 'IN_PROGRESS', date: '2026-06-15', endDate: null } as const
  expect(onlyOf(open, { endDate: '2026-06-18' }).obstacle).toBe('open')
  expect(onlyOf(open, { endDate: '2026-06-18', status: 'DONE' })).toMatchObject({
    obstacle: null,
    after: { status: 'DONE', endDate: '2026-06-18' },
  })
})
it('refuses a slip of the finger in the year', () => {
  expect(onlyOf({}, { date: '0206-06-10' }).obstacle).toBe('wrongYear')
})
it('says when a job leaves the year of the list', () => {
  expect(onlyOf({}, { date: '2026-08-31' }).otherYear).toBeNull()
  expect(onlyOf({}, { date: '2026-09-01' }).otherYear).toBe(2027)
})
it('sends what changes with the version that was seen, and shows it at once', () => {
  const jobs = [jobOn(field), jobOn(field, { date: '2026-06-10', endDate: '2026-06-10' })]
  const changes = changesOf(previewsOf(jobs, { date: '2026-06-10' }))
  expect(changes).toEqual([
    expect.objectContaining({ jobId: jobs[0]?._id, date: '2026-06-10', updatedAt: jobs[0]?.updatedAt }),
  ])
  const shown = withDates(jobs, changes)
  expect(shown.map(({ endDate }) => endDate)).toEqual(['2026-06-10', '2026-06-10'])
  expect(shown[1]).toBe(jobs[1])
})
it('gives the machine to those that have another one, and takes it back', () => {
  const [hardi, other] = [newId(), newId()]
  const jobs = [jobOn(field), jobOn(field, { machine: hardi }), jobOn(field, { machine: other })]
  const changes = changesOf(previewsOf(jobs, { machine: hardi }))
  expect(changes.map(({ jobId, machine }) => [jobId, machine])).toEqual([
    [jobs[0]?._id, hardi],
    [jobs[2]?._id, hardi],
  ])
  const shown = withDates(jobs, changes)
  expect(shown.map(({ machine }) => machine)).toEqual([hardi, hardi, hardi])
  expect(undoOf(jobs, [...shown.slice(0, 1), ...shown.slice(2)]).map(({ machine }) => machine)).toEqual([
    null,
    other,
  ])
  const none = changesOf(previewsOf(jobs, { machine: NO_MACHINE }))
  expect(none.map(({ machine }) => machine)).toEqual([null, null])
  expect(changesOf(previewsOf(jobs, { date: '2026-06-10' })).every((change) => !('machine' in change))).toBe(
    true,
  )
})
it('takes a change back on top of the saved version', () => {
  const job = jobOn(field)
  const saved = { ...job, date: '2026-06-10', updatedAt: '2026-06-20T08:00:00.000Z' }
  expect(undoOf([job, jobOn(field)], [saved])).toEqual([
    {
      jobId: job._id,
      status: 'DONE',
      date: '2026-06-15',
      endDate: '2026-06-15',
      plannedYear: null,
      updatedAt: saved.updatedAt,
    },
  ])
})
