import { expect, it } from 'vitest'
import { isSameMap, isSameSet, keepSame } from './keep-same.ts'

it('gives the first of those that are the same', () => {
  const keep = keepSame<ReadonlySet<string>>(isSameSet)
  const first = keep(new Set(['a', 'b']))
  expect(keep(new Set(['b', 'a']))).toBe(first)
  const other = keep(new Set(['a']))
  expect(other).not.toBe(first)
  expect(keep(new Set(['a']))).toBe(other)
})
it('compares maps by keys and values', () => {
  const map = new Map([['a', 'x']])
  expect(isSameMap(map, new Map([['a', 'x']]))).toBe(true)
  expect(isSameMap(map, new Map([['a', 'y']]))).toBe(false)
  expect(isSameMap(map, new Map([['b', 'x']]))).toBe(false)
  expect(isSameMap(new Map([['a', undefined]]), new Map([['b', undefined]]))).toBe(false)
  expect(isSameMap(new Map(), map)).toBe(false)
})
