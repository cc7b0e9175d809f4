import { expect, it, vi } from 'vitest'
import { remembering } from './remembering.ts'

it('what was asked once is not found out again, nor that there is nothing', () => {
  const find = vi.fn((word: string) => (word === '' ? null : word.length))
  const lengthOf = remembering(10, find)
  expect(['põld', 'põld', '', ''].map(lengthOf)).toEqual([4, 4, null, null])
  expect(find).toHaveBeenCalledTimes(2)
})
it('more questions than may be kept begin anew, and are answered alike', () => {
  const find = vi.fn((count: number) => count * 2)
  const double = remembering(2, find)
  expect([1, 2, 1, 3, 1].map(double)).toEqual([2, 4, 2, 6, 2])
  expect(find.mock.calls).toEqual([[1], [2], [3], [1]])
})
