import { MAX_ROWS } from '@vagu/core/field-import/schema'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { PLACES } from '@vagu/core/field-import/messages'
import { elementsOf, JsonFault, type JsonSlice, membersOf } from './json-parts.ts'
import { partNotes } from './parts.ts'
import { isRecord, MAX_SHAPE_TEXT, POINT_TEXT, type RawFile, type RawRow, reading, refusal } from './raw.ts'
import { polygonsOnce } from './rings-once.ts'

/** Longest member beside the features that is read, characters: systems and counts take a hundred. */
const MAX_MEMBER = 20_000
/** Most members beside the features; GeoServer writes eight. */
const MAX_MEMBERS = 500

const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'

const ringsIn = (polygon: unknown): Point[][] =>
  Array.isArray(polygon)
    ? polygon.flatMap((ring: unknown) =>
        Array.isArray(ring) && ring.every(isPoint) ? [ring.map(([x = 0, y = 0]): Point => [x, y])] : [],
      )
    : []

function polygonsOf(geometry: unknown): Point[][][] {
  if (!isRecord(geometry)) return []
  const { type, coordinates, geometries } = geometry
  if (type === 'GeometryCollection' && Array.isArray(geometries)) return geometries.flatMap(polygonsOf)
  if (type === 'Polygon') return [ringsIn(coordinates)]
  return type === 'MultiPolygon' && Array.isArray(coordinates) ? coordinates.map(ringsIn) : []
}

function attributesOf(properties: unknown): Record<string, string> {
  if (!isRecord(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
    ),
  )
}

function rowFrom(text: string, { from, to }: JsonSlice): RawRow {
  if (to - from > MAX_SHAPE_TEXT) {
    const points = Math.round((to - from) / POINT_TEXT)
    return { rings: [], attributes: {}, flaw: { code: 'tooManyPoints', points } }
  }
  const feature: unknown = JSON.parse(text.slice(from, to))
  if (!isRecord(feature)) return { rings: [], attributes: {} }
  const isBare = feature['type'] === 'Polygon' || feature['type'] === 'MultiPolygon'
  const shape = polygonsOnce(polygonsOf(isBare ? feature : feature['geometry']))
  return { ...shape, attributes: attributesOf(feature['properties']) }
}

function rowsIn(text: string, start: number): RawRow[] {
  const rows: RawRow[] = []
  for (const element of elementsOf(text, start)) {
    if (rows.length === MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
    rows.push(rowFrom(text, element))
  }
  return rows
}

/** The name in the `crs` member of GeoJSON before RFC 7946, which GeoServer still writes. */
function systemsOf(crs: unknown): string[] {
  const properties = isRecord(crs) ? crs['properties'] : undefined
  const name = isRecord(properties) ? properties['name'] : undefined
  return typeof name === 'string' ? [name] : []
}

const hasNext = (links: unknown): boolean =>
  Array.isArray(links) && links.some((link) => isRecord(link) && link['rel'] === 'next')

/** Marks of GeoServer, OGC API and ArcGIS for a set that is longer than the answer. */
function partFactsOf(document: Record<string, unknown>) {
  const { numberMatched, numberReturned, totalFeatures, links, next, exceededTransferLimit, properties } =
    document
  return {
    matched: numberMatched ?? totalFeatures,
    returned: numberReturned,
    hasMore:
      hasNext(links) ||
      (typeof next === 'string' && next !== '') ||
      exceededTransferLimit === true ||
      (isRecord(properties) && properties['exceededTransferLimit'] === true),
  }
}

/** Kind of a JSON that holds no GeoJSON, as far as it says so. */
function otherJson(document: Record<string, unknown>, names: readonly string[]): string {
  if (document['type'] === 'Topology') return 'TopoJSON'
  if (names.includes('geometryType') || names.includes('spatialReference')) return 'Esri JSON'
  return names.slice(0, 3).join(', ').slice(0, 60)
}

/** Members of the outermost object; the long ones are left where they stand. */
function outermost(text: string) {
  const document: Record<string, unknown> = {}
  const names: string[] = []
  let features: number | undefined
  for (const { name, from, to } of membersOf(text, 0)) {
    names.push(name)
    if (names.length > MAX_MEMBERS) throw new JsonFault()
    if (name === 'features' && text[from] === '[') features = from
    else if (to - from <= MAX_MEMBER) document[name] = JSON.parse(text.slice(from, to))
  }
  return { document, features, names }
}

function readDocument(text: string): RawFile {
  if (text.startsWith('[')) return { format: 'geojson', rows: rowsIn(text, 0), systems: [] }
  const { document, features, names } = outermost(text)
  const isOne = ['Feature', 'Polygon', 'MultiPolygon'].includes(String(document['type']))
  const isForeign = names.includes('geometryType') || names.includes('spatialReference')
  if ((features === undefined && !isOne) || isForeign)
    throw refusal('isOtherJson', { text: otherJson(document, names) })
  const rows = features === undefined ? [rowFrom(text, { from: 0, to: text.length })] : rowsIn(text, features)
  const notes = features === undefined ? [] : partNotes(rows.length, partFactsOf(document))
  return { format: 'geojson', rows, systems: systemsOf(document['crs']), notes }
}

/** A GeoJSON collection, one feature, or a list of features. */
export function readGeoJson(text: string): RawFile {
  return reading(PLACES.json, () => {
    const file = readDocument(text)
    if (!/^[\]}]$/.test(text.trimEnd().slice(-1))) throw new JsonFault()
    return file
  })
}
