import type { Field } from '@vagu/core/fields/schema'
import { expect, it } from 'vitest'
import { cropsOf, filterFields, NO_CROP, cropsAround, toggled } from './pick-fields.ts'

const fieldOf = (name: string, crop?: string, changes: Partial<Field> = {}): Field => ({
  _id: name,
  active: true,
  code: '',
  name,
  area: 5,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-01T08:00:00.000Z',
  yearInfo: crop ? [{ year: 2026, mainCrop: { crop } }] : [],
  ...changes,
})
const fields = [
  fieldOf('Äia', 'kaer'),
  fieldOf('Põld 10', 'kaer', { code: '60254321001' }),
  fieldOf('Põld 2'),
  fieldOf('Vana', 'kaer', { active: false }),
]
const names = (filter: { query?: string; crop?: string }) =>
  filterFields(fields, { query: '', crop: '', ...filter }, 2026).map(({ name }) => name)

it('sorts by Estonian alphabet and by number, inactive fields left out', () => {
  expect(names({})).toEqual(['Põld 2', 'Põld 10', 'Äia'])
})
it('finds by name and by parcel number', () => {
  expect(names({ query: ' PÕLD' })).toEqual(['Põld 2', 'Põld 10'])
  expect(names({ query: '602543' })).toEqual(['Põld 10'])
})
it('has the order that the farmer gave, and names where he gave none', () => {
  const ordered = [
    fieldOf('Aas', 'kaer', { ordering: 3 }),
    fieldOf('Kivi', 'kaer', { ordering: 1 }),
    fieldOf('Mets', 'kaer', { ordering: 2 }),
  ]
  expect(filterFields(ordered, { query: '', crop: '' }, 2026).map(({ name }) => name)).toEqual([
    'Kivi',
    'Mets',
    'Aas',
  ])
})
it('narrows to a crop, and to fields without one', () => {
  expect(names({ crop: 'kaer' })).toEqual(['Põld 10', 'Äia'])
  expect(names({ crop: NO_CROP })).toEqual(['Põld 2'])
})
it('counts crops of active fields', () => {
  expect(cropsOf(fields, 2026).map(({ crop, count }) => [crop, count])).toEqual([
    ['kaer', 2],
    [NO_CROP, 1],
  ])
})
it('has the crops from 3 years back to next year that none bears this year, and narrows to them', () => {
  const of = (name: string, years: Record<number, string>): Field =>
    fieldOf(name, undefined, {
      yearInfo: Object.entries(years).map(([year, crop]) => ({ year: Number(year), mainCrop: { crop } })),
    })
  const rotated = [
    of('A', { 2022: 'lina', 2023: 'hernes', 2026: 'kaer' }),
    of('B', { 2025: 'hernes', 2027: 'suvioder' }),
    of('C', { 2025: 'kaer', 2028: 'rukis' }),
  ]
  expect(cropsAround(rotated, 2026).map(({ crop, count }) => [crop, count])).toEqual([
    ['hernes', 2],
    ['suvioder', 1],
  ])
  const found = (crop: string) => filterFields(rotated, { query: '', crop }, 2026).map(({ name }) => name)
  expect([found('hernes'), found('suvioder'), found('kaer')]).toEqual([['A', 'B'], ['B'], ['A']])
})
it('takes in and out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})
