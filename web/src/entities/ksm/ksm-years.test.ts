import { expect, it } from 'vitest'
import { offeredYears, toggledYear } from './ksm-years.ts'

it('offers the years of the support to the next one, and those that are stored', () => {
  expect(offeredYears([], 2026)).toEqual([2027, 2026, 2025, 2024, 2023])
  expect(offeredYears([2019, 2026], 2023)).toEqual([2026, 2024, 2023, 2019])
})
it('takes a year in, in its order, and out again', () => {
  expect(toggledYear([2026], 2024)).toEqual([2024, 2026])
  expect(toggledYear([2024, 2026], 2024)).toEqual([2026])
})
