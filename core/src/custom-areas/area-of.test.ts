import { expect, test } from 'vitest'
import { areaOfKind } from './area-of.ts'

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
