import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { applyEnd, applyStart, applyStatus, type JobDates, lacksEnd, planFor } from './dates.ts'
import { JOB_STATUSES } from './schema.ts'

const job = (status: JobDates['status'], date: string, endDate: string | null = date): JobDates => ({
  status,
  date,
  endDate,
  plannedYear: status === 'PLANNED' ? Number(date.slice(0, 4)) : null,
})
const on = (today: string) => ({ today })

describe('to planned', () => {
  test('the start is 1 January of the planning year, without an end', () => {
    expect(applyStatus(job('DONE', '2026-05-04'), 'PLANNED', on('2026-06-01'))).toEqual({
      status: 'PLANNED',
      date: '2026-01-01',
      endDate: null,
      plannedYear: 2026,
    })
  })

  test.each([
    ['2026-08-15', 2026],
    ['2026-08-16', 2027],
  ])('a running job of %s goes to %i', (date, year) => {
    const planned = applyStatus(job('IN_PROGRESS', date, null), 'PLANNED', on('2026-08-20'))
    expect(planned.plannedYear).toBe(year)
  })

  test.each(['DONE', 'DRAFT'] as const)('%s in the current season is planned from today', (status) => {
    const planned = applyStatus(job(status, '2026-05-04'), 'PLANNED', on('2026-08-20'))
    expect(planned.date).toBe('2027-01-01')
  })

  test.each(['DONE', 'DRAFT'] as const)('%s in another season is planned from its own day', (status) => {
    const planned = applyStatus(job(status, '2025-05-04'), 'PLANNED', on('2026-08-20'))
    expect(planned.date).toBe('2025-01-01')
  })

  test("the field's own season start decides what the current season is", () => {
    const calendar = { today: '2026-08-25', starts: [{ year: 2027, seasonStart: '2026-08-20' }] }
    expect(applyStatus(job('DONE', '2026-08-10'), 'PLANNED', calendar).plannedYear).toBe(2026)
    expect(applyStatus(job('DONE', '2026-08-20'), 'PLANNED', calendar).plannedYear).toBe(2027)
  })

  test('another year may be chosen', () => {
    expect(planFor(job('PLANNED', '2026-01-01', null), 2028)).toEqual(job('PLANNED', '2028-01-01', null))
  })
})

describe('leaving a plan', () => {
  test('clears the planned year; a plan of this season begins today', () => {
    const planned = job('PLANNED', '2026-01-01', null)
    expect(applyStatus(planned, 'DONE', on('2026-05-04'))).toEqual(job('DONE', '2026-05-04'))
    expect(applyStatus(planned, 'DRAFT', on('2026-05-04'))).toEqual(job('DRAFT', '2026-05-04'))
    expect(applyStatus(planned, 'IN_PROGRESS', on('2026-05-04'))).toEqual(
      job('IN_PROGRESS', '2026-05-04', null),
    )
  })

  test('a plan of another season keeps its placeholder day', () => {
    const planned = job('PLANNED', '2028-01-01', null)
    expect(applyStatus(planned, 'DRAFT', on('2026-05-04'))).toEqual(job('DRAFT', '2028-01-01'))
  })
})

describe('to in progress', () => {
  test.each(['DONE', 'DRAFT'] as const)('from %s the end is cleared', (status) => {
    expect(applyStatus(job(status, '2026-05-04'), 'IN_PROGRESS', on('2026-05-06'))).toEqual(
      job('IN_PROGRESS', '2026-05-04', null),
    )
  })

  test('taking the end away means in progress', () => {
    expect(applyEnd(job('DONE', '2026-05-04'), null)).toEqual(job('IN_PROGRESS', '2026-05-04', null))
    expect(applyEnd(job('DONE', '2026-05-04'), '2026-05-05')).toEqual(job('DONE', '2026-05-04', '2026-05-05'))
  })
})

describe('to done', () => {
  test('coming from in progress the end is today', () => {
    expect(applyStatus(job('IN_PROGRESS', '2026-05-04', null), 'DONE', on('2026-05-06'))).toEqual(
      job('DONE', '2026-05-04', '2026-05-06'),
    )
  })

  test('coming from a draft the end is the start', () => {
    expect(applyStatus(job('DRAFT', '2026-05-04', '2026-05-09'), 'DONE', on('2026-05-06'))).toEqual(
      job('DONE', '2026-05-04'),
    )
  })

  test.each([
    ['2025-11-06', '2026-05-06'],
    ['2025-11-05', null],
    ['2026-05-06', '2026-05-06'],
  ])('a start on %s, seen on 6 May, ends %s', (date, endDate) => {
    expect(applyStatus(job('IN_PROGRESS', date, null), 'DONE', on('2026-05-06')).endDate).toBe(endDate)
  })
})

test.each(['IN_PROGRESS', 'DRAFT'] as const)('what was to begin later (%s) is done today', (status) => {
  const later = job(status, '2026-05-08', status === 'DRAFT' ? '2026-05-09' : null)
  expect(applyStatus(later, 'DONE', on('2026-05-06'))).toEqual(job('DONE', '2026-05-06'))
})

test('only a running job that began long ago is asked for its end', () => {
  const done = (status: JobDates['status'], date: string, endDate: string | null = null) =>
    lacksEnd(applyStatus(job(status, date, endDate), 'DONE', on('2026-05-06')))
  expect([done('IN_PROGRESS', '2025-11-05'), done('IN_PROGRESS', '2025-11-06')]).toEqual([true, false])
  expect([done('DRAFT', '2025-11-05'), done('PLANNED', '2024-01-01')]).toEqual([false, false])
  expect(lacksEnd(job('IN_PROGRESS', '2026-05-04', null))).toBe(false)
})

test('from in progress back to a draft the job lasts its first day', () => {
  expect(applyStatus(job('IN_PROGRESS', '2026-05-04', null), 'DRAFT', on('2026-05-06'))).toEqual(
    job('DRAFT', '2026-05-04'),
  )
})

describe('a new start', () => {
  test('takes the end along when the two were the same', () => {
    expect(applyStart(job('DONE', '2026-05-04'), '2026-05-01')).toEqual(job('DONE', '2026-05-01'))
  })

  test('leaves another end, and an open one, as it is', () => {
    expect(applyStart(job('DONE', '2026-05-04', '2026-05-06'), '2026-05-01').endDate).toBe('2026-05-06')
    expect(applyStart(job('IN_PROGRESS', '2026-05-04', null), '2026-05-01').endDate).toBeNull()
  })
})

test('whatever is done to the status, the days stay consistent', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2024-01-01', count))
  const steps = fc.array(fc.constantFrom(...JOB_STATUSES), { maxLength: 8 })
  fc.assert(
    fc.property(day, day, steps, (date, today, statuses) => {
      let current = job('DONE', date)
      for (const status of statuses) {
        const next = applyStatus(current, status, { today })
        if (status === current.status) expect(next).toBe(current)
        current = next
        expect(current.status).toBe(status)
        expect(current.plannedYear !== null).toBe(status === 'PLANNED')
        if (status === 'PLANNED') expect(current.date).toBe(`${current.plannedYear}-01-01`)
        if (status === 'PLANNED' || status === 'IN_PROGRESS') expect(current.endDate).toBeNull()
        if (current.endDate !== null) expect(current.endDate >= current.date).toBe(true)
      }
    }),
  )
})
