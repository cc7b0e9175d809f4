import { expect, it } from 'vitest'
import { limitText } from './limit-text.ts'

it.each([
  [170, 'kg N/ha', '170 kg N/ha'],
  [1.5, 'lü/ha', '1,5 lü/ha'],
  ['10-15', '', '15.10.'],
  ['22:00', '', '22:00'],
  [3, '', '3'],
])('%j %s is %s', (value, unit, text) => {
  expect(limitText(value, unit)).toBe(text)
})
