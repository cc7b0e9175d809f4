import type { AreaStatus, CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import { expect, it, test } from 'vitest'
import { newId } from '../../../lib/new-id.ts'
import { changeText, countProblems, isSavable, placeKey, placeOf, problemsInYear, rowsOf } from './cells.ts'

const field = (name: string, change: Partial<Field> = {}): Field => ({
  _id: newId(),
  active: true,
  code: '',
  name,
  area: 10,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-01T08:00:00.000Z',
  yearInfo: [],
  ...change,
})

test('a row stands for each field in use, by the names and areas of the year', () => {
  const yearInfo = [{ year: 2026, name: 'Ait', area: 8 }]
  const fields = [field('Õu'), field('Põld 10'), field('Põld 9'), field('Vana', { active: false })]
  const named = [...fields, field('Laut', { yearInfo })]
  expect(rowsOf(named, 2026).map(({ name, whole }) => [name, whole])).toEqual([
    ['Ait', 8],
    ['Põld 9', 10],
    ['Põld 10', 10],
    ['Õu', 10],
  ])
  expect(rowsOf(named, 2025)[0]).toMatchObject({ name: 'Laut', whole: 8 })
})

test.each([
  [0.81, 1, '−0,19\u00A0ha'],
  [1.1, 1, '+0,1\u00A0ha'],
  [0, 1, '−1\u00A0ha'],
  [0.3, 0.1 + 0.2, 'sama'],
  [null, 1, ''],
  [Number.NaN, 1, ''],
])('%s ha of %d ha is a change of %j', (area, whole, text) => {
  expect(changeText(area, whole)).toBe(text)
})

test.each([
  [0, true],
  [1.5, true],
  [-0.1, false],
  [null, false],
  [Number.NaN, false],
])('%s may be saved: %s', (area, is) => {
  expect(isSavable(area)).toBe(is)
})

test('a place is known again by its key', () => {
  const place = { kindId: newId(), fieldId: newId(), year: 2026 }
  expect(placeOf(placeKey(place))).toEqual(place)
})

it('counts what must be looked at on fields in use: in all years, and as the table of one year shows it', () => {
  const [used, idle] = [field('Kodu'), field('Vana', { active: false })]
  const areaOn = (year: number, status: AreaStatus | null) => ({
    year,
    area: null,
    areaWhenItWasSaved: null,
    status,
  })
  const kind: CustomArea = {
    id: newId(),
    areaName: 'Toetus',
    calculationStrategy: 'INITIAL',
    calculationValue: null,
    year: 2026,
    updatedAt: '2026-05-01T08:00:00.000Z',
    fields: [
      {
        fieldId: used._id,
        yearlyAreas: [areaOn(2025, 'AREA_CHANGED'), areaOn(2026, null), areaOn(2028, 'MISSING')],
      },
      { fieldId: idle._id, yearlyAreas: [areaOn(2026, 'MISSING')] },
    ],
  }
  const fields = [used, idle]
  expect(countProblems([kind], fields)).toBe(2)
  expect([2025, 2026, 2027, 2029].map((year) => problemsInYear([kind], fields, year))).toEqual([1, 0, 0, 1])
  expect(countProblems([], fields)).toBe(0)
})
