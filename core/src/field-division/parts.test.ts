import { describe, expect, it } from 'vitest'
import type { Field } from '../fields/schema.ts'
import { areaOfYear, livesIn, mainCropOf, nitrateZoneOf } from '../fields/rules.ts'
import { mapDataOf } from '../geo/map-data.ts'
import { rectangle } from '../geo/testing-shapes.ts'
import { endedField, joinedField, partsOf } from './parts.ts'

const at = '2026-04-01T08:00:00.000Z'
const wheat = { crop: 'talinisu' }
const field = (change: Partial<Field> = {}): Field => ({
  _id: 'f1',
  active: true,
  code: '63847293521',
  name: 'Kivi',
  area: 12.4,
  priaCode: '7',
  externalId: '991',
  ordering: 3,
  nitrateZone: true,
  slope: 'UP_TO_5',
  hasJobEventsThisYear: false,
  updatedAt: at,
  yearInfo: [
    { year: 2025, area: 12, mainCrop: wheat, name: 'Kivi vana', notes: 'märg', landUse: 'ARABLE' },
    { year: 2026, area: 12.4, mainCrop: { crop: 'kaer' }, externalId: '991' },
    { year: 2027, mainCrop: wheat },
  ],
  ...change,
})
const square = (metres: number) => mapDataOf([rectangle([617_000, 6_495_000], metres, 100)])
const split = (whole: Field, parts: Partial<Parameters<typeof partsOf>[1]['parts'][number]>[] = [{}, {}]) =>
  partsOf(whole, {
    year: 2026,
    at,
    shapes: [
      { mapData: square(700), hectares: 7.02 },
      { mapData: square(540), hectares: 5.42 },
    ],
    parts: parts.map((part, i) => ({ name: `Kivi ${i + 1}`, code: '63847293521', priaCode: '', ...part })),
  })

describe('the parts of a field', () => {
  it('share its declared area as their shapes measure, exactly', () => {
    const parts = split(field())
    expect(parts.map((part) => areaOfYear(part, 2026))).toEqual([6.9974, 5.4026])
    expect(parts.map(({ area }) => area)).toEqual([6.9974, 5.4026])
    expect(parts.map(({ mapData }) => mapData)).toEqual([square(700), square(540)])
  })
  it('begin with the year, and keep what the land was before', () => {
    const [part] = split(field())
    expect(part).toMatchObject({
      firstYear: 2026,
      lastYear: null,
      externalId: '',
      nitrateZone: true,
      slope: 'UP_TO_5',
    })
    expect(part?.origin).toEqual({ kind: 'SPLIT', fieldIds: ['f1'], at })
    expect(part?.yearInfo.map(({ year, mainCrop }) => [year, mainCrop?.crop])).toEqual([
      [2025, 'talinisu'],
      [2026, 'kaer'],
      [2027, 'talinisu'],
    ])
    const [before] = part?.yearInfo ?? []
    expect(before).toMatchObject({ landUse: 'ARABLE', area: null })
    expect(before).not.toHaveProperty('notes')
    expect(before).not.toHaveProperty('name')
  })
  it('get a crop of their own where one is chosen, or none', () => {
    const [first, second] = split(field(), [{ mainCrop: { crop: 'hernes' } }, { mainCrop: null }])
    expect(first && mainCropOf(first, 2026)?.crop).toBe('hernes')
    expect(second && mainCropOf(second, 2026)).toBeUndefined()
    expect(second && mainCropOf(second, 2027)?.crop).toBe('talinisu')
  })
})

describe('a field that was split', () => {
  it('keeps its older years and has no later ones', () => {
    const ended = endedField(field(), 2026)
    expect(ended.lastYear).toBe(2025)
    expect(ended.yearInfo.map(({ year }) => year)).toEqual([2025])
    expect([livesIn(ended, 2025), livesIn(ended, 2026)]).toEqual([true, false])
  })
  it('keeps the area of the years before, where only a later one told it', () => {
    const ended = endedField(field({ yearInfo: [{ year: 2026, area: 11 }] }), 2026)
    expect(areaOfYear(ended, 2025)).toBe(11)
    expect(areaOfYear(ended, 2020)).toBe(11)
  })
})

describe('joined fields', () => {
  const other = field({
    _id: 'f2',
    name: 'Mets',
    area: 3.1,
    nitrateZone: false,
    slope: null,
    yearInfo: [{ year: 2026, mainCrop: { crop: 'kaer' } }],
  })
  const join = (fields: Field[], part: Partial<Parameters<typeof joinedField>[1]> = {}) =>
    joinedField(fields, {
      name: 'Kokku',
      code: '',
      priaCode: '',
      year: 2026,
      mapData: square(900),
      at,
      ...part,
    })

  it('bear the crop that all had, on whatever days it was harvested', () => {
    const dug = (seasonEnd: string) =>
      field({
        yearInfo: [
          { year: 2025, mainCrop: { crop: 'kartul' }, landUse: 'ARABLE', seasonEnd, endsWithHarvest: true },
        ],
      })
    const joined = join([dug('2025-09-15'), dug('2025-09-17')])
    expect(joined.yearInfo[0]).toMatchObject({ year: 2025, mainCrop: { crop: 'kartul' }, landUse: 'ARABLE' })
    expect(joined.yearInfo[0]?.seasonEnd).toBeUndefined()
  })
  it('are as large as they were together, and bear the crop that all had', () => {
    const joined = join([field(), other])
    expect(joined).toMatchObject({ name: 'Kokku', area: 15.5, firstYear: 2026, lastYear: null })
    expect(areaOfYear(joined, 2026)).toBe(15.5)
    expect(mainCropOf(joined, 2026)?.crop).toBe('kaer')
    expect(joined.origin).toEqual({ kind: 'MERGE', fieldIds: ['f1', 'f2'], at })
  })
  it('say nothing where they differed, but lie in the nitrate zone where one did', () => {
    const joined = join([field(), { ...other, yearInfo: [{ year: 2026, mainCrop: wheat }] }])
    expect(mainCropOf(joined, 2026)).toBeUndefined()
    expect(mainCropOf(joined, 2025)).toBeUndefined()
    expect([joined.nitrateZone, joined.slope]).toEqual([true, undefined])
  })
  it('lie in the nitrate zone in the years in which one did', () => {
    const inZone = (year: number, nitrateZone: boolean) => ({ year, nitrateZone, mainCrop: wheat })
    const a = field({ nitrateZone: false, yearInfo: [inZone(2025, true), inZone(2027, false)] })
    const b = { ...other, yearInfo: [{ year: 2025, mainCrop: wheat }, inZone(2026, false)] }
    const joined = join([a, b])
    const years = [2024, 2025, 2026, 2027]
    expect(years.map((year) => nitrateZoneOf(joined, year))).toEqual([false, true, true, false])
    expect(mainCropOf(joined, 2025)).toEqual(wheat)
  })
  it('bear the crop that was chosen', () =>
    expect(mainCropOf(join([field(), other], { mainCrop: wheat }), 2026)?.crop).toBe('talinisu'))
})
