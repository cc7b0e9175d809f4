import { expect, it } from 'vitest'
import { placeAfterKey } from './roving-focus.ts'

const list = { count: 40, page: 10 }
it('goes by one, by a page, and to the ends, and no further', () => {
  expect(placeAfterKey('ArrowDown', 0, list)).toBe(1)
  expect(placeAfterKey('ArrowDown', 39, list)).toBe(39)
  expect(placeAfterKey('ArrowUp', 0, list)).toBe(0)
  expect(placeAfterKey('PageDown', 35, list)).toBe(39)
  expect(placeAfterKey('PageUp', 15, list)).toBe(5)
  expect(placeAfterKey('Home', 15, list)).toBe(0)
  expect(placeAfterKey('End', 15, list)).toBe(39)
})
it('goes nowhere by other keys or in an empty list', () => {
  expect(placeAfterKey('a', 3, list)).toBeUndefined()
  expect(placeAfterKey('ArrowDown', 0, { count: 0, page: 10 })).toBeUndefined()
})
it('leaves the page keys to the browser where a list has none', () => {
  expect(placeAfterKey('PageDown', 0, { count: 40 })).toBeUndefined()
  expect(placeAfterKey('End', 0, { count: 40 })).toBe(39)
})
