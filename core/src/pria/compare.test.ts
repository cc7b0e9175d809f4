import { describe, expect, it } from 'vitest'
import { mapDataOf } from '../geo/map-data.ts'
import { rectangle } from '../geo/testing-shapes.ts'
import type { AgencyField } from '../agency/wire.ts'
import { differencesOf } from './compare.ts'
import type { BookField } from './convert.ts'
import { type AgencyFieldRecord, matchFields } from './link-fields.ts'
import { agencyShapeOf, differenceHectares, isSameShape, ourShapeOf, shapeHectares } from './shapes.ts'

const shapeAt = (east: number, width = 400) => mapDataOf([rectangle([617_000 + east, 6_495_000], width, 250)])
const body = (change: Partial<AgencyField> = {}): AgencyField => ({
  massif: '61230000001',
  number: '1',
  name: 'Kivi',
  areaHa: 10,
  landUse: null,
  shape: agencyShapeOf(shapeAt(0)),
  ...change,
})

describe('who changed what', () => {
  const by = (
    ours: Partial<AgencyField>,
    theirs: Partial<AgencyField>,
    agreed: AgencyField | null = body(),
  ) =>
    differencesOf({ ours: body(ours), theirs: body(theirs), agreed }).map(({ path, changedBy }) => [
      path,
      changedBy,
    ])
  it.each([
    ['we alone', { areaHa: 9 }, {}, [['areaHa', 'US']]],
    ['the agency alone', {}, { areaHa: 9 }, [['areaHa', 'AGENCY']]],
    ['both', { areaHa: 9 }, { areaHa: 8 }, [['areaHa', 'BOTH']]],
    ['both, alike', { areaHa: 9 }, { areaHa: 9 }, []],
    ['nobody: less than a square metre', { areaHa: 10.00001 }, {}, []],
    ['nobody: an area that the other rounded otherwise', { areaHa: 10.0001 }, {}, []],
    ['we alone, two square metres', { areaHa: 10.0002 }, {}, [['areaHa', 'US']]],
    [
      'the agency alone, where ours was rounded since',
      { areaHa: 10.0001 },
      { areaHa: 9 },
      [['areaHa', 'AGENCY']],
    ],
    ['nobody: spaces', { name: ' Kivi ' }, {}, []],
    ['we, its shape', { shape: agencyShapeOf(shapeAt(0, 380)) }, {}, [['shape', 'US']]],
    ['nobody: a shape that is rounded', { shape: agencyShapeOf(shapeAt(0.01)) }, {}, []],
  ])('%s', (...[, ours, theirs, expected]) => expect(by(ours, theirs)).toEqual(expected))
  it('is not known where both never were the same', () =>
    expect(by({ areaHa: 9 }, {}, null)).toEqual([['areaHa', null]]))
})

describe('a shape', () => {
  const shape = agencyShapeOf(shapeAt(0))
  it('comes back as it was sent, and in either order of the axes', () => {
    if (shape === null) throw new Error('there is a shape')
    expect(shapeHectares(shape)).toBe(10)
    const turned = {
      ...shape,
      coordinates: shape.coordinates.map((polygon) =>
        polygon.map((ring) => ring.map(([x, y]): [number, number] => [y, x])),
      ),
    }
    expect(isSameShape(shape, turned)).toBe(true)
    const back = agencyShapeOf(ourShapeOf(turned))
    expect(back && differenceHectares(shape, back)).toBe(0)
  })
  it('differs by the ground that lies in one alone', () => {
    const other = agencyShapeOf(shapeAt(40))
    if (shape === null || other === null) throw new Error('there are shapes')
    expect(differenceHectares(shape, other)).toBeCloseTo(2, 2)
  })
})

describe('fields are found', () => {
  const field = (id: string, change: Partial<BookField> = {}): BookField => ({
    _id: id,
    name: id,
    code: '61230000001',
    priaCode: '',
    externalId: '',
    area: 10,
    active: true,
    yearInfo: [],
    updatedAt: '2026-05-18T09:00:00.000Z',
    shape: null,
    ...change,
  })
  const record = (
    id: string,
    change: Partial<AgencyField> = {},
    ownId: string | null = null,
  ): AgencyFieldRecord => ({
    kind: 'FIELD',
    id,
    ownId,
    version: 1,
    changedAt: '2026-05-18T09:00:00.000Z',
    changedBy: 'Vagu',
    body: body({ shape: null, ...change }),
  })
  const found = (fields: BookField[], records: AgencyFieldRecord[], ownIds = new Map<string, string>()) =>
    matchFields(fields, records, { year: 2026, ownIds }).map(({ match, candidates }) => [
      match?.agencyId ?? null,
      match?.by ?? null,
      candidates,
    ])
  it('by our id there', () =>
    expect(found([field('a')], [record('1', {}, 'own')], new Map([['a', 'own']]))).toEqual([
      ['1', 'OWN_ID', []],
    ]))
  it('by the id of PRIA, before their numbers', () =>
    expect(
      found([field('a', { externalId: '2', priaCode: '1' })], [record('1'), record('2', { number: '9' })]),
    ).toEqual([['2', 'PRIA_ID', []]]))
  it('by parcel and number, where one alone has them', () => {
    expect(found([field('a', { priaCode: '1' })], [record('1')])).toEqual([['1', 'PARCEL', []]])
    expect(found([field('a', { priaCode: '1' }), field('b', { priaCode: '1' })], [record('1')])).toEqual([
      [null, null, []],
      [null, null, []],
    ])
  })
  it('by their ground, where no third lies there', () => {
    const on = (east: number, width?: number) => ({ shape: agencyShapeOf(shapeAt(east, width)), number: '' })
    expect(found([field('a', { shape: shapeAt(0) })], [record('1', on(10))])).toEqual([['1', 'SHAPE', []]])
    expect(
      found([field('a', { shape: shapeAt(0) })], [record('1', on(0, 250)), record('2', on(250, 150))]),
    ).toEqual([[null, null, ['1', '2']]])
  })
})
