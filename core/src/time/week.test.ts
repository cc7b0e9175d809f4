import { expect, test } from 'vitest'
import { hourInTallinn, mondayOf } from './week.ts'

test.each([
  ['2026-05-17', '2026-05-11'],
  ['2026-05-18', '2026-05-18'],
  ['2026-05-24', '2026-05-18'],
  ['2026-01-01', '2025-12-29'],
  ['2019-07-03', '2019-07-01'],
  ['2023-12-31', '2023-12-25'],
])('%s lies in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test.each([
  ['2026-01-12T03:59:59Z', 5],
  ['2026-01-12T04:00:00Z', 6],
  ['2026-07-13T02:59:59Z', 5],
  ['2026-07-13T03:00:00Z', 6],
  // clocks go back at four on 25 October and forward at three on 29 March
  ['2026-10-25T00:30:00Z', 3],
  ['2026-10-25T01:30:00Z', 3],
  ['2026-10-26T04:00:00Z', 6],
  ['2026-03-29T00:30:00Z', 2],
  ['2026-03-29T01:30:00Z', 4],
  ['2026-07-12T21:00:00Z', 0],
])('%s is %i o’clock in Tallinn', (instant, hour) => {
  expect(hourInTallinn(new Date(instant))).toBe(hour)
})
