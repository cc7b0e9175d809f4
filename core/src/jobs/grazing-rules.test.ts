import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { checkGrazing, checkGrazingHours, daysOfJob, type JobDays } from './grazing-rules.ts'
import { Grazing } from './schema.ts'
import { check } from '../validation.ts'

const range = (date: string, endDate: string | null, more: Partial<JobDays> = {}): JobDays => ({
  status: 'DONE',
  date,
  endDate,
  today: '2026-05-10',
  ...more,
})
const errorOf = (rows: readonly { days: number | null; hoursPerDay: number | null }[], days: JobDays) =>
  checkGrazing(rows, days).map(({ path, message }) => `${path}: ${message}`)

describe('how many days a job lasts', () => {
  test.each<[string, string | null, number | undefined]>([
    ['2026-05-04', '2026-05-04', 1],
    ['2026-05-04', '2026-05-06', 3],
    ['2026-05-30', '2026-06-02', 4],
    ['2026-05-04', '2026-05-03', undefined],
    ['2026-02-31', '2026-03-02', undefined],
    ['2026-05-04', '31.02', undefined],
  ])('%s to %s: %s', (date, endDate, days) => {
    expect(daysOfJob(range(date, endDate))).toBe(days)
  })
  test('one without an end lasts until today, one of tomorrow its own day', () => {
    expect(daysOfJob(range('2026-05-01', null))).toBe(10)
    expect(daysOfJob(range('2026-05-10', null))).toBe(1)
    expect(daysOfJob(range('2026-05-11', null))).toBe(1)
    expect(daysOfJob(range('2026-05-01', '2026-05-02', { status: 'IN_PROGRESS' }))).toBe(10)
  })
  test('a plan, and a job without a day, have none', () => {
    expect(daysOfJob(range('2026-01-01', null, { status: 'PLANNED' }))).toBeUndefined()
    expect(daysOfJob(range('2026-01-01', null, { date: null }))).toBeUndefined()
  })
})

describe('the hours of animals', () => {
  const week = range('2026-05-04', '2026-05-10')
  test('may fill all days of the job', () => {
    expect(errorOf([{ days: 7, hoursPerDay: 24 }], week)).toEqual([])
    expect(errorOf([{ days: 14, hoursPerDay: 12 }], week)).toEqual([])
    expect(errorOf([{ days: 0.5, hoursPerDay: 24 }], week)).toEqual([])
  })
  test('may not go beyond them, and the sentence says how many there are', () => {
    expect(errorOf([{ days: 14, hoursPerDay: 12.01 }], week)).toEqual(['herding.0.hoursPerDay: Max 12h'])
    expect(
      errorOf(
        [
          { days: 7, hoursPerDay: 8 },
          { days: 8, hoursPerDay: 24 },
        ],
        week,
      ),
    ).toEqual(['herding.1.hoursPerDay: Max 21h'])
    expect(errorOf([{ days: 9, hoursPerDay: 24 }], week)).toEqual(['herding.0.hoursPerDay: Max 18,66h'])
    expect(errorOf([{ days: 1e12, hoursPerDay: 1 }], week)).toEqual(['herding.0.hoursPerDay: Max 0h'])
  })
  test('of a plan, and of what is not typed yet, are not held against anything', () => {
    expect(errorOf([{ days: 300, hoursPerDay: 24 }], { ...week, status: 'PLANNED' })).toEqual([])
    expect(errorOf([{ days: null, hoursPerDay: 24 }], week)).toEqual([])
    expect(errorOf([{ days: 300, hoursPerDay: null }], week)).toEqual([])
  })
  test('as many as the sentence says are let through, whatever the days', () => {
    const days = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(days, days, (lasts, on) => {
        const job = range('2026-01-01', addDays('2026-01-01', lasts - 1))
        const [error] = checkGrazingHours([{ days: on, hoursPerDay: 24 }], job)
        if (on <= lasts) {
          expect(error).toBeUndefined()
          return
        }
        const max = Number(/Max ([\d,]+)h/.exec(error?.message ?? '')?.[1]?.replace(',', '.'))
        expect(checkGrazingHours([{ days: on, hoursPerDay: max }], job)).toEqual([])
        expect(checkGrazingHours([{ days: on, hoursPerDay: max + 0.02 }], job)).toHaveLength(1)
      }),
    )
  })
})

test('a herding job names at least one kind of animal', () => {
  expect(errorOf([], range('2026-05-04', '2026-05-04'))).toEqual(['herding.0.animalType: Kohustuslik väli'])
})

describe('a row by itself', () => {
  const row = { animalType: 'piimalehm', amount: 12, days: 3, hoursPerDay: 8 }
  const wrong = (change: Record<string, unknown>) => {
    const checked = check(Grazing, { ...row, ...change })
    return checked.ok ? [] : checked.errors.map(({ path, message }) => `${path}: ${message}`)
  }
  test.each<[Record<string, unknown>, string[]]>([
    [{}, []],
    [{ animalType: '' }, ['animalType: Kohustuslik väli']],
    [{ animalType: ' ' }, ['animalType: Kohustuslik väli']],
    [{ animalType: '🐄' }, []],
    [{ amount: null }, ['amount: Kohustuslik väli']],
    [{ amount: 0 }, ['amount: Number peab olema positiivne']],
    [{ amount: -1 }, ['amount: Number peab olema positiivne']],
    [{ amount: Number.NaN }, ['amount: Number ei ole korrektne']],
    [{ amount: 1e12 }, ['amount: Väärtus on liiga suur']],
    [{ days: null }, ['days: Kohustuslik väli']],
    [{ days: 0 }, ['days: Number peab olema positiivne']],
    [{ hoursPerDay: null }, ['hoursPerDay: Kohustuslik väli']],
    [{ hoursPerDay: -0.1 }, ['hoursPerDay: Ei saa olla negatiivne']],
    [{ hoursPerDay: 0 }, []],
    [{ hoursPerDay: 24 }, []],
    [{ hoursPerDay: 25 }, ['hoursPerDay: Max 24h']],
  ])('%j says %j', (change, expected) => {
    expect(wrong(change)).toEqual(expected)
  })
})
