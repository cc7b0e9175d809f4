import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { describe, expect, it } from 'vitest'
import {
  databaseFile,
  geoPackageFile,
  gpkgShape,
  layersFile,
  parcelLayer,
  type WkbStyle,
  wkbOf,
} from '../testing/geopackage-file.ts'
import { manyParcels, type Parcel, square, type Writing, zipFile } from '../testing/parcel-files.ts'
import { refusalOf } from '../testing/refused-file.ts'
import { readFieldFile } from './read-field-file.ts'

const metres: Writing = { system: 'EPSG:3301', isNorthFirst: false, statement: 'EPSG:3301' }
const FARM: Parcel[] = [
  {
    rings: [square(600_000, 6_480_000, 200), square(600_050, 6_480_050, 50)],
    attributes: { nimi: 'Jõe 🌾', pindala_ha: '3,75', pollu_id: 7001 },
  },
  {
    rings: [square(601_000, 6_480_000, 100), square(601_200, 6_480_000, 100)],
    attributes: { nimi: 'Kivi', pindala_ha: 2, pollu_id: 7002 },
  },
]
const ROWS = [
  { name: 'Jõe 🌾', area: 3.75, externalId: '7001', problems: [] },
  { name: 'Kivi', area: 2, externalId: '7002', problems: [] },
]
const read = (bytes: Uint8Array<ArrayBuffer>) => readFieldFile(bytes, 2026)
const layer = (parcels: readonly Parcel[], name: string) => parcelLayer(parcels, metres, { name })
/** A parcel with a border of many points: its shape needs pages of its own. */
const LONG: Parcel = {
  rings: [
    Array.from({ length: 3000 }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * i) / 3000
      return [602_000 + 300 * Math.cos(angle), 6_480_000 + 300 * Math.sin(angle)]
    }),
  ],
  attributes: {},
}

describe('a GeoPackage', () => {
  it.each<[string, WkbStyle]>([
    ['as QGIS writes it', {}],
    ['with the large end first', { isBig: true }],
    ['with heights', { more: 'Z' }],
    ['with measures', { more: 'M', isBig: true }],
    ['with both', { more: 'ZM' }],
    ['with heights as PostGIS has them', { more: 'Z', isExtended: true }],
    ['with both as PostGIS has them', { more: 'ZM', isExtended: true }],
  ])('is read %s', async (_, style) => {
    const file = await read(geoPackageFile(FARM, metres, style))
    expect(file).toMatchObject({ format: 'geopackage', coordinateSystem: 'EPSG:3301', isSystemStated: true })
    expect(file.rows).toMatchObject(ROWS)
    expect(file.rows.map(({ rings }) => rings.length)).toEqual([2, 2])
  })
  it('is read in degrees, without a system, and packed', async () => {
    const degrees: Writing = { system: 'EPSG:4326', isNorthFirst: false }
    const stated = await read(geoPackageFile(FARM, { ...degrees, statement: 'x' }))
    expect([stated.coordinateSystem, stated.isSystemStated]).toEqual(['EPSG:4326', true])
    expect((await read(geoPackageFile(FARM, degrees))).isSystemStated).toBe(false)
    expect((await read(zipFile({ 'pollud.gpkg': geoPackageFile(FARM, metres) }))).rows).toMatchObject(ROWS)
  })
  it.each([
    ['small pages', 'PRAGMA page_size = 512'],
    ['large pages', 'PRAGMA page_size = 65536'],
    ['letters of two bytes', "PRAGMA encoding = 'UTF-16le'"],
    ['letters of two bytes, the other way', "PRAGMA encoding = 'UTF-16be'"],
  ])('is read from a file with %s', async (_, before) => {
    const rows = [...FARM, { ...LONG, attributes: { nimi: 'Pikk', pindala_ha: 28.27, pollu_id: 3 } }]
    const file = await read(layersFile([layer(rows, 'pollud')], { before }))
    expect(file.rows).toMatchObject([...ROWS, { name: 'Pikk' }])
    expect(file.rows[2]?.rings[0]).toHaveLength(3000)
  })
  it('is read where rows were deleted and a column was added later', async () => {
    const after = `DELETE FROM pollud WHERE fid % 3 = 0; ALTER TABLE pollud ADD COLUMN aasta INTEGER;
      UPDATE pollud SET aasta = 2024 WHERE fid = 1; DELETE FROM pollud WHERE fid BETWEEN 100 AND 900`
    const { rows } = await read(layersFile([layer(manyParcels(1000), 'pollud')], { after }))
    expect(rows).toHaveLength(1000 - 333 - 534)
  })
  it('gives the layer with most parcels and names the others', async () => {
    const points = { ...layer(FARM, 'kaevud'), shapeType: 'POINT' }
    const file = await read(layersFile([points, layer(FARM.slice(1), 'vanad'), layer(FARM, 'pollud')]))
    expect(file.rows).toHaveLength(2)
    expect(file.notes.map(({ detail }) => detail)).toEqual([
      'Loetud on kiht „pollud”, milles on põlde kõige rohkem. Lugemata jäid kihid „vanad”, „kaevud”.',
    ])
  })
  it('says of a file that a program had open that something may be missing', async () => {
    const bytes = geoPackageFile(FARM, metres)
    bytes.fill(2, 18, 20)
    expect((await read(bytes)).notes).toMatchObject([{ code: 'openElsewhere' }])
  })
  it('with bows, and with points among the shapes, says so of those rows', async () => {
    const wkb = wkbOf(FARM[1] ?? LONG, metres)
    const bowed = wkb.slice()
    bowed[1] = 12
    bowed[10] = 10
    const point = Uint8Array.of(1, 1, 0, 0, 0, ...new Uint8Array(16))
    const shapes = [gpkgShape(bowed, false), gpkgShape(point), null, gpkgShape(wkb), Uint8Array.of(1, 2)]
    const file = await read(layersFile([{ name: 'a', shapes, attributes: [] }]))
    expect(file.rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['curvedShape'],
      ['noShape'],
      ['noShape'],
      [],
      ['noShape'],
    ])
  })
})

describe('a GeoPackage that is not run', () => {
  const hostile = (after: string) => layersFile([layer(FARM, 'pollud')], { after })
  it('reads no view in the place of a layer', async () => {
    const bytes = hostile('ALTER TABLE pollud RENAME TO t; CREATE VIEW pollud AS SELECT * FROM t')
    expect((await refusalOf(bytes))[0]).toBe('noRows')
  })
  it('leaves triggers, views and tables of extensions where they stand', async () => {
    const bytes = hostile(`CREATE VIEW v AS SELECT load_extension('x');
      CREATE TRIGGER t AFTER INSERT ON pollud BEGIN DELETE FROM pollud; END;
      CREATE VIRTUAL TABLE f USING fts5(a); CREATE TABLE w (a PRIMARY KEY) WITHOUT ROWID`)
    expect((await read(bytes)).rows).toMatchObject(ROWS)
  })
  it('goes round no circle of pages', async () => {
    const bytes = layersFile([layer(manyParcels(500), 'pollud')])
    const view = new DataView(bytes.buffer)
    const size = view.getUint16(16)
    // every page that leads to others leads to itself
    for (let page = 1; page * size < bytes.length; page++)
      if (bytes[page * size] === 5) view.setUint32(page * size + 8, page + 1)
    expect((await refusalOf(bytes))[0]).toBe('unreadable')
  })
})

describe('a GeoPackage that cannot be used', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
    [
      'of another system',
      layersFile([layer(FARM, 'a')], { srs: 25_832 }),
      'unknownCoordinates',
      'EPSG:25832',
    ],
    ['of points', layersFile([{ ...layer(FARM, 'kaevud'), shapeType: 'POINT' }]), 'otherShapes', '„kaevud”'],
    ['without layers', layersFile([]), 'noRows', ''],
    ['with an empty layer', layersFile([layer([], 'a')]), 'noRows', ''],
    ['of too many', layersFile([layer(manyParcels(MAX_ROWS + 1), 'a')]), 'tooManyRows', '5000'],
    [
      'that is another database',
      databaseFile((database) => database.exec('CREATE TABLE a (b)')),
      'isDatabase',
      'GeoPackage',
    ],
  ])('%s is refused by name', async (...[, bytes, code, words]) => {
    const [got, message] = await refusalOf(bytes)
    expect(got).toBe(code)
    expect(message).toContain(words)
    expect(message).not.toMatch(/[{}]/)
  })
  it('cut off anywhere is called broken', async () => {
    const bytes = geoPackageFile(FARM, metres)
    for (const length of [50, 150, 5000, bytes.length / 2, bytes.length - 1])
      expect((await refusalOf(bytes.slice(0, length)))[0]).toBe('unreadable')
  })
})

describe('the number of a row', () => {
  it.each([
    'pollu_id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom BLOB',
    '"POLLU_ID" integer not null primary key /* (x, */, geom BLOB CHECK (geom IN (1, 2) OR 1)',
    "geom BLOB DEFAULT ('a,b'), [pollu_id] INTEGER, b AS (pollu_id + 1), PRIMARY KEY (`pollu_id` AUTOINCREMENT)",
  ])('is the value of its column: %s', async (columns) => {
    const after = `CREATE TABLE t (nimi TEXT, ${columns});
      INSERT INTO t (pollu_id, nimi, geom) SELECT fid + 7000, nimi, geom FROM pollud;
      DROP TABLE pollud; ALTER TABLE t RENAME TO pollud`
    const { rows } = await read(layersFile([layer(FARM, 'pollud')], { after }))
    expect(rows.map(({ name, externalId }) => [name, externalId])).toEqual([
      ['Jõe 🌾', '7001'],
      ['Kivi', '7002'],
    ])
  })
})
