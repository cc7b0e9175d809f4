import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayInTallinn,
  daysBetween,
  isDay,
  monthsAfter,
  monthsBefore,
  startOfDay,
  yearOf,
} from './day.ts'

const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1990-01-01', count))

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['0050-05-04', false],
  ['0206-05-04', true],
  ['01.01.2026', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

describe('adding days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-05-04', 0, '2026-05-04'],
  ])('%s %+d is %s', (from, count, expected) => {
    expect(addDays(from, count)).toBe(expected)
  })

  test('and counting them are each other turned round, and keep the order of the texts', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        const to = addDays(from, count)
        expect(isDay(to)).toBe(true)
        expect(daysBetween(from, to)).toBe(count)
        expect(Math.sign(count)).toBe(to > from ? 1 : to < from ? -1 : 0)
      }),
    )
  })
})

test.each([
  ['2026-07-01', 6, '2026-01-01'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2024-08-31', 6, '2024-02-29'],
  ['2026-03-15', 6, '2025-09-15'],
  ['2026-01-31', 12, '2025-01-31'],
])('%s less %i months is %s', (from, count, expected) => {
  expect(monthsBefore(from, count)).toBe(expected)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-06-30', 18, '2025-12-30'],
  ['2024-08-31', 18, '2026-02-28'],
  ['2025-12-31', 1, '2026-01-31'],
])('%s and %i months is %s', (from, count, expected) => {
  expect(monthsAfter(from, count)).toBe(expected)
})

test('the year of a day', () => {
  expect(yearOf('2026-12-31')).toBe(2026)
})

test.each([
  ['2026-06-30T20:59:59Z', '2026-06-30'],
  ['2026-06-30T21:00:00Z', '2026-07-01'],
  ['2026-12-31T21:59:59Z', '2026-12-31'],
  ['2026-12-31T22:00:00Z', '2027-01-01'],
])('%s in Tallinn is %s', (instant, expected) => {
  expect(dayInTallinn(new Date(instant))).toBe(expected)
})

test.each([
  ['2026-01-01', '2025-12-31T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', '2026-03-29T21:00:00.000Z'],
  ['2026-07-01', '2026-06-30T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ['2026-10-26', '2026-10-25T22:00:00.000Z'],
])('%s begins in Tallinn at %s', (of, instant) => {
  expect(startOfDay(of).toISOString()).toBe(instant)
})
test('a day begins in its first millisecond', () => {
  fc.assert(
    fc.property(day, (of) => {
      const start = startOfDay(of)
      const before = new Date(start.getTime() - 1)
      expect([dayInTallinn(start), dayInTallinn(before)]).toEqual([of, addDays(of, -1)])
    }),
  )
})
