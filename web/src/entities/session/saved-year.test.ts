import { expect, it } from 'vitest'
import { globalSettings, savedYearOf, yearsAround } from './saved-year.ts'

it('holds until screens open on another year', () => {
  const saved = globalSettings(2025, 2026)
  expect(savedYearOf(saved, 2026)).toBe(2025)
  expect(savedYearOf(saved, 2027)).toBeUndefined()
})
it('takes a year that another program saved', () => {
  expect(savedYearOf({ globalYear: 2024 }, 2026)).toBe(2024)
})
it.each([undefined, {}, { globalYear: 'tere' }, { globalYear: 12 }])('is nothing for %o', (settings) => {
  expect(savedYearOf(settings, 2026)).toBeUndefined()
})
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
