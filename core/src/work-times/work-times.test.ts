import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/day.ts'
import { clockInTallinn, grossMinutes, instantOf, minutesOf } from './clock.ts'
import { type CostedField, costBy, costOf, workParts } from './cost.ts'
import { workDrafts } from './drafts.ts'
import { hintsOf, LAW, nightMinutesOf } from './hints.ts'
import { easterOf, isHoliday } from './holidays.ts'
import { monthDays, workerMonth } from './month.ts'
import { cutBy, overlapOf, overlapsOf } from './overlap.ts'
import { centsOf, payLines, payOf } from './pay.ts'
import { payrollRows, payrollTable } from './payroll.ts'
import { checkTimes } from './rules.ts'
import { shareWhole } from './share.ts'

/** Day, start and end, with the minutes of a break. */
const times = (...[date, start, end, breakMinutes = 0]: [string, string, string, number?]) => ({
  date,
  start,
  end,
  breakMinutes,
})
const day = (start: string, end: string, breakMinutes = 0) => times('2026-05-04', start, end, breakMinutes)
const entry = (over: object = {}) => ({
  _id: 'a',
  workerId: 'mari',
  ...day('08:00', '16:00'),
  minutes: 480,
  hourlyRate: 10,
  jobEventIds: [] as string[],
  fieldIds: [] as string[],
  status: 'UNPAID' as const,
  ...over,
})

describe('minutes of an entry', () => {
  it.each([
    [day('06:45', '19:20', 60), 695],
    [day('08:00', '16:30', 30), 480],
    [times('2026-10-24', '22:00', '06:00'), 9 * 60],
    [times('2026-03-28', '22:00', '06:00'), 7 * 60],
    [day('22:00', '06:00'), 8 * 60],
    [day('00:00', '23:59'), 1439],
    [times('2026-10-25', '02:30', '03:30'), 60],
    [times('2026-10-25', '03:50', '03:10'), 20],
    [times('2026-10-25', '04:10', '03:10'), 23 * 60],
    [times('2026-10-25', '02:30', '04:30'), 180],
    [times('2026-03-29', '02:30', '04:30'), 60],
  ])('%j are %i min', (worked, minutes) => expect(minutesOf(worked)).toBe(minutes))

  it('go forth and back between clocks and instants', () => {
    const instants = fc
      .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
      .map((ms) => ms - (ms % 60_000))
    fc.assert(
      fc.property(instants, (ms) => {
        const shown = clockInTallinn(new Date(ms))
        const back = instantOf(shown.day, shown.time)
        expect([ms, ms - 3_600_000]).toContain(back?.getTime())
      }),
    )
  })
  it('are none of a time that the night of spring leaves out', () => {
    expect(instantOf('2026-03-29', '03:30')).toBeUndefined()
    expect(grossMinutes(times('2026-03-28', '22:00', '03:30'))).toBeUndefined()
  })
})

describe('faults of times', () => {
  it.each([
    [day('08:00', '08:00'), [['end', 'workTimeEmpty']]],
    [day('08:00', '07:59'), []],
    [day('08:00', '09:00', 60), [['breakMinutes', 'breakTooLong']]],
    [day('08:00', '09:00', 59), []],
    [times('2026-03-29', '03:30', '08:00'), [['start', 'clockSkipped']]],
    [times('2026-03-28', '22:00', '03:30'), [['end', 'clockSkipped']]],
    [times('2026-10-24', '04:00', '03:30'), []],
    [times('2026-10-25', '03:30', '03:10'), []],
  ])('%j: %j', (worked, faults) => {
    expect(checkTimes(worked).map(({ path, code }) => [path, code])).toEqual(faults)
  })
})

describe('pay', () => {
  it.each([
    [695, 9.5, 11_004],
    [60, 10, 1000],
    [20, 10, 333],
    [1, 0.3, 1],
    [0, 12, 0],
    [480, 0, 0],
    [90, 11.1111, 1667],
  ])('%i min at %d are %i cents', (minutes, rate, cents) => expect(centsOf(minutes, rate)).toBe(cents))

  it('is of summed minutes: three times 20 min at 10.00 are 10.00', () => {
    const work = [20, 20, 20].map((minutes) => ({ workerId: 'mari', minutes, hourlyRate: 10 }))
    expect(payOf(work)).toEqual({ entries: 3, minutes: 60, cents: 1000, withoutRate: 0 })
  })
  it('is by rate: what was entered before a raise keeps its own', () => {
    const of = (minutes: number, hourlyRate: number | null) => ({ workerId: 'mari', minutes, hourlyRate })
    expect(
      payLines([of(60, 10), of(60, 12), of(30, 10)]).map(({ minutes, cents }) => [minutes, cents]),
    ).toEqual([
      [90, 1500],
      [60, 1200],
    ])
    expect(payOf([of(60, 10), of(45, null)])).toMatchObject({ minutes: 105, cents: 1000, withoutRate: 45 })
  })
  it('is within half a cent of the exact pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (minutes, tenthousandths) => {
          const exact = BigInt(minutes) * BigInt(tenthousandths)
          const off = BigInt(centsOf(minutes, tenthousandths / 10_000)) * 6000n - exact
          expect(off > -3000n && off <= 3000n).toBe(true)
        },
      ),
    )
  })
})

describe('shares', () => {
  it('of 695 min by area are 359, 213 and 123', () => {
    expect(shareWhole(695, [12.4, 7.35, 4.25])).toEqual([359, 213, 123])
  })
  it.each([
    [10, [1, 1, 1], [3, 3, 4]],
    [10, [0, 0], [5, 5]],
    [10, [0, 3], [0, 10]],
    [0, [1, 2], [0, 0]],
    [7, [], []],
  ])('of %i by %j are %j', (total, weights, shares) => expect(shareWhole(total, weights)).toEqual(shares))
  it('are exact in sum, none below 0, and each but the last near its own', () => {
    const weights = fc.array(
      fc.integer({ min: 0, max: 1_000_000 }).map((w) => w / 10_000),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, all) => {
        const shares = shareWhole(total, all)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
        const sum = all.reduce((a, b) => a + b, 0)
        expect(shares.every((share) => share >= 0)).toBe(true)
        const last = all.findLastIndex((weight) => weight > 0)
        // Half a unit is rounded, and one may be taken back where the shares before came to more than there is.
        for (const [i, share] of shares.slice(0, Math.max(0, last)).entries())
          expect(Math.abs(share - (total * (all[i] ?? 0)) / sum)).toBeLessThan(1.501)
      }),
    )
  })
})

describe('overlaps', () => {
  const at = (...[_id, start, end, date = '2026-05-04']: [string, string, string, string?]) => ({
    _id,
    workerId: 'mari',
    ...times(date, start, end),
  })
  it('are of one worker alone, over midnight too', () => {
    const night = at('a', '22:00', '06:00')
    const morning = at('b', '05:00', '08:00', '2026-05-05')
    expect(overlapOf(morning, [night])?._id).toBe('a')
    expect(overlapOf({ ...morning, workerId: 'jaan' }, [night])).toBeUndefined()
    expect(overlapOf(at('c', '06:00', '08:00', '2026-05-05'), [night])).toBeUndefined()
    expect([...overlapsOf([morning, night]).keys()]).toEqual(['b'])
  })
  it.each([
    [day('08:00', '17:00', 30), day('06:00', '09:00'), day('09:00', '17:00', 30)],
    [day('08:00', '17:00', 30), day('16:00', '20:00'), day('08:00', '16:00', 30)],
    [day('08:00', '17:00', 30), day('12:00', '14:00'), day('08:00', '17:00', 150)],
    [day('08:00', '10:00'), day('07:00', '11:00'), undefined],
    [day('08:00', '10:00'), day('10:00', '11:00'), day('08:00', '10:00')],
    [day('22:00', '06:00'), day('21:00', '01:00'), times('2026-05-05', '01:00', '06:00')],
  ])('%j is cut by %j to %j', (own, other, left) => expect(cutBy(own, other)).toEqual(left))
})

describe('hints of labour law', () => {
  const month = monthDays(2026, 5)
  const worked = (date: string, hours: number) => ({ ...times(date, '08:00', '16:00'), minutes: hours * 60 })
  it('name days over 8 hours and weeks over 40', () => {
    const week = ['04', '05', '06', '07', '08'].map((date) => worked(`2026-05-${date}`, 8))
    expect(hintsOf(week, month)).toEqual([])
    expect(hintsOf([...week.slice(1), worked('2026-05-04', 9)], month)).toEqual([
      { kind: 'day', from: '2026-05-04', minutes: 540 },
      { kind: 'week', from: '2026-05-04', minutes: 41 * 60 },
    ])
  })
  it('name a mean over 48 hours of four months', () => {
    const mondays = Array.from({ length: 17 }, (_, i) => addDays('2026-02-02', 7 * i))
    const means = (hours: number) =>
      hintsOf(
        mondays.map((date) => worked(date, hours)),
        month,
      ).filter(({ kind }) => kind === 'mean')
    expect(means(49)).toEqual([{ kind: 'mean', from: '2026-02-02', minutes: 49 * 60 }])
    expect(means(48)).toEqual([])
    expect(hintsOf([worked('2026-05-29', 60)], month).filter(({ kind }) => kind === 'mean')).toEqual([])
    expect(LAW.meanMonths).toBe(4)
  })
  it.each([
    [day('20:00', '23:00'), 60],
    [day('22:00', '06:00'), 480],
    [day('04:00', '08:00'), 120],
    [day('08:00', '16:00'), 0],
    [times('2026-10-24', '22:00', '06:00'), 540],
    [day('05:00', '23:00'), 120],
  ])('%j holds %i min of night', (own, minutes) => expect(nightMinutesOf(own)).toBe(minutes))
})

describe('the month of a worker', () => {
  it('says hours, pay, what is unpaid, and working days without an entry', () => {
    const entries = [
      entry({ date: '2026-05-04' }),
      entry({ date: '2026-05-05', status: 'PAID', minutes: 60 }),
      entry({ date: '2026-06-01' }),
      entry({ date: '2026-05-06', workerId: 'jaan' }),
    ]
    const found = workerMonth(entries, { workerId: 'mari', days: monthDays(2026, 5), today: '2026-05-08' })
    expect(found.all).toEqual({ entries: 2, minutes: 540, cents: 9000, withoutRate: 0 })
    expect(found.unpaid).toMatchObject({ minutes: 480, cents: 8000 })
    expect(found.emptyDays).toEqual(['2026-05-06', '2026-05-07', '2026-05-08'])
  })
  it('knows holidays', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterOf)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
    expect(['2026-04-03', '2026-05-24', '2026-06-24', '2026-02-24'].map(isHoliday)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(isHoliday('2026-05-04')).toBe(false)
  })
  it('ends with its month', () => {
    expect(monthDays(2024, 2)).toEqual({ start: '2024-02-01', end: '2024-02-29' })
    expect(monthDays(2026, 12)).toEqual({ start: '2026-12-01', end: '2026-12-31' })
  })
})

describe('drafts of the jobs of a worker', () => {
  const job = (over: object = {}) => ({
    _id: 'j1',
    fieldId: 'f1',
    worker: 'mari',
    status: 'DONE',
    date: '2026-05-04',
    endDate: '2026-05-05' as string | null,
    ...over,
  })
  const range = { from: '2026-05-01', to: '2026-05-20' }
  it('are one a day, of what was done', () => {
    const jobs = [
      job(),
      job({ _id: 'j2', fieldId: 'f2' }),
      job({ _id: 'j3', status: 'PLANNED' }),
      job({ _id: 'j4', worker: null }),
    ]
    expect(workDrafts({ jobs, entries: [], ...range })).toEqual(
      ['2026-05-04', '2026-05-05'].map((date) => ({
        workerId: 'mari',
        date,
        jobEventIds: ['j1', 'j2'],
        fieldIds: ['f1', 'f2'],
        entryId: undefined,
      })),
    )
  })
  it('go where the hours are written, or join an unpaid entry of the day', () => {
    const written = entry({ _id: 'e1', jobEventIds: ['j1'] })
    expect(workDrafts({ jobs: [job({ endDate: '2026-05-04' })], entries: [written], ...range })).toEqual([])
    const open = entry({ _id: 'e1' })
    expect(workDrafts({ jobs: [job({ endDate: '2026-05-04' })], entries: [open], ...range })).toMatchObject([
      { entryId: 'e1' },
    ])
    const paid = { ...open, status: 'PAID' }
    expect(workDrafts({ jobs: [job({ endDate: '2026-05-04' })], entries: [paid], ...range })).toEqual([])
  })
  it('of a job that was left open end today, after two weeks at most', () => {
    const days = (date: string) =>
      workDrafts({ jobs: [job({ date, endDate: null })], entries: [], ...range }).length
    expect([days('2026-05-19'), days('2026-05-01')]).toEqual([2, 14])
  })
})

describe('cost of work', () => {
  const field = (area: number, crop: string) => ({ area, yearInfo: [{ year: 2026, mainCrop: { crop } }] })
  const facts = {
    fields: new Map([
      ['f1', field(12.4, 'talinisu')],
      ['f2', field(7.35, 'oder')],
      ['f3', field(4.25, 'oder')],
    ]),
    jobs: new Map([
      ['j1', { fieldId: 'f1', date: '2026-05-04', status: 'DONE', area: 12.4 }],
      ['j2', { fieldId: 'f2', date: '2026-05-04', status: 'DONE', area: 7.35 }],
    ]),
  }
  const long = entry({
    minutes: 695,
    hourlyRate: 9.5,
    jobEventIds: ['j1', 'j2'],
    fieldIds: ['f1', 'f2', 'f3'],
  })
  it('is shared over jobs by the area worked, and over fields beside them', () => {
    const parts = workParts([long], facts)
    expect(parts.map(({ jobId, fieldId, minutes, cents }) => [jobId, fieldId, minutes, cents])).toEqual([
      ['j1', 'f1', 359, 5684],
      ['j2', 'f2', 213, 3372],
      [null, 'f3', 123, 1948],
    ])
    expect(costOf(parts)).toEqual({ minutes: 695, cents: 11_004, withoutRate: 0 })
    expect(costBy(parts, ({ crop }) => crop).get('oder')).toEqual({
      minutes: 336,
      cents: 5320,
      withoutRate: 0,
    })
  })
  it('of a planned job is of the crop year that it is planned for', () => {
    const on = (status: string) => {
      const jobs = new Map([['j1', { fieldId: 'f1', date: '2026-10-01', status, area: 12.4 }]])
      return workParts([entry({ jobEventIds: ['j1'] })], { ...facts, jobs }).map(({ cropYear }) => cropYear)
    }
    expect([on('PLANNED'), on('DONE')]).toEqual([[2026], [2027]])
  })
  it('is lost nowhere: what names nothing stands apart, what has no rate has no cents', () => {
    const parts = workParts([entry(), entry({ _id: 'b', jobEventIds: ['gone'], hourlyRate: null })], facts)
    expect(parts).toMatchObject([
      { fieldId: null, cropYear: null, cents: 8000 },
      { fieldId: null, jobId: null, cents: null },
    ])
    expect(costOf(parts)).toEqual({ minutes: 960, cents: 8000, withoutRate: 480 })
  })
  it('goes with its job to the part of a field that came to its end', () => {
    const after = { ...field(12, 'talinisu'), firstYear: 2026 }
    const fields = new Map<string, CostedField>([
      ['old', { ...field(24, 'talinisu'), lastYear: 2025 }],
      ['a', after],
    ])
    const jobs = new Map([['j1', { fieldId: 'a', date: '2026-05-04', status: 'DONE', area: 12 }]])
    const parts = workParts([entry({ minutes: 600, jobEventIds: ['j1'], fieldIds: ['old'] })], {
      jobs,
      fields,
    })
    expect(parts.map(({ fieldId, minutes }) => [fieldId, minutes])).toEqual([['a', 600]])
  })
  it('of a month is its pay, to the cent', () => {
    const ids = fc.subarray(['f1', 'f2', 'f3'])
    const work = fc.array(
      fc.record({
        minutes: fc.integer({ min: 1, max: 900 }),
        fieldIds: ids,
        hourlyRate: fc.constantFrom(9.5, 11.37, null),
      }),
    )
    fc.assert(
      fc.property(work, (all) => {
        const entries = all.map((own, i) => entry({ ...own, _id: String(i) }))
        const { minutes, cents, withoutRate } = payOf(entries)
        expect(costOf(workParts(entries, facts))).toEqual({ minutes, cents, withoutRate })
      }),
    )
  })
})

describe('the payroll file', () => {
  it('has a row for each worker and rate, keyed by the personal code', () => {
    const workers = [
      { _id: 'mari', name: 'Mari Kask', personalCode: '48001085719' },
      { _id: 'jaan', name: 'Jaan Tamm', personalCode: null },
    ]
    const entries = [
      entry({ minutes: 695, hourlyRate: 9.5 }),
      entry({ minutes: 480, hourlyRate: null, workerId: 'jaan', ...day('22:00', '06:00') }),
    ]
    const period = { start: '2026-05-01', end: '2026-05-31' }
    expect(payrollTable(payrollRows(entries, workers), period, ['Isikukood'])).toEqual([
      ['Isikukood'],
      ['', 'Jaan Tamm', { day: '2026-05-01' }, { day: '2026-05-31' }, 480, 8, 8, null, null],
      ['48001085719', 'Mari Kask', { day: '2026-05-01' }, { day: '2026-05-31' }, 695, 11.58, 0, 9.5, 110.04],
    ])
  })
})
