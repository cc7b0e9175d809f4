import { expect, it } from 'vitest'
import { rowAfterKey } from './grid-keys.ts'

const list = { count: 40, page: 10 }
it('goes by one, by a page, and to the ends, and no further', () => {
  expect(rowAfterKey('ArrowDown', 0, list)).toBe(1)
  expect(rowAfterKey('ArrowDown', 39, list)).toBe(39)
  expect(rowAfterKey('ArrowUp', 0, list)).toBe(0)
  expect(rowAfterKey('PageDown', 35, list)).toBe(39)
  expect(rowAfterKey('PageUp', 15, list)).toBe(5)
  expect(rowAfterKey('Home', 15, list)).toBe(0)
  expect(rowAfterKey('End', 15, list)).toBe(39)
})
it('goes nowhere by other keys or in an empty list', () => {
  expect(rowAfterKey('a', 3, list)).toBeUndefined()
  expect(rowAfterKey('ArrowDown', 0, { count: 0, page: 10 })).toBeUndefined()
})
