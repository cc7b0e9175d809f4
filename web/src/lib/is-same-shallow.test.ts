import { expect, it } from 'vitest'
import { isSameShallow, sameAsBefore } from './is-same-shallow.ts'

const part = { a: 1 }

it.each([
  ['numbers that are no numbers', Number.NaN, Number.NaN],
  ['lists', ['a', part], ['a', part]],
  ['sets in another order', new Set(['a', 'b']), new Set(['b', 'a'])],
  ['maps', new Map([['a', part]]), new Map([['a', part]])],
  ['objects', { a: 1, part }, { part, a: 1 }],
  ['objects that hold nothing', { a: undefined }, { a: undefined }],
])('finds the same in %s', (_, one, other) => {
  expect(isSameShallow(one, other)).toBe(true)
})
it.each([
  ['a copy one step deeper', { part }, { part: { ...part } }],
  ['another order of a list', ['a', 'b'], ['b', 'a']],
  ['a longer list', ['a'], ['a', 'b']],
  ['another set', new Set(['a']), new Set(['b'])],
  ['another value of a map', new Map([['a', 1]]), new Map([['a', 2]])],
  ['another key of a map', new Map([['a', undefined]]), new Map([['b', undefined]])],
  ['another key of an object', { a: undefined }, { b: undefined }],
  ['more of an object', { a: 1 }, { a: 1, b: 2 }],
  ['nothing and an object', null, {}],
  ['a list and an object', [], {}],
])('finds another in %s', (_, one, other) => {
  expect(isSameShallow(one, other)).toBe(false)
  expect(isSameShallow(other, one)).toBe(false)
})

it('answers with the object of before while a new one holds the same', () => {
  const stabilize = sameAsBefore<ReadonlySet<string>>()
  const first = stabilize(new Set(['a', 'b']))
  expect(stabilize(new Set(['b', 'a']))).toBe(first)
  const other = stabilize(new Set(['a']))
  expect(other).not.toBe(first)
  expect(stabilize(new Set(['a']))).toBe(other)
  expect(stabilize(new Set(['a', 'b']))).not.toBe(first)
})
