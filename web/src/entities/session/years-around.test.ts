import { expect, it } from 'vitest'
import { yearsAround } from './years-around.ts'

it('offers four years before this one to the next', () => {
  expect(yearsAround(2026, 2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022])
})
it('keeps a chosen year that lies outside', () => {
  expect(yearsAround(2026, 2020).at(-1)).toBe(2020)
  expect(yearsAround(2026, 2029)[0]).toBe(2029)
})

it('reaches from the first year of which the farm holds something to the year after the last', () => {
  expect(yearsAround(2026, 2026, { first: 2019, last: 2025 })).toEqual([
    2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019,
  ])
  expect(yearsAround(2026, 2026, { first: 2022, last: 2027 })).toEqual([
    2028, 2027, 2026, 2025, 2024, 2023, 2022,
  ])
  expect(yearsAround(2026, 2026, { first: 2024, last: 2026 }).at(-1)).toBe(2022)
})
