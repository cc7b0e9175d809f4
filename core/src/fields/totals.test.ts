import { expect, it } from 'vitest'
import type { Field, YearInfo } from './schema.ts'
import { landByCrop, landByGroup, landOfFarms } from './totals.ts'

const YEAR = 2026
const field = (_id: string, area: number, info: Partial<YearInfo> = {}): Field => ({
  _id,
  name: _id,
  area,
  code: '',
  active: true,
  priaCode: '',
  externalId: '',
  ordering: 0,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-04T10:00:00.000Z',
  yearInfo: [{ year: YEAR, ...info }],
})
const fields = [
  field('a', 5, { mainCrop: { crop: 'talinisu' } }),
  field('b', 3, { mainCrop: { crop: 'suvioder' }, mainCropArea: 2 }),
  field('c', 2, { mainCrop: { crop: 'talinisu' } }),
  { ...field('d', 9, { mainCrop: { crop: 'talinisu' } }), active: false },
  { ...field('e', 9), lastYear: YEAR - 1 },
]

it('divides the land in use by crop, what nothing stands on last', () => {
  expect(landByCrop(fields, YEAR)).toEqual([
    { key: 'talinisu', fields: 2, area: 7, share: 0.7 },
    { key: 'suvioder', fields: 1, area: 2, share: 0.2 },
    { key: null, fields: 1, area: 1, share: 0.1 },
  ])
})
it('divides it by group', () => {
  const groups = [{ fieldGroupName: 'Kodu', linkedFieldIds: ['a', 'b', 'e'] }]
  expect(landByGroup(fields, { groups, year: YEAR })).toEqual([
    { key: 'Kodu', fields: 2, area: 8, share: 0.8 },
    { key: null, fields: 1, area: 2, share: 0.2 },
  ])
})
it('has nothing to divide where there is no field', () => {
  expect(landByCrop([], YEAR)).toEqual([])
})

it('divides several farms by farm, crop and group, each as a share of all of it', () => {
  const group = (...linkedFieldIds: string[]) => [{ fieldGroupName: 'Kodu', linkedFieldIds }]
  const other = [field('x', 20, { mainCrop: { crop: 'talinisu' } }), field('y', 10)]
  const farms = [
    { accountId: '1', companyName: 'Kivitalu', fields, groups: group('a', 'b') },
    { accountId: '2', companyName: 'Metsatalu', fields: other, groups: group('x', 'y') },
    { accountId: '3', companyName: 'Tühi', fields: [], groups: [] },
  ]
  expect(landOfFarms(farms, YEAR)).toEqual({
    total: 40,
    farms: [
      { key: '2', companyName: 'Metsatalu', fields: 2, area: 30, share: 0.75 },
      { key: '1', companyName: 'Kivitalu', fields: 3, area: 10, share: 0.25 },
      { key: '3', companyName: 'Tühi', fields: 0, area: 0, share: 0 },
    ],
    crops: [
      { key: 'talinisu', fields: 3, area: 27, share: 0.675 },
      { key: 'suvioder', fields: 1, area: 2, share: 0.05 },
      { key: null, fields: 2, area: 11, share: 0.275 },
    ],
    groups: [
      { key: 'Kodu (Metsatalu)', fields: 2, area: 30, share: 0.75 },
      { key: 'Kodu (Kivitalu)', fields: 2, area: 8, share: 0.2 },
      { key: null, fields: 1, area: 2, share: 0.05 },
    ],
  })
  expect(landOfFarms(farms.slice(0, 1), YEAR).groups[0]?.key, 'of one farm alone').toBe('Kodu')
  expect(landOfFarms([], YEAR)).toEqual({ total: 0, farms: [], crops: [], groups: [] })
})
