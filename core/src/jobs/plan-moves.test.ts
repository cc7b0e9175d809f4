import { describe, expect, test } from 'vitest'
import type { JobDates } from './dates.ts'
import { doneOn, isOverdue, isPlannable, lastDayOf, markDone, planOn, withoutDay } from './plan-moves.ts'
import { JOB_STATUSES } from './schema.ts'

const job = (status: JobDates['status'], date: string, endDate: string | null = date): JobDates => ({
  status,
  date,
  endDate,
  plannedYear: status === 'PLANNED' ? Number(date.slice(0, 4)) : null,
})
const planned = job('PLANNED', '2026-01-01', null)

test('only drafts and plans are moved', () => {
  expect(JOB_STATUSES.filter((status) => isPlannable({ status }))).toEqual(['DRAFT', 'PLANNED'])
})

describe('to a day', () => {
  test('a plan becomes a draft of that day alone, and loses its year', () => {
    expect(planOn(planned, '2026-05-05')).toEqual(job('DRAFT', '2026-05-05'))
  })

  test.each([
    ['one day', job('DRAFT', '2026-05-04'), '2026-05-05'],
    ['three days', job('DRAFT', '2026-05-04', '2026-05-06'), '2026-05-07'],
    ['three days over the end of winter time', job('DRAFT', '2026-03-28', '2026-03-30'), '2026-05-07'],
  ])('a draft of %s keeps its length', (_, draft, endDate) => {
    expect(planOn(draft, '2026-05-05')).toEqual(job('DRAFT', '2026-05-05', endDate))
  })

  test('a draft without an end lasts that day', () => {
    expect(planOn(job('DRAFT', '2026-05-04', null), '2026-05-05').endDate).toBe('2026-05-05')
  })
})

test('back to the plan: the placeholder day of the year, no end', () => {
  expect(withoutDay(job('DRAFT', '2025-09-02', '2025-09-04'), 2026)).toEqual(planned)
})

describe('to done', () => {
  const today = '2026-05-05'

  test.each([
    ['a plan', planned],
    ['a draft of tomorrow', job('DRAFT', '2026-05-06')],
    ['a draft of today', job('DRAFT', today)],
    ['a long draft of next week', job('DRAFT', '2026-05-12', '2026-05-14')],
    ['a running job that was to begin tomorrow', job('IN_PROGRESS', '2026-05-06', null)],
  ])('%s is done today', (_, before) => {
    expect(markDone(before, today)).toEqual(job('DONE', today))
  })

  test.each([
    ['one day', job('DRAFT', '2026-05-04')],
    ['several days', job('DRAFT', '2026-05-04', '2026-05-06')],
  ])('a draft of yesterday, of %s, is done on its first day, as in the form', (_, draft) => {
    expect(markDone(draft, today)).toEqual(job('DONE', '2026-05-04'))
  })

  test.each(['2026-05-01', '2025-11-05'])(
    'a job that runs since %s is done from then until today',
    (start) => {
      expect(markDone(job('IN_PROGRESS', start, null), today)).toEqual(job('DONE', start, today))
    },
  )

  test('a job that runs since more than half a year has an end that must be asked for', () => {
    expect(markDone(job('IN_PROGRESS', '2025-11-04', null), today)).toEqual(job('DONE', '2025-11-04', null))
  })

  test('on a day that is over', () => {
    expect(doneOn(planned, '2026-05-02')).toEqual(job('DONE', '2026-05-02'))
    expect(doneOn(job('DRAFT', '2026-05-10', '2026-05-12'), '2026-05-02')).toEqual(job('DONE', '2026-05-02'))
  })
})

test.each([
  ['a draft of yesterday', job('DRAFT', '2026-05-04'), true],
  ['a draft of today', job('DRAFT', '2026-05-05'), false],
  ['a draft that ends today', job('DRAFT', '2026-05-01', '2026-05-05'), false],
  ['a draft of yesterday without an end', job('DRAFT', '2026-05-04', null), true],
  ['a done job of yesterday', job('DONE', '2026-05-04'), false],
  ['a plan, whose day is only a placeholder', planned, false],
])('%s is overdue: %s', (_, before, expected) => {
  expect(isOverdue(before, '2026-05-05')).toBe(expected)
})

test.each([
  ['a running job', job('IN_PROGRESS', '2026-05-01', null), '2026-05-05'],
  ['a running job that begins later', job('IN_PROGRESS', '2026-05-08', null), '2026-05-08'],
  ['a done job', job('DONE', '2026-05-01', '2026-05-03'), '2026-05-03'],
  ['a done job without an end', job('DONE', '2026-05-01', null), '2026-05-01'],
])('%s stands until its last day', (_, before, last) => {
  expect(lastDayOf(before, '2026-05-05')).toBe(last)
})
