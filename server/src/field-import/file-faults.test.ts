/** Files that went wrong once: what each showed is what it must never show again. */
import { AppError } from '@vagu/core/errors'
import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { describe, expect, it } from 'vitest'
import {
  dbfFile,
  geoJsonFile,
  gmlFile,
  gmlText,
  joined,
  manyParcels,
  type Parcel,
  PRJ_3301,
  shpFile,
  square,
  type Writing,
  wktOf,
  zipFile,
} from '../testing/parcel-files.ts'
import { databaseFile } from '../testing/geopackage-file.ts'
import { readFieldFile } from './read-field-file.ts'

const metres: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const read = (file: string | Uint8Array<ArrayBuffer>) =>
  readFieldFile(typeof file === 'string' ? bytesOf(file) : file, 2026)
const FIELD = square(600_000, 6_480_000, 100)
const one = (attributes: Parcel['attributes'] = {}, ring = FIELD): Parcel => ({ rings: [ring], attributes })

async function refusalOf(file: string | Uint8Array<ArrayBuffer>): Promise<[code?: string, message?: string]> {
  const error: unknown = await read(file).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw new Error(`expected a refusal, got ${String(error)}`)
  return [error.fields[0]?.code ?? '', error.fields[0]?.message ?? '']
}
const problemsOf = async (file: string | Uint8Array<ArrayBuffer>) =>
  (await read(file)).rows.map(({ problems }) => problems.map(({ code }) => code))

describe('a file that is all promises', () => {
  const member = '<wfs:member><a/></wfs:member>'
  const gml = (members: string) => `<wfs:FeatureCollection xmlns:wfs="w">${members}</wfs:FeatureCollection>`

  it('a table of millions of rows of one byte is refused by its count', async () => {
    const table = new Uint8Array(1_000_000 + 65)
    const view = new DataView(table.buffer)
    view.setUint32(4, 1_000_000, true)
    view.setUint16(8, 65, true)
    view.setUint16(10, 1, true)
    const [code] = await refusalOf(zipFile({ 'a.shp': shpFile([one()], metres), 'a.dbf': table }))
    expect(code).toBe('tooManyRows')
  })
  it('shapes beyond the most that may be taken are not read: the file behind may be broken', async () => {
    const shapes = shpFile(manyParcels(MAX_ROWS + 1), metres)
    // the length of the last record is nonsense; whoever read it would say so
    shapes.fill(0xff, shapes.length - 100, shapes.length)
    expect((await refusalOf(zipFile({ 'a.shp': shapes })))[0]).toBe('tooManyRows')
  })
  it.each<[string, string]>([
    ['GML', `${gml(member.repeat(MAX_ROWS + 1)).slice(0, -30)}<broken`],
    ['GeoJSON', `{"features":[${'{},'.repeat(MAX_ROWS)}{},nonsense]}`],
    ['a list of features', `[${'{},'.repeat(MAX_ROWS)}{},nonsense]`],
    ['CSV', `WKT,a\n${'"POLYGON((1 1,2 2,3 3))",1\n'.repeat(MAX_ROWS + 2)}"never closed`],
  ])('%s is read no further than the first row too many', async (_, text) =>
    expect((await refusalOf(text))[0]).toBe('tooManyRows'),
  )
  it('a table of a million columns, and XML of a million attributes, are refused', async () => {
    expect((await refusalOf(`WKT,a\n${','.repeat(1_000_000)}`))[0]).toBe('unreadable')
    expect((await refusalOf(`<FeatureCollection ${'a="1" '.repeat(100_000)}/>`))[0]).toBe('unreadable')
  })
  it('a shape of a million points is not taken apart; the others are read', async () => {
    const long = '600000 6480000 '.repeat(1_000_000)
    const text = gmlText([one(), one({}, square(601_000, 6_480_000, 100))], metres)
    const file = text.replace(/<gml:posList>[^<]*/, `<gml:posList>${long}`)
    expect(await problemsOf(file)).toEqual([['tooManyPoints'], []])
    const feature = (points: string) => `{"geometry":{"type":"Polygon","coordinates":[[${points}]]}}`
    const valid = FIELD.map((point) => JSON.stringify(point)).join(',')
    const list = `{"features":[${feature('[1,2],'.repeat(1_000_000) + valid)},${feature(valid)}]}`
    expect(await problemsOf(list)).toEqual([['tooManyPoints'], []])
  })
  it('a record whose points lie in the next record is broken', async () => {
    const shapes = shpFile([one(), one()], metres)
    new DataView(shapes.buffer).setInt32(100 + 8 + 40, 9, true)
    expect((await refusalOf(zipFile({ 'a.shp': shapes })))[0]).toBe('unreadable')
  })
  it('5,000 fields of one name get their numbers, and 5,000 rows on one spot are told of', async () => {
    const rows = Array.from({ length: MAX_ROWS }, () => one({ nimi: 'Jõe' }))
    const file = await read(geoJsonFile(rows, metres))
    expect(file.rows.at(-1)?.problems.map(({ code }) => code)).toEqual(['overlapsInFile'])
  })
})

describe('a part of a set', () => {
  const collection = (attributes: string, behind = '') =>
    gmlText([one()], metres)
      .replace('<wfs:FeatureCollection ', `<wfs:FeatureCollection ${attributes} `)
      .replace('</wfs:FeatureCollection>', `${behind}</wfs:FeatureCollection>`)
  const json = (members: object) => {
    const text = new TextDecoder().decode(geoJsonFile([one()], metres))
    return JSON.stringify({ ...(JSON.parse(text) as object), ...members })
  }
  it.each<[string, string, string | undefined]>([
    ['GML that returned more than it holds', collection('numberReturned="100"'), 'partOf'],
    [
      'GML that matched more',
      collection('numberMatched="166500" numberReturned="1"'),
      'Fail on osa suuremast: selles on 1 põldu, kokku on neid 166500. Tooge ka ülejäänud.',
    ],
    ['GML of WFS 1.1', collection('numberOfFeatures="7"'), 'partOf'],
    ['GML with a next page', collection('numberMatched="unknown" next="http://x/?a=1&amp;b=2"'), 'part'],
    [
      'GML that was cut off by the service',
      collection('', '<wfs:additionalObjects><wfs:truncatedResponse/></wfs:additionalObjects>'),
      'part',
    ],
    ['GML that holds all', collection('numberMatched="1" numberReturned="1" next=""'), undefined],
    ['GML that does not know', collection('numberMatched="unknown" numberReturned="1"'), undefined],
    ['GeoJSON that matched more', json({ numberMatched: 20, numberReturned: 1 }), 'partOf'],
    ['GeoJSON of an older GeoServer', json({ totalFeatures: 20 }), 'partOf'],
    ['GeoJSON with a next page', json({ links: [{ rel: 'self' }, { rel: 'next', href: 'x' }] }), 'part'],
    ['GeoJSON of ArcGIS', json({ properties: { exceededTransferLimit: true } }), 'part'],
    [
      'GeoJSON that holds all',
      json({ numberMatched: 1, totalFeatures: 'unknown', links: [{ rel: 'self' }] }),
      undefined,
    ],
  ])('%s is called one, or not', async (_, text, expected) => {
    const [note, ...more] = (await read(text)).notes
    expect(more).toEqual([])
    expect(expected === undefined || expected.includes(' ') ? note?.detail : note?.code).toBe(expected)
  })
})

describe('a polygon that stands twice', () => {
  const ring = [...FIELD, FIELD[0] ?? [0, 0]]
  const pond = square(600_040, 6_480_040, 20)
  const multi = (coordinates: unknown) =>
    JSON.stringify({ features: [{ geometry: { type: 'MultiPolygon', coordinates } }] })
  const turned = [...ring.slice(2, -1), ...ring.slice(0, 3)].toReversed()
  const wkt = (points: readonly (readonly number[])[]) => points.map((at) => at.join(' ')).join(',')
  const shape = wkt(ring)

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['in GeoJSON', multi([[ring], [ring]])],
    ['begun elsewhere and turned round', multi([[ring], [turned]])],
    ['in WKT', `WKT\n"MULTIPOLYGON (((${shape})),((${shape})))"`],
    [
      'in GML',
      gmlText([one()], metres).replace(
        /<gml:Polygon>.*<\/gml:Polygon>/,
        (polygon) =>
          `<gml:MultiSurface>${`<gml:surfaceMember>${polygon}</gml:surfaceMember>`.repeat(2)}</gml:MultiSurface>`,
      ),
    ],
    ['in a shapefile', zipFile({ 'a.shp': shpFile([{ rings: [FIELD, FIELD], attributes: {} }], metres) })],
  ])('%s counts once, and that is told', async (_, file) => {
    const [row] = (await read(file)).rows
    expect([row?.area, row?.rings.length]).toEqual([1, 1])
    expect(row?.problems.map(({ code }) => code)).toEqual(['partRepeats'])
  })
  it('with its hole counts once with its hole', async () => {
    const [row] = (
      await read(
        multi([
          [ring, pond],
          [ring, pond],
        ]),
      )
    ).rows
    expect([row?.area, row?.rings.length]).toEqual([0.96, 2])
  })
  it('is ground where it fills the hole of another', async () => {
    const [row] = (await read(multi([[ring, pond], [pond]]))).rows
    expect([row?.area, row?.rings.length]).toEqual([1, 1])
  })
})

describe('an area that cannot be meant', () => {
  it.each<[Parcel['attributes'], number, string[]]>([
    [{ pindala: 10_000 }, 1, ['areaConverted']],
    [{ pindala_ha: '10 020,5' }, 1.0021, ['areaConverted']],
    [{ shape_area: 1.01 }, 1.01, ['areaConverted']],
    [{ pindala: 409_000 }, 1, ['areaOfShape']],
    [{ pindala: 9.9 }, 9.9, ['areaDiffers']],
    [{ pindala: 10.1 }, 1, ['areaOfShape']],
    [{ pindala: 0.1001 }, 0.1001, ['areaDiffers']],
    [{ pindala: 0.0999 }, 1, ['areaOfShape']],
  ])('%j is %d ha', async (attributes, area, problems) => {
    const [row] = (await read(geoJsonFile([one(attributes)], metres))).rows
    expect([row?.area, row?.problems.map(({ code }) => code)]).toEqual([area, problems])
  })
  it('says what was made of square metres', async () => {
    const [row] = (await read(geoJsonFile([one({ nimi: 'Jõe', pindala: 10_010 })], metres))).rows
    expect(row?.problems[0]?.detail).toBe(
      '„Jõe”: pindala „10010” on failis ruutmeetrites, hektarites 1,0010 ha.',
    )
  })
  it('of a parcel larger than a field may be rejects the row when it is read', async () => {
    // 32 km x 32 km inland is above 100,000 ha
    const [row] = (
      await read(geoJsonFile([one({ nimi: 'Kõik' }, square(560_000, 6_480_000, 32_000))], metres))
    ).rows
    expect(row?.rings).toEqual([])
    expect(row?.problems[0]?.detail).toBe(
      '„Kõik”: kontuuri pindala on 102400 ha. Ühe põllu pindala on kuni 100000 ha.',
    )
    const below = await read(geoJsonFile([one({}, square(560_000, 6_480_000, 31_000))], metres))
    expect(below.rows[0]?.area).toBe(96_100)
  })
})

describe('parcels of one file', () => {
  it('that lie on each other are told of, by rows of one year', async () => {
    const parcels = [
      one({ nimi: 'Üks' }),
      one({ nimi: 'Kaks' }, square(600_080, 6_480_000, 100)),
      one({ nimi: 'Kolm' }, square(600_280, 6_480_000, 100)),
      one({ nimi: 'Neli', aasta: 2025 }),
      // 4 m wide: 400 square metres
      one({ nimi: 'Viis' }, square(600_376, 6_480_000, 100)),
    ]
    const { rows } = await read(geoJsonFile(parcels, metres))
    expect(rows.map(({ problems }) => problems.map(({ detail }) => detail))).toEqual([
      [],
      ['„Kaks”: kontuur kattub faili rea 1 kontuuriga 0,20 ha ulatuses.'],
      [],
      [],
      [],
    ])
  })
  it('that bear one parcel and field number in one year are told of', async () => {
    const code = '67350880620'
    const rows = [
      { massiiv: code, pollu_nr: 1 },
      { massiiv: code, pollu_nr: 2 },
      { massiiv: code, pollu_nr: 1 },
      { massiiv: code, pollu_nr: 1, aasta: 2025 },
      { pollu_nr: 1 },
      { pollu_nr: 1 },
    ].map((attributes, i) => one(attributes, square(600_000 + 300 * i, 6_480_000, 100)))
    expect(await problemsOf(geoJsonFile(rows, metres))).toEqual([[], [], ['numbersRepeat'], [], [], []])
  })
})

describe('letters', () => {
  const wktLine = (name: string) => `WKT,nimi\n"${wktOf(one(), metres)}",${name}`
  it('one broken byte leaves the others as they are, and is told', async () => {
    const bytes = Uint8Array.from([...bytesOf(`${wktLine('Jõeäär')}\n"${wktOf(one(), metres)}",K`), 0xf5])
    const file = await read(bytes)
    expect(file.rows.map(({ name }) => name)).toEqual(['Jõeäär', 'K\uFFFD'])
    expect(file.notes.map(({ code }) => code)).toEqual(['brokenLetters'])
  })
  it.each<[string, number[], string | undefined]>([
    ['UTF-8 under a .cpg of 1257', [...bytesOf('Jõe, Šveits')], '1257'],
    [
      'Western letters without a .cpg',
      [0x4a, 0xf5, 0x65, 0x2c, 0x20, 0x8a, 0x76, 0x65, 0x69, 0x74, 0x73],
      undefined,
    ],
    [
      'Western letters under a .cpg of 1257',
      [0x4a, 0xf5, 0x65, 0x2c, 0x20, 0x8a, 0x76, 0x65, 0x69, 0x74, 0x73],
      '1257',
    ],
  ])('%s come out right', async (_, letters, cpg) => {
    const table = dbfFile([one({ nimi: 'x' })], () => Uint8Array.from(letters))
    const label = cpg === undefined ? {} : { 'a.cpg': bytesOf(cpg) }
    const file = await read(zipFile({ 'a.shp': shpFile([one()], metres), 'a.dbf': table, ...label }))
    expect(file.rows[0]?.name).toBe('Jõe, Šveits')
  })
  it('an XML that names its page is read by it', async () => {
    const gml = gmlText([one({ nimi: 'J\u00f5e' })], metres).replace('UTF-8', 'ISO-8859-13')
    expect((await read(new Uint8Array(Buffer.from(gml, 'latin1')))).rows[0]?.name).toBe('Jõe')
  })
})

/** Workbook with a password as Office keeps it: the old kind of file, with the new one locked in it. */
const lockedWorkbook = () =>
  joined([
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    new Uint8Array(1000),
    new Uint8Array(Buffer.from('EncryptedPackage', 'utf16le')),
    new Uint8Array(1000),
  ])

describe('a file of another kind', () => {
  const empty = new Uint8Array(3)
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['a MIF', 'Version 300\nCharset "WindowsBaltic"\nDelimiter ","\nColumns 1\n  Nimi Char(20)', 'isMapInfo'],
    ['a TAB', '!table\n!version 300\n!charset WindowsBaltic\n\nDefinition Table', 'isMapInfo'],
    ['a saved page', '<!DOCTYPE html>\n<html lang="et"><head><title>PRIA</title>', 'isWebPage'],
    ['a saved page in XML', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x">\n<html></html>', 'isWebPage'],
    ['a workbook of LibreOffice', zipFile({ mimetype: empty, 'content.xml': empty }), 'isSpreadsheet'],
    ['a workbook of bytes', zipFile({ 'xl/workbook.bin': empty }), 'isSpreadsheet'],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'isSpreadsheet'],
    ['a workbook behind a password', lockedWorkbook(), 'isLockedWorkbook'],
    ['a DXF', '  0\r\nSECTION\r\n  2\r\nHEADER', 'isDrawing'],
    ['a PDF', '%PDF-1.7\n', 'isPdf'],
    ['a database', databaseFile((database) => database.exec('CREATE TABLE a (b)')), 'isDatabase'],
    ['a .shp alone', shpFile([one()], metres), 'isLoneShape'],
    ['a service that refused', '<?xml version="1.0"?><ows:ExceptionReport xmlns:ows="x"/>', 'isServiceError'],
    ['a TopoJSON', '{"type":"Topology","arcs":[]}', 'isOtherJson'],
    ['an Esri JSON', '{"geometryType":"esriGeometryPolygon","features":[]}', 'isOtherJson'],
  ])('%s is named', async (_, file, kind) => {
    const [code, message = ''] = await refusalOf(file)
    expect(code).toBe(kind)
    expect(message).toMatch(/^See (?:on|fail) .+\..+\.$/)
    expect(message).not.toMatch(/[{}]/)
  })
  it('a list of features is read', async () => {
    const features = (
      JSON.parse(new TextDecoder().decode(geoJsonFile([one(), one()], metres))) as { features: [] }
    ).features
    expect((await read(JSON.stringify(features))).rows).toHaveLength(2)
  })
  it('two layers of different systems are both named', async () => {
    const layers = zipFile({
      'a.shp': shpFile([one()], metres),
      'a.prj': bytesOf(PRJ_3301),
      'b.shp': shpFile([one()], metres),
      'b.prj': bytesOf('GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]'),
    })
    expect(await refusalOf(layers)).toEqual([
      'severalCoordinates',
      'Failis on mitu koordinaatsüsteemi (Estonian_Coordinate_System_of_1997, GCS_WGS_1984). Salvestage iga kiht eraldi failina ja tooge need ükshaaval.',
    ])
  })
  it('a system that is not ours is named by its name alone', async () => {
    const foreign = 'PROJCS["ETRS_1989_TM35FIN",GEOGCS["x"]]'
    const [, message] = await refusalOf(
      zipFile({ 'a.shp': shpFile([one()], metres), 'a.prj': bytesOf(foreign) }),
    )
    expect(message).toContain('(ETRS_1989_TM35FIN)')
  })
})

describe('GML of other hands', () => {
  const gml = gmlText([one()], metres)
  const list = (text: string) => gml.replace(/<gml:posList>[^<]*/, `<gml:posList>${text}`)
  it('with decimal commas is read', async () => {
    const text = '600000,5 6480000,25 600100,5 6480000,25 600100,5 6480100,25 600000,5 6480100,25'
    expect((await read(list(text))).rows[0]?.rings[0]?.[0]).toEqual([600_000.5, 6_480_000.25])
  })
  it.each([
    '600000,6480000 600100,6480000 600100,6480100 600000,6480100',
    '600000.0,6480000.0 600100.0,6480000.0 600100.0,6480100.0 600000.0,6480100.0',
  ])('with commas between the numbers of a point is read', async (text) =>
    expect((await read(list(text))).rows[0]?.area).toBe(1),
  )
  it('with bowed lines says so', async () => {
    const bowed = gml.replace('<gml:posList>', '<gml:ArcString/><gml:posList>')
    expect((await read(bowed)).rows[0]?.problems).toEqual([
      { code: 'curvedShape', detail: expect.stringContaining('kaari') as string },
    ])
  })
})

describe('the border', () => {
  it.each<[string, number, number, boolean]>([
    ['Valga', 57.776, 26.03, true],
    ['Valka in Latvia, 6 km beyond', 57.72, 25.99, false],
    ['Mõniste', 57.56, 26.53, true],
    ['Ainaži in Latvia', 57.82, 24.33, false],
    ['Ruhnu', 57.8, 23.24, true],
    ['Sõrve säär', 57.92, 22.06, true],
    ['Värska', 57.95, 27.63, true],
    ['Alūksne in Latvia', 57.42, 27.05, false],
    ['Rūjiena in Latvia', 57.9, 25.33, false],
    ['Kuremaa by Narva', 59.35, 28.15, true],
    ['Ivangorod and beyond', 59.37, 28.35, false],
    ['Palkino in Russia', 57.54, 28, false],
    ['Tallinn', 59.42, 24.75, true],
  ])('%s', async (...[, lat, lng, isInside]) => {
    const side = 0.001
    const ring = [
      [lng, lat],
      [lng + side, lat],
      [lng + side, lat + side],
      [lng, lat + side],
    ]
    const file = JSON.stringify({ features: [{ geometry: { type: 'Polygon', coordinates: [ring] } }] })
    expect(await problemsOf(file)).toEqual([isInside ? [] : ['outsideEstonia']])
  })
})

describe('a row that is rejected', () => {
  it.each<[Parcel['attributes'], string]>([
    [{ nimi: 'Jõe', pollu_id: 7, pollu_nr: 3 }, '„Jõe”: '],
    [{ massiiv: '67350880620', pollu_nr: 3, pollu_id: 7 }, 'Massiiv 67350880620, põld nr 3: '],
    [{ pollu_nr: '3a' }, 'Põld nr 3a: '],
    [{ pollu_id: 7 }, 'Põllu ID 7: '],
    [{ massiiv: '67350880620' }, 'Massiiv 67350880620: '],
    [{}, 'Rida 1: '],
  ])('of %j is called by what the file calls it', async (attributes, start) => {
    const [row] = (await read(gmlFile([{ rings: [], attributes }], metres))).rows
    expect(row?.problems[0]?.detail).toBe(`${start}kontuuri ei ole.`)
  })
})
