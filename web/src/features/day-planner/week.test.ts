import { describe, expect, it, test } from 'vitest'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { openingDay, weekdayOf, weekOf, yearsOfWeek } from './week.ts'

const field = fieldOf('Kodupõld', 10)

test.each([
  ['2026-05-04', 0],
  ['2026-05-10', 6],
  ['2024-02-29', 3],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test.each(['2026-12-28', '2026-12-31', '2027-01-03'])('the week of %s goes over the new year', (day) => {
  const week = weekOf(day)
  expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-12-28', '2027-01-03'])
})

describe('the years of a week', () => {
  it('are the shown one alone inside its season', () => {
    expect(yearsOfWeek(2026, weekOf('2026-05-05'))).toEqual([2026])
  })
  it('are two where the seasons meet', () => {
    expect(yearsOfWeek(2026, weekOf('2026-09-01'))).toEqual([2026, 2027])
  })
  it('hold the shown one also far from its season', () => {
    expect(yearsOfWeek(2026, weekOf('2030-05-05'))).toEqual([2026, 2030])
  })
})

describe('the planner opens', () => {
  const open = (year: number, today: string, dates: readonly string[] = []) =>
    openingDay({
      year,
      today,
      events: [
        jobOn(field, { status: 'PLANNED', date: `${year}-01-01` }),
        ...dates.map((date) => jobOn(field, { date })),
      ],
    })

  it.each(['2025-09-01', '2026-08-31'])('on %s when that is today, on both ends of its season', (today) => {
    expect(open(2026, today, ['2026-05-05'])).toBe(today)
  })
  it('on the first day with a job in another season; a plan of a year has no day', () => {
    expect(open(2026, '2026-09-01', ['2026-05-05', '2026-04-20'])).toBe('2026-04-20')
  })
  it('at the start of a season without jobs', () => {
    expect(open(2027, '2026-08-31')).toBe('2026-09-01')
  })
})
