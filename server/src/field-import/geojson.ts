import type { Point } from '@vagu/core/geo/estonian-grid'
import { PLACES } from '@vagu/core/field-import/messages'
import { isRecord, type RawFile, type RawRow, reading, refusal } from './raw.ts'

const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'

/** Rings at whatever depth: of a polygon, or of several. */
function ringsIn(coordinates: unknown): Point[][] {
  if (!Array.isArray(coordinates)) return []
  if (coordinates.length > 0 && coordinates.every(isPoint))
    return [coordinates.map(([x = 0, y = 0]) => [x, y])]
  return coordinates.some((part) => isPoint(part)) ? [] : coordinates.flatMap(ringsIn)
}

function ringsOf(geometry: unknown): Point[][] {
  if (!isRecord(geometry)) return []
  if (geometry['type'] === 'GeometryCollection' && Array.isArray(geometry['geometries']))
    return geometry['geometries'].flatMap(ringsOf)
  return geometry['type'] === 'Polygon' || geometry['type'] === 'MultiPolygon'
    ? ringsIn(geometry['coordinates'])
    : []
}

function attributesOf(properties: unknown): Record<string, string> {
  if (!isRecord(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
    ),
  )
}

const rowFrom = (feature: unknown): RawRow =>
  isRecord(feature)
    ? { rings: ringsOf(feature['geometry']), attributes: attributesOf(feature['properties']) }
    : { rings: [], attributes: {} }

/** The name in the `crs` member of GeoJSON before RFC 7946, which GeoServer still writes. */
function systemsOf(document: Record<string, unknown>): string[] {
  const crs = document['crs']
  const properties = isRecord(crs) ? crs['properties'] : undefined
  const name = isRecord(properties) ? properties['name'] : undefined
  return typeof name === 'string' ? [name] : []
}

export function readGeoJson(text: string): RawFile {
  return reading(PLACES.json, () => {
    const document: unknown = JSON.parse(text)
    if (!isRecord(document)) throw refusal('unknownFormat')
    const features = document['type'] === 'Feature' ? [document] : document['features']
    if (!Array.isArray(features)) throw refusal('unknownFormat')
    return {
      format: 'geojson',
      rows: features.map(rowFrom),
      systems: systemsOf(document),
    }
  })
}
