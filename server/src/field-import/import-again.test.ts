/** The same file once more: whatever format it has, it changes nothing. */
import * as contract from '@vagu/core/field-import/contract'
import type { Review } from '@vagu/core/field-import/schema'
import { changeField, listFields } from '@vagu/core/fields/contract'
import type { Field } from '@vagu/core/fields/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { geoPackageFile } from '../testing/geopackage-file.ts'
import { kmlFile, kmzFile } from '../testing/kml-file.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import {
  csvFile,
  geoJsonFile,
  gmlFile,
  type Parcel,
  PRJ_3301,
  shapefile,
  square,
} from '../testing/parcel-files.ts'
import { parcelWorkbook, workbookFile } from '../testing/workbook-file.ts'

const metres = { system: 'EPSG:3301', isNorthFirst: false } as const
const FARM: Parcel[] = [
  {
    rings: [square(600_000, 6_480_000, 200), square(600_050, 6_480_050, 50)],
    attributes: { nimi: 'Jõe 🌾', aasta: 2025, kultuur: 'talinisu', pindala_ha: '3,75', pollu_id: 7001 },
  },
  {
    rings: [square(601_000, 6_480_000, 100), square(601_200, 6_480_000, 100)],
    attributes: { nimi: 'Kivi', aasta: 2025, kultuur: 'tundmatu taim', pindala_ha: 2.1, pollu_id: 7002 },
  },
]
const TABLE = workbookFile([
  {
    name: 'Põllud',
    rows: [
      ['Põllu nr', 'Põllu nimi', 'Kultuur', 'Pindala (ha)'],
      [1, 'Jõe', 'talinisu', 3.75],
      [2, 'Kivi', 'kaer', 2],
      [3, null, 'rukis', 4.5],
    ],
  },
])
const FILES: readonly [string, Uint8Array<ArrayBuffer>][] = [
  ['GML', gmlFile(FARM, metres)],
  ['GeoJSON', geoJsonFile(FARM, metres)],
  ['CSV', csvFile(FARM, metres)],
  ['a shapefile', shapefile(FARM, { ...metres, statement: PRJ_3301 })],
  ['KML', kmlFile(FARM)],
  ['KMZ', kmzFile(FARM)],
  ['a GeoPackage', geoPackageFile(FARM, { ...metres, statement: 'x' })],
  ['a workbook', parcelWorkbook(FARM, metres)],
]

const review = async (farmer: Client, bytes: Uint8Array<ArrayBuffer>): Promise<Review> =>
  (await farmer.call(contract.reviewFieldFile, { query: {}, file: new Blob([bytes]) })).data
const store = (farmer: Client, { rows }: Review) =>
  farmer.call(contract.storeReviewedFields, {
    body: { rows: rows.flatMap(({ fieldId, year, draft }) => (draft ? [{ fieldId, year, draft }] : [])) },
  })
const fieldsOf = async (farmer: Client): Promise<Field[]> =>
  (await farmer.call(listFields, { query: { mapData: 'true' } })).data.toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
/** For each row how it meets the farm, and whether its field would stay as it is. */
const meetings = ({ rows }: Review) =>
  rows.map(({ state, fieldId, candidates }) => [
    state,
    candidates.find(({ _id }) => _id === fieldId)?.isSame,
    candidates.flatMap(({ changes }) => changes),
  ])
const SAME = ['matched', true, []]

onBothEngines('a file that was imported', (server) => {
  it.each(FILES)('as %s is the same the next time and changes nothing', async (_, bytes) => {
    const farmer = await server().farmer()
    expect((await store(farmer, await review(farmer, bytes))).data).toMatchObject({ added: 2 })
    const before = await fieldsOf(farmer)
    const again = await review(farmer, bytes)
    expect(meetings(again)).toEqual([SAME, SAME])
    expect((await store(farmer, again)).data).toMatchObject({ added: 0, changed: 0 })
    expect(await fieldsOf(farmer)).toEqual(before)
  })

  it('in one format is the same in every other', async () => {
    const farmer = await server().farmer()
    await store(farmer, await review(farmer, geoJsonFile(FARM, metres)))
    for (const [, bytes] of FILES) expect(meetings(await review(farmer, bytes))).toEqual([SAME, SAME])
  })

  describe('as a table without shapes', () => {
    it('makes fields without a shape, and knows them by name and number', async () => {
      const farmer = await server().farmer()
      const first = await review(farmer, TABLE)
      expect(first).toMatchObject({ coordinateSystem: null, counts: { read: 3, new: 3 } })
      expect((await store(farmer, first)).data).toMatchObject({ added: 3 })
      const fields = await fieldsOf(farmer)
      expect(fields.map(({ name, area, mapData }) => [name, area, mapData ?? null])).toEqual([
        ['Jõe', 3.75, null],
        ['Kivi', 2, null],
        ['Põld 3', 4.5, null],
      ])
      const again = await review(farmer, TABLE)
      expect(again.rows.map(({ matchedBy }) => matchedBy)).toEqual(['name', 'name', 'name'])
      expect(meetings(again)).toEqual([SAME, SAME, SAME])
    })
    it('leaves the shape of a field that it brings an area to', async () => {
      const farmer = await server().farmer()
      await store(
        farmer,
        await review(farmer, geoJsonFile([FARM[1] ?? { rings: [], attributes: {} }], metres)),
      )
      const table = workbookFile([
        {
          name: 'A',
          rows: [
            ['Nimi', 'Pindala', 'Aasta'],
            ['kivi', '2,5 ha', 2025],
          ],
        },
      ])
      const found = await review(farmer, table)
      expect(meetings(found)).toEqual([
        ['matched', false, [{ part: 'area', before: 2.1, after: 2.5, isProposed: true }]],
      ])
      await store(farmer, found)
      const [field] = await fieldsOf(farmer)
      expect([field?.yearInfo[0]?.area, field?.mapData?.geometry.rings.length]).toEqual([2.5, 2])
    })
    it('that fits several fields of one name asks which is meant', async () => {
      const farmer = await server().farmer()
      await store(farmer, await review(farmer, geoJsonFile(FARM, metres)))
      const fields = await fieldsOf(farmer)
      const [joe, kivi] = ['Jõe 🌾', 'Kivi'].map((name) => fields.find((field) => field.name === name))
      if (!joe || !kivi) throw new Error('there are no fields')
      await farmer.call(changeField, { params: { id: joe._id }, body: { name: kivi.name, area: joe.area } })
      const table = workbookFile([
        {
          name: 'A',
          rows: [
            ['Nimi', 'Pindala'],
            ['Kivi', 2.5],
          ],
        },
      ])
      expect((await review(farmer, table)).rows).toMatchObject([{ state: 'conflict', matchedBy: 'name' }])
    })
  })

  it('by its PRIA id that is new to the field is not called the same', async () => {
    const farmer = await server().farmer()
    const { pollu_id: _unused, ...attributes } = FARM[0]?.attributes ?? {}
    await store(
      farmer,
      await review(farmer, geoJsonFile([{ rings: FARM[0]?.rings ?? [], attributes }], metres)),
    )
    expect(meetings(await review(farmer, geoJsonFile(FARM.slice(0, 1), metres)))).toEqual([
      ['matched', false, []],
    ])
  })

  it('is of the crop year that is open where it names none, or where it is asked for', async () => {
    const farmer = await server().farmer()
    const yearsOf = async (bytes: Uint8Array<ArrayBuffer>, query: { year?: string; isForAll?: 'true' }) => {
      const { data } = await farmer.call(contract.reviewFieldFile, { query, file: new Blob([bytes]) })
      return data.rows.map(({ year, draft }) => [year, ...(draft?.yearInfo.map((info) => info.year) ?? [])])
    }
    const own = geoJsonFile(FARM.slice(0, 1), metres)
    expect(await yearsOf(own, { year: '2027' })).toEqual([[2025, 2025]])
    expect(await yearsOf(own, { year: '2027', isForAll: 'true' })).toEqual([[2027, 2027]])
    expect(await yearsOf(TABLE, { year: '2024' })).toEqual([
      [2024, 2024],
      [2024, 2024],
      [2024, 2024],
    ])
    const { status } = await farmer.send(
      contract.reviewFieldFile,
      `${contract.reviewFieldFile.path}?year=abc`,
      {
        file: new Blob([TABLE]),
      },
    )
    expect(status).toBe(422)
  })

  it('with another shape says how much ground comes and how much goes', async () => {
    const farmer = await server().farmer()
    const parcel = (east: number): Parcel => ({
      rings: [square(east, 6_480_000, 100)],
      attributes: { pollu_id: 1, aasta: 2025, pindala_ha: 1 },
    })
    await store(farmer, await review(farmer, geoJsonFile([parcel(600_000)], metres)))
    const [row] = (await review(farmer, geoJsonFile([parcel(600_025)], metres))).rows
    expect(row?.candidates[0]?.changes).toEqual([
      { part: 'shape', before: 1, after: 1, gained: 0.25, lost: 0.25, isProposed: true },
    ])
  })
})
