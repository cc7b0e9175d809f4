import { expect, test } from 'vitest'
import { areaOfKind, statusOfKind } from './area-of.ts'
import type { AreaStatus } from './schema.ts'

const at = (year: number, area: number | null) => ({ year, area, areaWhenItWasSaved: area, status: null })
const kind = {
  fields: [
    { fieldId: 'a', yearlyAreas: [at(2026, 8), at(2024, 7), at(2028, 9)] },
    { fieldId: 'b', yearlyAreas: [at(2026, null), at(2027, 0)] },
    { fieldId: 'c', yearlyAreas: [] },
  ],
}
test.each([
  ['a', 2026, 8],
  ['a', 2025, 7],
  ['a', 2027, 8],
  ['a', 2023, 7],
  ['a', 2030, 9],
  ['b', 2026, 0],
  ['b', 2028, 0],
  ['c', 2026, undefined],
  ['x', 2026, undefined],
])('the area of %s in %i is %s', (fieldId, year, area) => {
  expect(areaOfKind(kind, { fieldId, year })).toBe(area)
})

const areaOn = (year: number, status: AreaStatus | null) => ({
  year,
  area: status ? null : 8,
  areaWhenItWasSaved: 8,
  status,
})
const judged = {
  fields: [
    { fieldId: 'a', yearlyAreas: [areaOn(2024, null), areaOn(2026, 'AREA_CHANGED'), areaOn(2028, null)] },
  ],
}
test.each([
  [2023, null],
  [2025, null],
  [2026, 'AREA_CHANGED'],
  [2027, 'AREA_CHANGED'],
  [2028, null],
])('what is to be looked at in %i is %s', (year, status) => {
  expect(statusOfKind(judged, { fieldId: 'a', year })).toBe(status)
})
test('of a field that the kind does not know nothing is said', () => {
  expect(statusOfKind(judged, { fieldId: 'x', year: 2026 })).toBeNull()
})
