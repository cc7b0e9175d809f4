import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { describe, expect, it } from 'vitest'
import { kmlFile, kmlText, kmzFile } from '../testing/kml-file.ts'
import { encoded, manyParcels, type Parcel, square, zipFile } from '../testing/parcel-files.ts'
import { refusalOf } from '../testing/refused-file.ts'
import { readFieldFile } from './read-field-file.ts'

const read = (text: string) => readFieldFile(encoded(text), 2026)
const FIELD: Parcel = {
  rings: [square(600_000, 6_480_000, 200), square(600_050, 6_480_050, 50)],
  attributes: { nimi: 'Jõe 🌾 & <muu>', pindala: '3,75', massiivi_nr: '67350880620' },
}
const LINK = '<NetworkLink><Link><href>https://talu.ee/pollud.kml</href></Link></NetworkLink>'
const shape = (inner: string): string =>
  kmlText([]).replace('</Document>', `<Placemark><name>K</name>${inner}</Placemark></Document>`)
const RING = '26.70,58.40,0 26.71,58.40,0 26.71,58.41,0 26.70,58.40,0'
const polygon = (coordinates: string): string =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></outerBoundaryIs></Polygon>`

describe('a KML', () => {
  it.each([
    ['KML', kmlFile([FIELD])],
    ['KMZ', kmzFile([FIELD])],
    [
      'KMZ with pictures and more documents',
      zipFile({ 'a/b.kml': encoded('<kml/>'), 'doc.kml': kmlFile([FIELD]), 'p.png': new Uint8Array(9) }),
    ],
  ])('is read with names, holes and values of its own: %s', async (_, bytes) => {
    const file = await readFieldFile(bytes, 2026)
    expect(file).toMatchObject({
      format: 'kml',
      coordinateSystem: 'EPSG:4326',
      isSystemStated: true,
      notes: [],
    })
    expect(file.rows).toMatchObject([
      { name: 'Jõe 🌾 & <muu>', area: 3.75, code: '67350880620', problems: [] },
    ])
    expect(file.rows[0]?.rings).toHaveLength(2)
  })
  it('takes values of `Data` as well, and leaves marks of a page out of a name', async () => {
    const data =
      '<ExtendedData><Data name="Pindala (ha)"><displayName>9</displayName><value>40,2</value></Data></ExtendedData>'
    const text = shape(data + polygon(RING)).replace('<name>K</name>', '<name><![CDATA[<b>Kivi</b>]]></name>')
    expect((await read(text)).rows).toMatchObject([{ name: 'Kivi', area: 40.2 }])
  })
  it('takes blanks behind commas, and a ring that stands alone', async () => {
    expect((await read(shape(polygon(RING.replaceAll(',', ', '))))).rows[0]?.rings).toHaveLength(1)
    const alone = `<LinearRing><coordinates>${RING}</coordinates></LinearRing>`
    expect((await read(shape(alone))).rows[0]?.rings).toHaveLength(1)
  })
  it.each([
    '<Point><coordinates>26.7,58.4,0</coordinates></Point>',
    `<LineString><coordinates>${RING}</coordinates></LineString>`,
  ])('says of a pin or a line that there is no shape: %s', async (inner) =>
    expect((await read(shape(inner))).rows[0]?.problems).toMatchObject([{ code: 'noShape' }]),
  )
  it('follows no link, and says so', async () => {
    expect((await read(kmlText([FIELD], LINK))).notes).toMatchObject([{ code: 'linksLeftOut' }])
    const [code, message] = await refusalOf(encoded(kmlText([], LINK)))
    expect([code, message]).toEqual(['onlyLinks', expect.stringContaining('NetworkLink')])
  })
  it.each<[string, string, string]>([
    ['cut off', kmlText([FIELD]).slice(0, -60), 'unreadable'],
    ['with entities', kmlText([FIELD]).replace('?>', '?><!DOCTYPE kml [<!ENTITY a "b">]>'), 'unreadable'],
    ['without parcels', kmlText([]), 'noRows'],
    ['of too many', kmlText(manyParcels(MAX_ROWS + 1)), 'tooManyRows'],
  ])('%s is refused', async (_, text, code) => expect((await refusalOf(encoded(text)))[0]).toBe(code))
  it('packed so that it would burst is not unpacked', async () => {
    const bytes = zipFile({ 'doc.kml': kmlFile([FIELD]) }, () => 3_000_000_000)
    expect((await refusalOf(bytes))[0]).toBe('unpackedTooLarge')
    const lying = zipFile({ 'doc.kml': new Uint8Array(5_000_000) }, () => 100)
    expect((await refusalOf(lying))[0]).toBe('brokenArchive')
  })
})
