import { expect, it } from 'vitest'
import { globalSettings, savedYearOf } from './saved-year.ts'

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
