import { AppError } from '@vagu/core/errors'
import { type Point, toGrid, toLatLng } from '@vagu/core/geo/estonian-grid'
import { hectaresOfRings } from '@vagu/core/geo/map-data'
import { distanceOf } from '@vagu/core/geo/line'
import * as fc from 'fast-check'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import {
  csvFile,
  geoJsonFile,
  gmlFile,
  type Parcel,
  shapefile,
  type System,
  type Writing,
} from '../testing/parcel-files.ts'
import { geoPackageFile } from '../testing/geopackage-file.ts'
import { kmlFile } from '../testing/kml-file.ts'
import { parcelWorkbook } from '../testing/workbook-file.ts'
import { readFieldFile } from './read-field-file.ts'

/** A star around a point, corners at random distances, so it never crosses itself; sometimes with a pond in it. */
const star = fc
  .record({
    east: fc.integer({ min: 420_000, max: 680_000 }),
    north: fc.integer({ min: 6_450_000, max: 6_580_000 }),
    corners: fc.array(fc.integer({ min: 60, max: 400 }), { minLength: 3, maxLength: 40 }),
    hasPond: fc.boolean(),
  })
  .map(({ east, north, corners, hasPond }): Point[][] => {
    const around = (radii: readonly number[]) =>
      radii.map((radius, i): Point => {
        const angle = (2 * Math.PI * i) / radii.length
        return [east + radius * Math.cos(angle), north + radius * Math.sin(angle)]
      })
    return hasPond ? [around(corners), around([20, 20, 20, 20])] : [around(corners)]
  })
  .filter((rings) => rings.length === 1 || (rings[0]?.length ?? 0) > 4)
/** The largest distance of a corner from the middle of its star, with room to spare. */
const REACH = 1000
/** Parcels that lie upon each other would be told of, rightly. */
const areApart = (one: Point[][], other: Point[][]): boolean => {
  const [here, there] = [one[0]?.[0], other[0]?.[0]]
  return (
    here !== undefined &&
    there !== undefined &&
    Math.hypot(here[0] - there[0], here[1] - there[1]) > 2 * REACH
  )
}
const parcels = fc
  .array(star, { minLength: 1, maxLength: 4 })
  .filter((list) => list.every((one, i) => list.slice(i + 1).every((other) => areApart(one, other))))
  .map((list) =>
    list.map((rings, i): Parcel => ({ rings, attributes: { pollu_id: i + 1, taotletud_kultuur: 'kaer' } })),
  )

const STATEMENTS: Readonly<Record<System, string>> = {
  'EPSG:3301': 'urn:ogc:def:crs:EPSG::3301',
  'EPSG:4326': 'urn:ogc:def:crs:EPSG::4326',
}
const formats = {
  geojson: geoJsonFile,
  gml: gmlFile,
  csv: csvFile,
  shapefile,
  geopackage: geoPackageFile,
  xlsx: parcelWorkbook,
  kml: kmlFile,
}
/** KML knows degrees alone, longitude first. */
const KML: Writing = { system: 'EPSG:4326', isNorthFirst: false, statement: 'always' }
const files = fc.record({
  format: fc.constantFrom('geojson', 'gml', 'csv', 'shapefile', 'geopackage', 'xlsx', 'kml'),
  system: fc.constantFrom<System>('EPSG:3301', 'EPSG:4326'),
  isNorthFirst: fc.boolean(),
  isStated: fc.boolean(),
})

/** Metres from the one of these corners that lies farthest from all of those. */
const farthest = (these: readonly Point[], those: readonly Point[]): number =>
  Math.max(...these.map((corner) => Math.min(...those.map((other) => distanceOf(corner, other)))))

describe('whatever the parcels', () => {
  it('come back with the same area and corners from every format, system and order of axes', async () => {
    await fc.assert(
      fc.asyncProperty(parcels, files, async (written, { format, isStated, ...wished }) => {
        const stating = isStated && ['geojson', 'gml', 'geopackage'].includes(format)
        const writing: Writing =
          format === 'kml' ? KML : { ...wished, ...(stating && { statement: STATEMENTS[wished.system] }) }
        const { system, isNorthFirst } = writing
        const canState = writing.statement !== undefined
        const file = await readFieldFile(formats[format](written, writing), 2026)
        expect(file).toMatchObject({ format, coordinateSystem: system, isSystemStated: canState })
        expect(file.isAxisSwapped).toBe(isNorthFirst !== (canState && format === 'gml'))
        expect(file.rows.flatMap((row) => row.problems)).toEqual([])
        for (const [i, row] of file.rows.entries()) {
          const own = written[i]?.rings ?? []
          expect(Math.abs(row.area - hectaresOfRings(own))).toBeLessThan(0.001)
          expect(row.rings).toHaveLength(own.length)
          expect(farthest(row.rings.flat(), own.flat())).toBeLessThan(0.05)
          expect(farthest(own.flat(), row.rings.flat())).toBeLessThan(0.05)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('whatever the bytes', () => {
  const refuses = async (bytes: Uint8Array) => {
    const error: unknown = await readFieldFile(new Uint8Array(bytes), 2026).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (error !== undefined) expect(error).toBeInstanceOf(AppError)
  }
  const starts = [
    '',
    '{',
    '{"features":',
    '<',
    '<a',
    'PK\u0003\u0004',
    'PK\u0005\u0006',
    'WKT\n"POLYGON((',
    'WKT\n',
  ]

  it('nothing but a refusal is thrown', async () => {
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }))
    await fc.assert(
      fc.asyncProperty(bytes, ([start, rest]) => refuses(Buffer.concat([Buffer.from(start), rest]))),
      { numRuns: 500 },
    )
  })
  it('nothing but a refusal is thrown for any JSON', async () => {
    const anything = fc.json({ maxDepth: 6 })
    const shaped = fc.record({
      type: fc.constant('FeatureCollection'),
      features: fc.array(
        fc.record({
          geometry: fc.record({
            type: fc.constantFrom('Polygon', 'MultiPolygon', 'GeometryCollection'),
            coordinates: fc.jsonValue(),
            geometries: fc.jsonValue(),
          }),
          properties: fc.jsonValue(),
        }),
      ),
      crs: fc.jsonValue(),
    })
    const texts = fc.oneof(
      anything,
      shaped.map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(texts, (text) => refuses(Buffer.from(text))),
      { numRuns: 500 },
    )
  })
  it('nothing but a refusal is thrown for a sound file with wrong bytes in it', async () => {
    const valid = Object.values(formats).map((write) =>
      write(
        [
          {
            rings: [
              [
                [600_000, 6_480_000],
                [600_100, 6_480_000],
                [600_100, 6_480_100],
              ],
            ],
            attributes: { nimi: 'Jõe' },
          },
        ],
        { system: 'EPSG:3301', isNorthFirst: false },
      ),
    )
    const wounds = fc.array(fc.tuple(fc.nat(60_000), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...valid), wounds, async (file, changes) => {
        const bytes = file.slice()
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        await refuses(bytes)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the grid', () => {
  it('agrees with proj4 to a millimetre, both ways', () => {
    const definition =
      '+proj=lcc +lat_1=59.33333333333334 +lat_2=58 +lat_0=57.51755393055556 +lon_0=24 +x_0=500000 +y_0=6375000 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs'
    const inEstonia = fc.tuple(
      fc.double({ min: 21.5, max: 28.5, noNaN: true }),
      fc.double({ min: 57.4, max: 59.8, noNaN: true }),
    )
    fc.assert(
      fc.property(inEstonia, ([lng, lat]) => {
        const [x, y] = toGrid({ lat, lng })
        const [east = 0, north = 0] = proj4(definition, [lng, lat])
        expect(Math.hypot(x - east, y - north)).toBeLessThan(0.001)
        const back = toLatLng([east, north])
        expect(Math.abs(back.lat - lat)).toBeLessThan(2e-8)
        expect(Math.abs(back.lng - lng)).toBeLessThan(2e-8)
      }),
    )
  })
})
