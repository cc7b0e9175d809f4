import { expect, test } from 'vitest'
import { CATEGORY } from '../settings/table.ts'
import { isAlsoFertilising } from './fertilising.ts'

const [chemical, fertilizer, seed] = [{ type: 'chemical' }, { type: 'fertilizer' }, { type: 'seed' }]

test.each([CATEGORY.sowing, CATEGORY.undersowing, CATEGORY.plantProtection])(
  'a fertiliser among others makes it a fertilising job as well: %s',
  (category) => {
    expect(isAlsoFertilising(category, [seed, fertilizer])).toBe(true)
    expect(isAlsoFertilising(category, [fertilizer, chemical])).toBe(true)
    expect(isAlsoFertilising(category, [fertilizer, fertilizer])).toBe(true)
  },
)
test('a single material is no mixture, and one without a fertiliser fertilises nothing', () => {
  expect(isAlsoFertilising(CATEGORY.plantProtection, [fertilizer])).toBe(false)
  expect(isAlsoFertilising(CATEGORY.plantProtection, [chemical, chemical])).toBe(false)
  expect(isAlsoFertilising(CATEGORY.sowing, [])).toBe(false)
})
test('other jobs are what they are called', () => {
  expect(isAlsoFertilising(CATEGORY.fertilising, [fertilizer, chemical])).toBe(false)
  expect(isAlsoFertilising(CATEGORY.other, [fertilizer, chemical])).toBe(false)
})
