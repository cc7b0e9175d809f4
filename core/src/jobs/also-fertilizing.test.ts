import { expect, test } from 'vitest'
import { CATEGORY } from '../settings/table.ts'
import { isAlsoFertilizing } from './also-fertilizing.ts'

const [chemical, fertilizer, seed] = [{ type: 'chemical' }, { type: 'fertilizer' }, { type: 'seed' }]

test.each([CATEGORY.sowing, CATEGORY.undersowing, CATEGORY.plantProtection])(
  'a fertilizer among others makes it a fertilizing job as well: %s',
  (category) => {
    expect(isAlsoFertilizing(category, [seed, fertilizer])).toBe(true)
    expect(isAlsoFertilizing(category, [fertilizer, chemical])).toBe(true)
    expect(isAlsoFertilizing(category, [fertilizer, fertilizer])).toBe(true)
  },
)
test('a single material is no mixture, and one without a fertilizer fertilizes nothing', () => {
  expect(isAlsoFertilizing(CATEGORY.plantProtection, [fertilizer])).toBe(false)
  expect(isAlsoFertilizing(CATEGORY.plantProtection, [chemical, chemical])).toBe(false)
  expect(isAlsoFertilizing(CATEGORY.sowing, [])).toBe(false)
})
test('other jobs are what they are called', () => {
  expect(isAlsoFertilizing(CATEGORY.fertilising, [fertilizer, chemical])).toBe(false)
  expect(isAlsoFertilizing(CATEGORY.other, [fertilizer, chemical])).toBe(false)
})
