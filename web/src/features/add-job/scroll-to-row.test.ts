import { expect, test } from 'vitest'
import { shareOfWay } from './scroll-to-row.ts'

test('the page goes slowly at both ends of the way, and never past its end', () => {
  expect([0, 0.25, 0.5, 0.75, 1, 1.2].map(shareOfWay)).toEqual([0, 0.125, 0.5, 0.875, 1, 1])
})
