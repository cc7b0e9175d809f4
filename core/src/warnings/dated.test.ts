import { expect, test } from 'vitest'
import { dated } from './dated.ts'

const limit = dated([
  { since: '2015-01-01', value: 150 },
  { since: '2020-01-01', value: 170 },
])

test.each([
  ['2014-12-31', undefined],
  ['2015-01-01', 150],
  ['2019-12-31', 150],
  ['2020-01-01', 170],
  ['2030-01-01', 170],
])('on %s the limit is %s', (day, value) => {
  expect(limit.at(day)?.value).toBe(value)
})

test('an entry without a date holds since ever', () => {
  expect(dated([{ since: null, value: 'alati' }]).at('0001-01-01')?.value).toBe('alati')
})

test('entries out of order are refused', () => {
  const late = { since: '2020-01-01', value: 1 }
  expect(() => dated([late, late])).toThrow(RangeError)
  expect(() => dated([late, { since: null, value: 1 }])).toThrow(RangeError)
})
