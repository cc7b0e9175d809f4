import { expect, it } from 'vitest'
import { isSameJson } from './same-json.ts'

it.each([
  [{ price: null }, { price: null }],
  [{ price: Number.NaN }, { price: Number.NaN }],
  [{ name: 'a', note: undefined }, { name: 'a' }],
])('%j is the same as %j', (a, b) => expect(isSameJson(a, b)).toBe(true))

it.each([
  [{ price: null }, { price: Number.NaN }],
  [{ price: 0 }, { price: Number.NaN }],
  [{ price: 0 }, { price: null }],
  [
    [1, 2],
    [2, 1],
  ],
])('%j is another than %j', (a, b) => expect(isSameJson(a, b)).toBe(false))
