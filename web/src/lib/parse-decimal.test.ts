import { expect, it } from 'vitest'
import { parseDecimal } from './parse-decimal.ts'

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 234,5 ', 1234.5],
  ['1\u00A0234', 1234],
  ['0', 0],
  ['-3', -3],
  [',5', 0.5],
  ['5,', 5],
])('%s is %s', (text, value) => {
  expect(parseDecimal(text)).toEqual({ ok: true, value })
})

it('takes nothing for nothing', () => {
  expect(parseDecimal('  ')).toEqual({ ok: true, value: null })
})

it.each(['1,2,3', '1.234,5', 'kümme', '12 5', '1e5', ',', '-', '5 ha', 'NaN', 'Infinity'])(
  '%s is no number',
  (text) => {
    expect(parseDecimal(text)).toEqual({ ok: false })
  },
)
