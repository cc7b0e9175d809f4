import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hectaresOfRings, mapDataOf } from '@vagu/core/geo/map-data'
import {
  csvFile,
  geoJsonFile,
  gmlFile,
  manyParcels,
  type Parcel,
  PRJ_3301,
  shapefile,
  type Writing,
} from '../testing/parcel-files.ts'
import { type ReadFile, readFieldFile } from './read-field-file.ts'

/** Real parcels of 2024, © Põllumajanduse Registrite ja Informatsiooni Amet; beside the repository, where they are. */
const FOLDER = new URL('../../../../shared/samples/pria-2024/', import.meta.url)
const HAS_REAL = existsSync(FOLDER)

const metres: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const degrees: Writing = { system: 'EPSG:4326', isNorthFirst: false }
const made = manyParcels(18).map((parcel): Parcel => ({
  ...parcel,
  attributes: { ...parcel.attributes, taotlusaasta: 2024 },
}))
const crossing = made.map((parcel, i): Parcel => {
  const [a, b, c, d] = parcel.rings[0] ?? []
  return i === 7 && a && b && c && d ? { ...parcel, rings: [[a, c, b, d]] } : parcel
})
const urn = 'urn:ogc:def:crs:EPSG::3301'
/** The same set made up, for a machine without the real one. */
const MADE: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'parcels.gml': gmlFile(made, { ...metres, isNorthFirst: true, statement: urn }),
  'parcels-3301.geojson': geoJsonFile(made, { ...metres, statement: urn }),
  'parcels-wgs84.geojson': geoJsonFile(made, degrees),
  'parcels-shp.zip': shapefile(made, { ...metres, statement: PRJ_3301 }),
  'parcels.csv': csvFile(made, metres),
  'broken/no-prj-shp.zip': shapefile(made, metres),
  'broken/truncated-shp.zip': shapefile(made, metres).slice(0, 700),
  'broken/axis-swapped-wgs84.geojson': geoJsonFile(made, { ...degrees, isNorthFirst: true }),
  'broken/self-intersecting-3301.geojson': geoJsonFile(crossing, { ...metres, statement: urn }),
}
const read = (name: string): Promise<ReadFile> =>
  readFieldFile(
    HAS_REAL ? new Uint8Array(readFileSync(new URL(name, FOLDER))) : (MADE[name] ?? new Uint8Array()),
    2026,
  )

/** PRIA id, area in hectares as stated, measured area, crop that must be found. */
type Known = readonly [id: string, stated: number, measured: number, crop: string]
const REAL: readonly Known[] = [
  ['25563277', 10.29, 10.2859, 'poldhernes'],
  ['24708765', 4.09, 4.0865, 'talinisu'],
  ['24990249', 0.29, 0.2899, 'rohttaimed'],
  ['24995059', 1.14, 1.1362, 'liblik_korreliste_segu'],
  ['25344017', 14.12, 14.1242, 'valge_mesikas'],
  ['25909841', 1.01, 1.0109, 'muu_koogivili'],
  ['25726562', 2.53, 2.5317, 'suvioder'],
  ['24982389', 0.1, 0.0992, 'kartul'],
  ['24982391', 1.42, 1.4229, 'rohttaimed'],
  ['25760539', 4.68, 4.6757, 'kanep'],
  ['25370310', 0.79, 0.7912, 'vaarikas'],
  ['25922674', 10.54, 10.5372, 'suvinisu'],
  ['25729721', 4.99, 4.9948, 'mais'],
  ['25867067', 8.06, 8.055, 'kaer'],
  ['25929471', 1.13, 1.127, 'taliraps'],
  ['25929474', 3.91, 3.9134, 'talinisu'],
  ['25929476', 6.95, 6.9526, 'talinisu'],
  ['25727583', 1.46, 1.4612, 'rukis'],
]
const PARCELS = HAS_REAL
  ? REAL
  : made.map((parcel): Known => [String(parcel.attributes['pollu_id']), 1, 1, 'kaer'])

describe(HAS_REAL ? 'the real parcels' : 'the made-up parcels', () => {
  it.each([
    [
      'parcels.gml',
      { format: 'gml', coordinateSystem: 'EPSG:3301', isSystemStated: true, isAxisSwapped: false },
    ],
    ['parcels-3301.geojson', { format: 'geojson', coordinateSystem: 'EPSG:3301', isSystemStated: true }],
    ['parcels-wgs84.geojson', { format: 'geojson', coordinateSystem: 'EPSG:4326', isAxisSwapped: false }],
    ['parcels-shp.zip', { format: 'shapefile', coordinateSystem: 'EPSG:3301', isSystemStated: true }],
    ['parcels.csv', { format: 'csv', coordinateSystem: 'EPSG:3301', isSystemStated: false }],
    ['broken/no-prj-shp.zip', { format: 'shapefile', coordinateSystem: 'EPSG:3301', isSystemStated: false }],
    ['broken/axis-swapped-wgs84.geojson', { coordinateSystem: 'EPSG:4326', isAxisSwapped: true }],
  ])('of %s are the same 18', async (name, facts) => {
    const [file, reference] = [await read(name), await read('parcels.gml')]
    expect(file).toMatchObject(facts)
    expect(file.rows.map((row) => [row.externalId, row.area, row.mainCrop?.crop, row.year])).toEqual(
      PARCELS.map(([id, area, , crop]) => [id, area, crop, 2024]),
    )
    expect(file.rows.flatMap((row) => row.problems)).toEqual([])
    for (const [i, row] of file.rows.entries()) {
      const [here, there] = [mapDataOf(row.rings), mapDataOf(reference.rows[i]?.rings ?? [])]
      expect(here.geometry.rings.map((ring) => ring.length)).toEqual(
        there.geometry.rings.map((ring) => ring.length),
      )
      expect(here.centroid.lat).toBeCloseTo(there.centroid.lat, 6)
      expect(here.centroid.lng).toBeCloseTo(there.centroid.lng, 6)
    }
  })

  it('measure what was published', async () => {
    const { rows } = await read('parcels.gml')
    for (const [i, [id, , measured]] of PARCELS.entries())
      expect(hectaresOfRings(rows[i]?.rings ?? []), id).toBeCloseTo(measured, 3)
  })

  it('lose only the one that crosses itself, and say which', async () => {
    const { rows } = await read('broken/self-intersecting-3301.geojson')
    const rejected = rows.filter((row) => row.rings.length === 0)
    expect(rejected.map((row) => [row.row, row.externalId, row.problems[0]?.code])).toEqual([
      [8, PARCELS[7]?.[0], 'crossesItself'],
    ])
    expect(rejected[0]?.problems[0]?.detail).toMatch(/^Põllu ID \d+: kontuur lõikab iseennast/)
  })

  it('are refused when their archive is cut off', () =>
    expect(read('broken/truncated-shp.zip')).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ path: 'file', code: 'brokenArchive' }],
    }))
})
