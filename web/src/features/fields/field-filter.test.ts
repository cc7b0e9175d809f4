import type { Field } from '@vagu/core/fields/schema'
import { expect, it } from 'vitest'
import { isFound } from './field-filter.ts'

const field: Field = {
  _id: '01930000-0000-7000-8000-000000000001',
  active: true,
  code: '63847293521',
  name: 'Õunaaia tagune',
  area: 10,
  priaCode: '12A',
  externalId: '',
  ordering: 1,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
  yearInfo: [
    { year: 2025, mainCrop: { crop: 'kaer' } },
    {
      year: 2026,
      name: 'Ülemine',
      mainCrop: { crop: 'talinisu' },
      otherCrops: [{ use: 'UNDERSOWN', crop: 'punane_ristik' }],
    },
  ],
}

it.each([
  ['', true],
  ['  ÕUNAAIA  tagune ', true],
  ['ülemine', true],
  ['talinisu', true],
  ['punane ristik', true],
  ['3847', true],
  ['12a', true],
  ['kaer', false],
  ['x', false],
])('looks for "%s"', (query, isThere) => {
  expect(isFound(field, query, 2026)).toBe(isThere)
})
