import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import {
  cropYearOf,
  isHarvestSeason,
  isWithinSixMonths,
  openingYearOf,
  plannedDayOf,
  planningYearOf,
  seasonBounds,
  seasonOf,
  type SeasonStarts,
  widestSeason,
} from './season.ts'

describe('a season', () => {
  test('runs from 1 September to 31 August', () => {
    expect(seasonOf(2026)).toEqual({ year: 2026, start: '2025-09-01', end: '2026-08-31' })
  })

  test('starts when its field says and ends where the next one starts', () => {
    const starts = [
      { year: 2026, seasonStart: '2025-10-15' },
      { year: 2027, seasonStart: '2026-08-20' },
    ]
    expect(seasonOf(2025, starts)).toEqual({ year: 2025, start: '2024-09-01', end: '2025-10-14' })
    expect(seasonOf(2026, starts)).toEqual({ year: 2026, start: '2025-10-15', end: '2026-08-19' })
    expect(seasonOf(2027, starts).start).toBe('2026-08-20')
  })
})

describe('an end that is set', () => {
  const ended = [{ year: 2026, seasonEnd: '2026-08-15' }]

  test('lets the next season begin on the day after it', () => {
    expect(seasonOf(2026, ended)).toEqual({ year: 2026, start: '2025-09-01', end: '2026-08-15' })
    expect(seasonOf(2027, ended)).toEqual({ year: 2027, start: '2026-08-16', end: '2027-08-31' })
    expect([cropYearOf('2026-08-15', ended), cropYearOf('2026-08-16', ended)]).toEqual([2026, 2027])
  })

  test('gives way to a start of the next year', () => {
    const starts = [...ended, { year: 2027, seasonStart: '2026-08-20' }]
    expect(seasonOf(2026, starts).end).toBe('2026-08-19')
    expect(seasonOf(2027, starts).start).toBe('2026-08-20')
  })

  test('may lie as early and as late as its bounds allow', () => {
    const end = (seasonEnd: string) => seasonOf(2027, [{ year: 2026, seasonEnd }]).start
    expect([end('2026-06-30'), end('2026-12-31')]).toEqual(['2026-07-01', '2027-01-01'])
  })
})

describe('the crop year of a day', () => {
  test.each([
    ['2025-08-31', 2025],
    ['2025-09-01', 2026],
    ['2026-01-01', 2026],
    ['2026-08-31', 2026],
    ['2026-09-01', 2027],
  ])('%s is %i', (day, year) => {
    expect(cropYearOf(day)).toBe(year)
  })

  test('lies in the season of that year, wherever the field starts its seasons', () => {
    const start = (year: number) =>
      fc.option(fc.integer({ min: 0, max: 184 }).map((count) => addDays(`${year - 1}-07-01`, count)))
    const starts = fc.tuple(...[2025, 2026, 2027].map(start)).map((list) =>
      list.map((day, i): SeasonStarts =>
        // the same day as a start of its year, or as the end of the year before
        i % 2 === 0 || day === null
          ? { year: 2025 + i, seasonStart: day }
          : { year: 2024 + i, seasonEnd: addDays(day, -1) },
      ),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), starts, (count, list) => {
        const day = addDays('2024-07-01', count)
        const season = seasonOf(cropYearOf(day, list), list)
        expect(day >= season.start && day <= season.end).toBe(true)
      }),
    )
  })
})

test.each([
  ['2026-08-15', 2026],
  ['2026-08-16', 2027],
  ['2026-12-31', 2027],
  ['2026-01-01', 2026],
])('a job planned on %s goes to %i', (day, year) => {
  expect(planningYearOf(day)).toBe(year)
  expect(plannedDayOf(year)).toBe(`${year}-01-01`)
})

test.each([
  ['2026-10-31', 2026],
  ['2026-11-01', 2027],
  ['2027-01-01', 2027],
])('on %s screens open on %i', (day, year) => {
  expect(openingYearOf(day)).toBe(year)
})

test.each([
  ['2026-07-14', false],
  ['2026-07-15', true],
  ['2026-09-15', true],
  ['2026-09-16', false],
])('on %s it is harvest season: %s', (day, expected) => {
  expect(isHarvestSeason(day)).toBe(expected)
})

test.each([
  ['2026-01-14', false],
  ['2026-01-15', true],
  ['2026-07-15', true],
  ['2026-07-16', false],
])('%s lies within the six months before 15 July: %s', (day, expected) => {
  expect(isWithinSixMonths(day, '2026-07-15')).toBe(expected)
})

test('the widest season holds every season that the bounds allow', () => {
  expect(widestSeason(2026)).toEqual({ year: 2026, start: '2025-07-01', end: '2026-12-31' })
})

test('the bounds of the season dates', () => {
  expect(seasonBounds(2026)).toEqual({
    start: { from: '2025-07-01', to: '2026-01-01' },
    end: { from: '2026-06-30', to: '2026-12-31' },
  })
})

test('the usual season gives a day the same crop year, whatever is known of years far away', () => {
  const farAway = [{ year: 5000, seasonStart: '4999-10-01' }]
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('4000-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(cropYearOf(day, [{ year: 2026, seasonStart: null }])).toBe(cropYearOf(day, farAway))
    }),
    { examples: ['1000-12-31', '1001-01-01', '2026-08-31', '2026-09-01'].map((day) => [new Date(day)]) },
  )
})
