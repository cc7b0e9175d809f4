import { expect, test } from 'vitest'
import { bestPredecessor, lossOf, poorPredecessor, yieldPercent } from './predecessors.ts'

test('the middle of a range counts, and "up to" as it is written', () => {
  expect(yieldPercent('talinisu', 'talinisu')).toBe(65)
  expect(yieldPercent('poldhernes', 'talinisu')).toBe(94)
  expect(yieldPercent('talinisu', 'suvinisu')).toBe(70)
  expect(yieldPercent('juurvili', 'talinisu')).toBeUndefined()
})
test('the best predecessor is looked for among those of the farm', () => {
  expect(bestPredecessor('talinisu', ['kaer', 'poldhernes', 'talinisu'])).toEqual({
    crop: 'poldhernes',
    percent: 94,
  })
  expect(bestPredecessor('mais', ['kaer'])).toBeUndefined()
})
test('a predecessor is poor below 90 per cent', () => {
  expect(poorPredecessor('poldhernes', 'talinisu')).toBeUndefined()
  expect(poorPredecessor('suvioder', 'talinisu')).toEqual({ percent: 70 })
})
test('without a price only tonnes are told', () => {
  expect(lossOf({ percent: 65, better: 94, perHa: 6, price: null })).toEqual({ tonnes: 1.74, euros: null })
})
