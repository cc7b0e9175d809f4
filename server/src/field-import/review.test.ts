import type { Field } from '@vagu/core/fields/schema'
import { Review } from '@vagu/core/field-import/schema'
import { uuid7 } from '@vagu/core/ids/uuid7'
import { mapDataOf } from '@vagu/core/geo/map-data'
import type { PointRing } from '@vagu/core/geo/rings'
import { describe, expect, it } from 'vitest'
import { geoJsonFile, manyParcels, type Parcel, square } from '../testing/parcel-files.ts'
import { readFieldFile } from './read-field-file.ts'
import { reviewText } from './review.ts'

let made = 0
const newId = () => uuid7(1_780_000_000_000 + ++made, new Uint8Array(10))

const field = (name: string, rings: readonly PointRing[] | null, more: Partial<Field> = {}): Field => ({
  _id: newId(),
  active: true,
  code: '',
  name,
  area: 1,
  priaCode: '',
  externalId: '',
  ordering: 1,
  hasJobEventsThisYear: false,
  updatedAt: '2026-05-20T09:00:00.000Z',
  yearInfo: [],
  mapData: rings && mapDataOf(rings),
  ...more,
})
const parcel = (ring: PointRing, attributes: Parcel['attributes'] = {}): Parcel => ({
  rings: [ring],
  attributes,
})

async function review(parcels: readonly Parcel[], fields: readonly Field[] = []): Promise<Review> {
  const file = await readFieldFile(geoJsonFile(parcels, { system: 'EPSG:3301', isNorthFirst: false }), 2026)
  return Review.parse(JSON.parse(reviewText(file, { fields, newId })))
}
const outcome = (result: Review) =>
  result.rows.map((row) => [row.state, row.matchedBy, row.fieldName, row.candidates.map((one) => one.name)])

const HERE = square(600_000, 6_480_000, 100)
const [EAST, NORTH] = [600_000, 6_480_000]

describe('a row', () => {
  it('is new on an empty farm, with everything that the file has', async () => {
    const attributes = {
      pollu_id: 9,
      massiivi_nr: '67350880620',
      pollu_nr: '2a',
      taotlusaasta: 2025,
      taotletud_kultuur: 'kanep, Finola',
    }
    const result = await review([parcel(HERE, attributes)])
    expect(result.counts).toEqual({ read: 1, new: 1, matched: 0, conflict: 0, rejected: 0 })
    const mainCrop = { crop: 'kanep', refinement: null, name: 'Finola', yieldType: 'Seemned', yieldUnit: 't' }
    expect(result.rows[0]).toMatchObject({
      row: 1,
      state: 'new',
      year: 2025,
      declaredCrop: 'kanep, Finola',
      mainCrop,
      draft: {
        name: 'Põld 2a',
        code: '67350880620',
        priaCode: '2a',
        externalId: '9',
        area: 1,
        yearInfo: [{ year: 2025, area: 1, priaCode: '2a', externalId: '9', mainCrop }],
      },
    })
    expect(result.rows[0]?.draft?.mapData?.geometry.rings[0]).toHaveLength(4)
  })

  it('is matched by its PRIA id, also one of an earlier year, wherever it lies', async () => {
    const year = { yearInfo: [{ year: 2024, externalId: '77' }] }
    const result = await review(
      [parcel(HERE, { pollu_id: 77 }), parcel(square(601_000, NORTH, 100), { pollu_id: 78 })],
      [field('Jõe', null, year), field('Mäe', null, { externalId: '78' })],
    )
    expect(outcome(result)).toEqual([
      ['matched', 'externalId', 'Jõe', ['Jõe']],
      ['matched', 'externalId', 'Mäe', ['Mäe']],
    ])
    expect(result.rows[0]?.draft?.name).toBe('Jõe')
    expect(result.rows[0]?.draft?._id).toBeUndefined()
  })

  it('is matched by parcel and field number', async () => {
    const code = '67350880620'
    const fields = [field('Üks', null, { code, priaCode: '1' }), field('Kaks', null, { code, priaCode: '2' })]
    const result = await review([parcel(HERE, { massiiv: code, pollu_nr: '2' })], fields)
    expect(outcome(result)).toEqual([['matched', 'code', 'Kaks', ['Kaks']]])
  })

  it('is matched by the parcel alone only where one field without a shape stands on it', async () => {
    const code = '67350880620'
    const row = parcel(HERE, { massiiv: code })
    expect(outcome(await review([row], [field('Üks', null, { code })]))[0]).toEqual([
      'matched',
      'code',
      'Üks',
      ['Üks'],
    ])
    const far = [square(605_000, NORTH, 100)]
    expect(outcome(await review([row], [field('Üks', far, { code })]))[0]?.[0]).toBe('new')
    const two = [field('Üks', null, { code }), field('Kaks', null, { code })]
    expect(outcome(await review([row], two))[0]?.[0]).toBe('new')
    expect(
      outcome(await review([parcel(HERE, { massiiv: '0' })], [field('Üks', null, { code: '0' })]))[0]?.[0],
    ).toBe('new')
  })

  it.each([
    ['the same', 0, 'matched'],
    ['moved by a fifth', 20, 'matched'],
    ['moved by a third', 33, 'matched'],
    ['moved by two fifths', 40, 'conflict'],
    ['moved by more than a half', 55, 'new'],
    ['the neighbour', 100, 'new'],
  ])('whose shape is %s', async (_, by, state) => {
    const result = await review([parcel(square(EAST + by, NORTH, 100))], [field('Jõe', [HERE])])
    expect(result.rows[0]?.state).toBe(state)
    if (state === 'matched') expect(result.rows[0]?.matchedBy).toBe('overlap')
  })

  it('is in conflict when it joins two fields, and names both', async () => {
    const fields = [field('Ida', [square(EAST, NORTH, 100)]), field('Lääs', [square(EAST - 100, NORTH, 100)])]
    const joined: PointRing = [
      [EAST - 100, NORTH],
      [EAST + 100, NORTH],
      [EAST + 100, NORTH + 100],
      [EAST - 100, NORTH + 100],
    ]
    const result = await review([parcel(joined)], fields)
    expect(outcome(result)).toMatchObject([
      ['conflict', 'overlap', null, expect.arrayContaining(['Ida', 'Lääs'])],
    ])
    expect(result.rows[0]?.candidates.map((one) => one.overlap)).toEqual([0.5, 0.5])
    expect(result.rows[0]?.draft?._id).toBeDefined()
  })

  it('is in conflict when it is part of a field that was divided', async () => {
    const half = (east: number): PointRing => [
      [east, NORTH],
      [east + 50, NORTH],
      [east + 50, NORTH + 100],
      [east, NORTH + 100],
    ]
    const result = await review([parcel(half(EAST)), parcel(half(EAST + 50))], [field('Jõe', [HERE])])
    expect(outcome(result)).toEqual([
      ['conflict', 'overlap', null, ['Jõe']],
      ['conflict', 'overlap', null, ['Jõe']],
    ])
  })

  it('is in conflict when another row claims the same field in the same year', async () => {
    const rows = [parcel(HERE, { pollu_id: 1 }), parcel(square(EAST + 5, NORTH, 100), { pollu_id: 2 })]
    expect(outcome(await review(rows, [field('Jõe', [HERE])])).map(([state]) => state)).toEqual([
      'conflict',
      'conflict',
    ])
    const years = [parcel(HERE, { aasta: 2025 }), parcel(HERE, { aasta: 2026 })]
    expect(outcome(await review(years, [field('Jõe', [HERE])])).map(([state]) => state)).toEqual([
      'matched',
      'matched',
    ])
  })

  it('without a shape is rejected and has no draft', async () => {
    const result = await review([parcel(HERE), { rings: [], attributes: {} }])
    expect(result.counts).toEqual({ read: 2, new: 1, matched: 0, conflict: 0, rejected: 1 })
    expect(result.rows[1]).toMatchObject({ state: 'rejected', draft: null })
  })
})

describe('names of new fields', () => {
  it("are the file's, else made of the field number, else counted, and never twice", async () => {
    const rows = [
      { nimi: 'Jõe' },
      { nimi: 'jõe ' },
      { nimi: '12' },
      { pollu_nr: '12' },
      {},
      {},
      { nimi: 'Mäe' },
    ].map((attributes, i) => parcel(square(600_000 + 500 * i, NORTH, 100), attributes))
    const result = await review(rows, [field('Mäe', null), field('põld  1', null)])
    expect(result.rows.map((row) => row.draft?.name)).toEqual([
      'Jõe',
      'jõe (2)',
      'Põld 12',
      'Põld 12 (2)',
      'Põld 2',
      'Põld 3',
      'Mäe (2)',
    ])
  })
})

it('finds each of 1,000 fields under 5,000 parcels', async () => {
  const parcels = manyParcels(5000)
  const fields = parcels.slice(0, 1000).map((one, i) => field(`Põld ${i}`, one.rings))
  expect((await review(parcels, fields)).counts).toEqual({
    read: 5000,
    new: 4000,
    matched: 1000,
    conflict: 0,
    rejected: 0,
  })
})
