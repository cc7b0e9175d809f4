import { expect, test } from 'vitest'
import { hasKnownWeight, USUAL_YIELD, YIELD_TYPES, YIELD_UNITS } from './yields.ts'

test('there are 13 kinds of yield, each once, the usual one among them', () => {
  expect(YIELD_TYPES).toHaveLength(13)
  expect(new Set(YIELD_TYPES).size).toBe(13)
  expect(YIELD_TYPES).toContain(USUAL_YIELD.yieldType)
  expect(YIELD_UNITS).toContain(USUAL_YIELD.yieldUnit)
})
test('only pieces and litres must be told what one weighs', () => {
  expect(YIELD_UNITS.filter((unit) => !hasKnownWeight(unit))).toEqual(['tk', 'l'])
  expect(hasKnownWeight('vanker')).toBe(false)
})
