import { describe, expect, test } from 'vitest'
import { dated } from '../dated.ts'
import { firstDayWithin, isWithin, spanOf, type YearWindow } from './year-window.ts'

const always = (value: string) => dated([{ since: null, value }])
const winter: YearWindow = {
  from: dated([
    { since: null, value: '11-15' },
    { since: '2019-10-01', value: '11-01' },
  ]),
  to: always('03-20'),
}
const november: YearWindow = { from: always('11-01'), to: always('11-30') }

describe('a window over New Year', () => {
  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-03-20', true],
    ['2027-03-21', false],
    ['2018-11-14', false],
    ['2018-11-15', true],
  ])('%s: %s', (day, expected) => {
    expect(isWithin(winter, day)).toBe(expected)
  })

  test.each([
    ['2026-10-01', '2026-10-31', undefined],
    ['2026-10-01', '2026-11-01', '2026-11-01'],
    ['2027-03-20', '2027-04-01', '2027-03-20'],
    ['2027-03-21', '2027-03-21', undefined],
    ['2027-03-21', '2029-01-01', '2027-11-01'],
    ['2018-11-01', '2018-11-30', '2018-11-15'],
    // The earlier date of the new act counts in its first autumn already.
    ['2019-09-01', '2019-12-01', '2019-11-01'],
  ])('the first day in it from %s to %s', (from, to, expected) => {
    expect(firstDayWithin(winter, from, to)).toBe(expected)
  })

  test.each([
    ['2026-11-01', '2026-11-01', '2027-03-20'],
    ['2027-03-20', '2026-11-01', '2027-03-20'],
    ['2019-01-10', '2018-11-15', '2019-03-20'],
    ['2020-01-10', '2019-11-01', '2020-03-20'],
  ])('that holds %s begins and ends', (day, from, to) => {
    expect(spanOf(winter, day)).toEqual({ from, to })
  })
})

describe('a window within a year', () => {
  test.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('%s: %s', (day, expected) => {
    expect(isWithin(november, day)).toBe(expected)
  })

  test('is met in the next year by what begins after it', () => {
    expect(firstDayWithin(november, '2026-12-01', '2027-12-01')).toBe('2027-11-01')
    expect(firstDayWithin(november, '2026-12-01', '2027-10-31')).toBeUndefined()
  })

  test('begins and ends in one year', () => {
    expect(spanOf(november, '2026-11-17')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  })
})
