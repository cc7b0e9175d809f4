import { expect, it } from 'vitest'
import { swipeStep } from './swipe.ts'

it.each([
  [-48, 0, 1],
  [48, 0, -1],
  [-47, 0, 0],
  [47, 0, 0],
  [-100, 99, 1],
  [-100, 100, 0],
  [60, -200, 0],
  [0, 0, 0],
])('%i to the side and %i down is %i', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step)
})
