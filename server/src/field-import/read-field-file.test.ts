import { AppError } from '@vagu/core/errors'
import { describe, expect, it } from 'vitest'
import {
  csvFile,
  csvText,
  geoJsonFile,
  gmlFile,
  gmlText,
  manyParcels,
  type Parcel,
  PRJ_3301,
  shapefile,
  square,
  type Writing,
} from '../testing/parcel-files.ts'
import { type ReadFile, readFieldFile } from './read-field-file.ts'

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const metres: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const degrees: Writing = { system: 'EPSG:4326', isNorthFirst: false }
const read = (bytes: Uint8Array<ArrayBuffer>) => readFieldFile(bytes, 2026)

/** Refusal of a file: its code and its sentence. */
async function refusalOf(bytes: Uint8Array<ArrayBuffer>): Promise<[string, string, string | undefined]> {
  const error: unknown = await read(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`expected a refusal, got ${String(error)}`)
  const [field] = error.fields
  expect(field?.path).toBe('file')
  expect(field?.message).toMatch(/^[A-ZÕÄÖÜ].*[.)]$/s)
  expect(field?.message).not.toMatch(/[{}]/)
  return [error.code, field?.code ?? '', field?.message]
}

const FARM: Parcel[] = [
  {
    rings: [square(600_000, 6_480_000, 200), square(600_050, 6_480_050, 50)],
    attributes: {
      pollu_id: 7001,
      taotlusaasta: 2025,
      pindala_ha: '3.75',
      taotletud_kultuur: 'kanep, Finola',
    },
  },
  {
    rings: [square(601_000, 6_480_000, 100), square(601_200, 6_480_000, 100)],
    attributes: {
      pollu_id: 7002,
      taotlusaasta: 2025,
      pindala_ha: '2',
      taotletud_kultuur: 'rukis "Õie" & <muu>',
    },
  },
]
const outline = (file: ReadFile) =>
  file.rows.map(({ externalId, year, area, declaredCrop, rings }) => ({
    externalId,
    year,
    area,
    declaredCrop,
    points: rings.reduce((sum, ring) => sum + ring.length, 0),
  }))
const EXPECTED = [
  { externalId: '7001', year: 2025, area: 3.75, declaredCrop: 'kanep, Finola', points: 8 },
  { externalId: '7002', year: 2025, area: 2, declaredCrop: 'rukis "Õie" & <muu>', points: 8 },
]

describe('the same parcels', () => {
  const urn = (code: number) => `urn:ogc:def:crs:EPSG::${code}`
  it.each<[string, Uint8Array<ArrayBuffer>, Partial<ReadFile>]>([
    [
      'GeoJSON that names its system',
      geoJsonFile(FARM, { ...metres, statement: urn(3301) }),
      { format: 'geojson', coordinateSystem: 'EPSG:3301', isSystemStated: true, isAxisSwapped: false },
    ],
    [
      'GeoJSON in metres that names none',
      geoJsonFile(FARM, metres),
      { isSystemStated: false, isAxisSwapped: false },
    ],
    [
      'GeoJSON in degrees',
      geoJsonFile(FARM, degrees),
      { coordinateSystem: 'EPSG:4326', isAxisSwapped: false },
    ],
    [
      'GeoJSON in degrees, latitude first',
      geoJsonFile(FARM, { ...degrees, isNorthFirst: true }),
      { coordinateSystem: 'EPSG:4326', isAxisSwapped: true },
    ],
    [
      'GeoJSON in metres, north first',
      geoJsonFile(FARM, { ...metres, isNorthFirst: true }),
      { isAxisSwapped: true },
    ],
    [
      'GeoJSON that says degrees but holds metres',
      geoJsonFile(FARM, { ...metres, statement: 'urn:ogc:def:crs:OGC:1.3:CRS84' }),
      { coordinateSystem: 'EPSG:3301', isSystemStated: false },
    ],
    [
      'GML as the urn promises, north first',
      gmlFile(FARM, { ...metres, isNorthFirst: true, statement: urn(3301) }),
      { format: 'gml', isSystemStated: true, isAxisSwapped: false },
    ],
    [
      'GML with the axes exchanged',
      gmlFile(FARM, { ...metres, statement: urn(3301) }),
      { isSystemStated: true, isAxisSwapped: true },
    ],
    [
      'GML with a plain name, east first',
      gmlFile(FARM, { ...metres, statement: 'EPSG:3301' }),
      { isSystemStated: true, isAxisSwapped: false },
    ],
    [
      'GML in degrees, latitude first',
      gmlFile(FARM, {
        ...degrees,
        isNorthFirst: true,
        statement: 'http://www.opengis.net/def/crs/EPSG/0/4326',
      }),
      { coordinateSystem: 'EPSG:4326', isSystemStated: true, isAxisSwapped: false },
    ],
    [
      'a shapefile',
      shapefile(FARM, { ...metres, statement: PRJ_3301 }),
      { format: 'shapefile', isSystemStated: true },
    ],
    ['a shapefile without .prj', shapefile(FARM, metres), { format: 'shapefile', isSystemStated: false }],
    ['CSV with WKT', csvFile(FARM, metres), { format: 'csv', isSystemStated: false }],
    ['CSV with EWKT', csvFile(FARM, { ...metres, statement: '3301' }), { isSystemStated: true }],
    ['CSV with semicolons', bytesOf(csvText(FARM, metres, ';')), { format: 'csv' }],
    ['CSV with tabs', bytesOf(csvText(FARM, metres, '\t')), { format: 'csv' }],
    ['CSV with a byte order mark', bytesOf(`\u{feff}${csvText(FARM, metres)}`), { format: 'csv' }],
  ])('are read from %s', async (_, bytes, facts) => {
    const file = await read(bytes)
    expect(file).toMatchObject(facts)
    expect(outline(file)).toEqual(EXPECTED)
    expect(file.rows.flatMap((row) => row.problems)).toEqual([])
  })

  it('are read from the code page of older programs', async () => {
    const text = csvText(FARM, metres)
    const bytes = new Uint8Array(Buffer.from(text.replaceAll('Õ', '\u00d5'), 'latin1'))
    expect(outline(await read(bytes))).toEqual(EXPECTED)
  })

  it('are read from GML 2 with coordinates, and from rings made of curves', async () => {
    const old = gmlText(FARM, { ...metres, statement: 'EPSG:3301' })
      .replaceAll('gml:exterior', 'gml:outerBoundaryIs')
      .replaceAll('gml:interior', 'gml:innerBoundaryIs')
      .replaceAll(/<gml:posList>([^<]*)<\/gml:posList>/g, (_, list: string) => {
        const pairs = list.replaceAll(/(\S+) (\S+)/g, '$1,$2')
        return `<gml:coordinates>${pairs}</gml:coordinates>`
      })
    expect(outline(await read(bytesOf(old)))).toEqual(EXPECTED)
    const curves = gmlText(FARM, { ...metres, statement: 'EPSG:3301' })
      .replaceAll('<gml:LinearRing>', '<gml:Ring><gml:curveMember><gml:LineString>')
      .replaceAll('</gml:LinearRing>', '</gml:LineString></gml:curveMember></gml:Ring>')
    expect(outline(await read(bytesOf(curves)))).toEqual(EXPECTED)
  })
})

describe('a file that cannot be used', () => {
  const geoJson = new TextDecoder().decode(geoJsonFile(FARM, metres))
  const gml = gmlText(FARM, { ...metres, statement: 'EPSG:3301' })
  const csv = csvText(FARM, metres)
  const bomb = `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(100)}">]>`
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['is empty', new Uint8Array(), 'emptyFile'],
    ['is blank', bytesOf(' \n\n'), 'emptyFile'],
    ['is a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3), 'isPicture'],
    ['is a letter', bytesOf('Tere!\nSaadan põllud homme.'), 'unknownFormat'],
    ['is a table without shapes', bytesOf('nimi,pindala\nJõe,12'), 'unknownFormat'],
    ['is some other JSON', bytesOf('{"a":1}'), 'isOtherJson'],
    ['is some other XML', bytesOf('<vast><a/></vast>'), 'unknownFormat'],
    ['is half a GeoJSON', bytesOf(geoJson.slice(0, geoJson.length / 2)), 'unreadable'],
    ['is half a GML', bytesOf(gml.slice(0, gml.length / 2)), 'unreadable'],
    ['is half a CSV', bytesOf(csv.slice(0, csv.length - 2)), 'unreadable'],
    ['defines entities', bytesOf(gml.replace('?>', `?>${bomb}`)), 'unreadable'],
    ['holds no parcels', geoJsonFile([], metres), 'noRows'],
    ['holds no members', gmlFile([], metres), 'noRows'],
    ['is in another system', geoJsonFile(FARM, { ...metres, statement: 'EPSG:32635' }), 'unknownCoordinates'],
    [
      'has a .prj of another country',
      shapefile(FARM, { ...metres, statement: 'PROJCS["ETRS_TM35FIN",GEOGCS["x"]]' }),
      'unknownCoordinates',
    ],
    ['holds more parcels than can be taken', geoJsonFile(manyParcels(5001), metres), 'tooManyRows'],
  ])('%s', async (_, bytes, problem) => {
    const [code, got] = await refusalOf(bytes)
    expect([code, got]).toEqual(['invalid', problem])
  })

  it('is larger than 50 MB', async () => {
    const [code, problem, message] = await refusalOf(new Uint8Array(51 * 1024 * 1024))
    expect([code, problem, message]).toEqual(['tooLarge', 'tooLarge', 'Fail on liiga suur. Kuni 50 MB.'])
  })
})
