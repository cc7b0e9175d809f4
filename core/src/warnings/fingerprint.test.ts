import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test.each([
  // Published values of FNV-1a: of '' and of 'a'.
  ['', 0x81_1c_9d_c5],
  ['a', 0xe4_0c_29_2c],
])('%j has the published value', (text, value) => {
  expect(Number.parseInt(fingerprint(text), 36)).toBe(value)
})

test('tells texts and their order apart, and stays short', () => {
  const texts = ['1|2', '2|1', '12', '1|2 ', 'õ'.repeat(5000)]
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
  expect(Math.max(...texts.map((text) => fingerprint(text).length))).toBeLessThanOrEqual(7)
})
