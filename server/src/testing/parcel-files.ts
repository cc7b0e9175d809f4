/** Writes made-up parcels in every format that the importer reads, so that tests know what must come out. */
import { deflateRawSync } from 'node:zlib'
import { type Point, toLatLng } from '@vagu/core/geo/estonian-grid'
import { polygonsOf } from '@vagu/core/geo/rings'
import { checksumOf } from '../archives/zip.ts'

/** A parcel: rings in metres of EPSG:3301 and attributes by their name in the file. */
export interface Parcel {
  readonly rings: readonly (readonly Point[])[]
  readonly attributes: Readonly<Record<string, string | number>>
}

export type System = 'EPSG:3301' | 'EPSG:4326'
/** How numbers are written: in which system, and which comes first. */
export interface Writing {
  readonly system: System
  readonly isNorthFirst: boolean
  /** Statement of the file about its system; nothing when undefined. */
  readonly statement?: string
}

export const encoded = (text: string) => new Uint8Array(new TextEncoder().encode(text))

function written(point: Point, writing: Writing): [number, number] {
  const { lat, lng } = toLatLng(point)
  const [east, north] = writing.system === 'EPSG:3301' ? point : [lng, lat]
  return writing.isNorthFirst ? [north, east] : [east, north]
}

/** Polygons with their holes, rings closed, as the writing has them. */
export const polygonsIn = (parcel: Parcel, writing: Writing): [number, number][][][] =>
  polygonsOf(parcel.rings).map((polygon) =>
    polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map((point) => written(point, writing))),
  )

export function geoJsonFile(parcels: readonly Parcel[], writing: Writing): Uint8Array<ArrayBuffer> {
  const features = parcels.map((parcel) => {
    const coordinates = polygonsIn(parcel, writing)
    const geometry =
      coordinates.length === 1
        ? { type: 'Polygon', coordinates: coordinates[0] }
        : { type: 'MultiPolygon', coordinates }
    return { type: 'Feature', geometry, properties: parcel.attributes }
  })
  const crs = writing.statement && { crs: { type: 'name', properties: { name: writing.statement } } }
  return encoded(JSON.stringify({ type: 'FeatureCollection', features, ...crs }))
}

export function wktOf(parcel: Parcel, writing: Writing): string {
  const polygons = polygonsIn(parcel, writing).map(
    (polygon) => `(${polygon.map((ring) => `(${ring.map((at) => at.join(' ')).join(', ')})`).join(', ')})`,
  )
  return polygons.length === 1 ? `POLYGON ${polygons[0]}` : `MULTIPOLYGON (${polygons.join(', ')})`
}

export function csvText(parcels: readonly Parcel[], writing: Writing, separator = ','): string {
  const names = Object.keys(parcels[0]?.attributes ?? {})
  const cell = (value: string | number | undefined) => `"${String(value ?? '').replaceAll('"', '""')}"`
  const start = writing.statement === undefined ? '' : `SRID=${writing.statement};`
  const lines = parcels.map((parcel) =>
    [start + wktOf(parcel, writing), ...names.map((name) => parcel.attributes[name])]
      .map(cell)
      .join(separator),
  )
  return [['WKT', ...names].join(separator), ...lines].join('\r\n')
}
export const csvFile = (parcels: readonly Parcel[], writing: Writing) => encoded(csvText(parcels, writing))

export const escaped = (text: string | number) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** GML 3.2 in a WFS 2.0 collection, as GeoServer writes it. */
export function gmlText(parcels: readonly Parcel[], writing: Writing): string {
  const line = (ring: [number, number][]) =>
    `<gml:LinearRing><gml:posList>${ring.flat().join(' ')}</gml:posList></gml:LinearRing>`
  const srs = writing.statement === undefined ? '' : ` srsName="${escaped(writing.statement)}"`
  const polygon = ([outer = [], ...holes]: [number, number][][]) =>
    `<gml:Polygon${srs}><gml:exterior>${line(outer)}</gml:exterior>` +
    `${holes.map((hole) => `<gml:interior>${line(hole)}</gml:interior>`).join('')}</gml:Polygon>`
  const shape = (polygons: [number, number][][][]) =>
    polygons.length === 1
      ? polygon(polygons[0] ?? [])
      : `<gml:MultiSurface${srs}>${polygons.map((one) => `<gml:surfaceMember>${polygon(one)}</gml:surfaceMember>`).join('')}</gml:MultiSurface>`
  const members = parcels.map((parcel) => {
    const attributes = Object.entries(parcel.attributes).map(
      ([name, value]) => `<p:${name}>${escaped(value)}</p:${name}>`,
    )
    return `<wfs:member><p:parcel>${attributes.join('')}<p:geom>${shape(polygonsIn(parcel, writing))}</p:geom></p:parcel></wfs:member>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><wfs:FeatureCollection xmlns:wfs="w" xmlns:gml="g" xmlns:p="p">${members.join('')}</wfs:FeatureCollection>`
}
export const gmlFile = (parcels: readonly Parcel[], writing: Writing) => encoded(gmlText(parcels, writing))

export const bytesOf = (size: number, fill: (view: DataView) => void): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size)
  fill(new DataView(bytes.buffer))
  return bytes
}
export const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

function shpRecord(parcel: Parcel, writing: Writing, number: number): Uint8Array {
  // ESRI wants outer rings clockwise; our reader does not care, other programs do.
  const rings = polygonsIn(parcel, writing).flatMap((polygon) => polygon.map((ring) => ring.toReversed()))
  const points = rings.flat()
  const content = 44 + 4 * rings.length + 16 * points.length
  return bytesOf(8 + content, (view) => {
    view.setInt32(0, number)
    view.setInt32(4, content / 2)
    view.setInt32(8, 5, true)
    view.setInt32(8 + 36, rings.length, true)
    view.setInt32(8 + 40, points.length, true)
    let first = 0
    for (const [i, ring] of rings.entries()) {
      view.setInt32(8 + 44 + 4 * i, first, true)
      first += ring.length
    }
    for (const [i, [x, y]] of points.entries()) {
      view.setFloat64(8 + 44 + 4 * rings.length + 16 * i, x, true)
      view.setFloat64(8 + 44 + 4 * rings.length + 16 * i + 8, y, true)
    }
  })
}

export function shpFile(parcels: readonly Parcel[], writing: Writing, type = 5): Uint8Array<ArrayBuffer> {
  const records = joined(parcels.map((parcel, i) => shpRecord(parcel, writing, i + 1)))
  const header = bytesOf(100, (view) => {
    view.setInt32(0, 9994)
    view.setInt32(24, (100 + records.length) / 2)
    view.setInt32(28, 1000, true)
    view.setInt32(32, type, true)
  })
  return joined([header, records])
}

const WIDTH = 120
export function dbfFile(
  parcels: readonly Parcel[],
  encode: (text: string) => Uint8Array = encoded,
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(parcels[0]?.attributes ?? {})
  const [headerLength, rowLength] = [33 + 32 * names.length, 1 + WIDTH * names.length]
  const header = bytesOf(headerLength, (view) => {
    view.setUint8(0, 3)
    view.setUint32(4, parcels.length, true)
    view.setUint16(8, headerLength, true)
    view.setUint16(10, rowLength, true)
    view.setUint8(headerLength - 1, 0x0d)
  })
  for (const [i, name] of names.entries()) {
    header.set(encoded(name.slice(0, 10)), 32 + 32 * i)
    header[32 + 32 * i + 11] = 'C'.charCodeAt(0)
    header[32 + 32 * i + 16] = WIDTH
  }
  const rows = parcels.map((parcel) => {
    const row = new Uint8Array(rowLength).fill(0x20)
    names.forEach((name, i) =>
      row.set(encode(String(parcel.attributes[name] ?? '')).slice(0, WIDTH), 1 + WIDTH * i),
    )
    return row
  })
  return joined([header, ...rows, Uint8Array.of(0x1a)])
}

/** An archive; `lie` may change what its directory says of a file's size. */
export function zipFile(
  files: Readonly<Record<string, Uint8Array>>,
  lie: (size: number) => number = (size) => size,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const [label, size] = [encoded(name), lie(content.length)]
    const facts = (view: DataView, at: number) => {
      view.setUint16(at, 8, true)
      view.setUint32(at + 6, checksumOf(content), true)
      view.setUint32(at + 10, packed.length, true)
      view.setUint32(at + 14, size, true)
      view.setUint16(at + 18, label.length, true)
    }
    const local = bytesOf(30, (view) => {
      view.setUint32(0, 0x04034b50, true)
      facts(view, 8)
    })
    const entry = bytesOf(46, (view) => {
      view.setUint32(0, 0x02014b50, true)
      facts(view, 10)
      view.setUint32(42, offset, true)
    })
    parts.push(local, label, packed)
    directory.push(entry, label)
    offset += local.length + label.length + packed.length
  }
  const list = joined(directory)
  const end = bytesOf(22, (view) => {
    view.setUint32(0, 0x06054b50, true)
    view.setUint16(8, Object.keys(files).length, true)
    view.setUint16(10, Object.keys(files).length, true)
    view.setUint32(12, list.length, true)
    view.setUint32(16, offset, true)
  })
  return joined([...parts, list, end])
}

export const PRJ_3301 =
  'PROJCS["Estonian_Coordinate_System_of_1997",GEOGCS["GCS_Estonia_1997",DATUM["D_Estonia_1997",SPHEROID["GRS_1980",6378137.0,298.257222101]]],PROJECTION["Lambert_Conformal_Conic"]]'

/** A zipped shapefile in UTF-8; `writing.statement` is the text of its .prj. */
export const shapefile = (parcels: readonly Parcel[], writing: Writing) =>
  zipFile({
    'pollud.shp': shpFile(parcels, writing),
    'pollud.dbf': dbfFile(parcels),
    'pollud.cpg': encoded('UTF-8'),
    ...(writing.statement !== undefined && { 'pollud.prj': encoded(writing.statement) }),
  })

export const square = (east: number, north: number, side: number): Point[] => [
  [east, north],
  [east + side, north],
  [east + side, north + side],
  [east, north + side],
]

/** `count` parcels of one hectare, side by side with 20 m between, `columns` to a row. */
export const manyParcels = (count: number, columns = 100): Parcel[] =>
  Array.from({ length: count }, (_, i) => ({
    rings: [square(600_000 + 120 * (i % columns), 6_480_000 + 120 * Math.floor(i / columns), 100)],
    attributes: {
      pollu_id: 30_000_000 + i,
      taotlusaasta: 2026,
      pindala_ha: 1,
      taotletud_kultuur: 'kaer allakülvita',
    },
  }))
