import type { StockBalance } from '@vagu/core/stock/schema'
import { expect, it } from 'vitest'
import { lackOf } from './StockLeft.tsx'

const stock: StockBalance = {
  requisiteId: '018f0000-0000-7000-8000-000000000001',
  name: 'Ammooniumnitraat',
  type: 'fertilizer',
  unit: 't',
  density: null,
  balance: 26.5,
  meanPrice: null,
  stockValue: null,
}
const job = { unit: 'kg', isStored: false }

it('finds nothing lacking up to what there is, and from there the difference', () => {
  expect(lackOf(stock, { ...job, amount: 26_499 })).toBe(0)
  expect(lackOf(stock, { ...job, amount: 26_500 })).toBe(0)
  expect(lackOf(stock, { ...job, amount: 27_540 })).toBe(1.04)
})
it('says nothing of an amount that is not known, or of a job that has taken it already', () => {
  expect(lackOf(stock, { ...job, amount: null })).toBe(0)
  expect(lackOf(stock, { ...job, amount: Number.NaN })).toBe(0)
  expect(lackOf(stock, { unit: 'kg', amount: 27_540, isStored: true })).toBe(0)
})
it('cannot tell litres from tonnes without a density', () => {
  expect(lackOf(stock, { unit: 'l', amount: 100, isStored: false })).toBeUndefined()
  const dense = { ...stock, density: 1.28 }
  expect(lackOf(dense, { unit: 'l', amount: 25_000, isStored: false })).toBe(5.5)
})
