import type { FieldDraft } from '@vagu/core/fields/schema'
import { expect, it } from 'vitest'
import { differencesIn } from '../../records/describe.ts'
import { describeField, linesOfState } from './describe-field.ts'
import { fieldsHistoryText } from './history/text.ts'
import { fieldsPageText } from './text.ts'

const mine: FieldDraft = {
  name: 'Kivipõld',
  code: '',
  priaCode: '',
  externalId: '',
  area: 10,
  slope: 'ABOVE_10',
  yearInfo: [
    { year: 2025, notes: 'Kivine' },
    { year: 2026, area: 9.5, mainCrop: { crop: 'talinisu', yieldUnit: 't' } },
  ],
}
const stored: FieldDraft = { ...mine, slope: null, yearInfo: [{ year: 2025 }] }

it('tells two versions apart in the year that is edited, and not in the others', () => {
  const labels = differencesIn(describeField(2026), { mine, stored }).map(({ label }) => label)
  expect(labels).toEqual([
    fieldsPageText.slope,
    fieldsPageText.mainCrop,
    fieldsPageText.yieldUnit,
    fieldsPageText.yearArea,
  ])
})
it('tells every year of a state, and of the boundary which one it was', () => {
  const lines = new Map(linesOfState({ ...mine, active: false, shape: 2 }))
  expect(lines.get(fieldsHistoryText.inYear(fieldsPageText.notes, 2025))).toBe('Kivine')
  expect(lines.get(fieldsHistoryText.inYear(fieldsPageText.yearArea, 2026))).toBe('9,5\u00A0ha')
  expect([lines.get(fieldsHistoryText.shape), lines.get(fieldsHistoryText.active)]).toEqual([
    fieldsHistoryText.shapeNumber(2),
    fieldsHistoryText.isInactive,
  ])
})
