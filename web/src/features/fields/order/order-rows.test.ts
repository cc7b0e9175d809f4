import type { Field } from '@vagu/core/fields/schema'
import { expect, it } from 'vitest'
import { movedTo, ORDER_KEYS, orderedBy, wholeOrder } from './order-rows.ts'

const field = (_id: string, area: number, { code = '', crop = '' } = {}): Field => ({
  _id,
  name: `Põld ${_id}`,
  area,
  code,
  active: true,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
  yearInfo: crop === '' ? [] : [{ year: 2026, mainCrop: { crop } }],
})
const fields = [
  field('10', 4, { crop: 'talinisu' }),
  field('9', 7, { code: '63847293522' }),
  field('2', 5, { code: '63847293521', crop: 'oder' }),
]

it('puts fields in order by each property, what says nothing last', () => {
  expect(Object.fromEntries(ORDER_KEYS.map((key) => [key, orderedBy(fields, key, 2026)]))).toEqual({
    name: ['2', '9', '10'],
    code: ['2', '9', '10'],
    area: ['9', '2', '10'],
    crop: ['2', '10', '9'],
  })
})
it('moves one, and no further than the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
  const same = ['a', 'b']
  expect(movedTo(same, 'a', 0)).toBe(same)
})
it('keeps the places of fields that are not shown', () => {
  expect(wholeOrder(['a', 'x', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'b'])
})
