import { polygonsOf } from './rings.ts'
import type { MapData, Ring } from './schema.ts'

/** [longitude, latitude] */
type Position = [number, number]

/** A GeoJSON geometry, rings closed, outer rings counter-clockwise. */
export interface MultiPolygon {
  type: 'MultiPolygon'
  coordinates: Position[][][]
}
/** The same for a shape of one piece. */
export interface Polygon {
  type: 'Polygon'
  coordinates: Position[][]
}

/** A stored shape as GeoJSON; holes are found by the even-odd rule. */
export function toGeoJson(shape: MapData): MultiPolygon {
  const rings = shape.geometry.rings.map((ring) => ring.map(({ lat, lng }) => [lng, lat] as const))
  const closed = (ring: readonly (readonly [number, number])[]): Position[] =>
    [...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat])
  return { type: 'MultiPolygon', coordinates: polygonsOf(rings).map((polygon) => polygon.map(closed)) }
}

/** The rings of a GeoJSON shape in degrees, as they are stored: without the closing point. */
export function fromGeoJson(geometry: Polygon | MultiPolygon): Ring[] {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  return rings.map((ring) => ring.slice(0, -1).map(([lng, lat]) => ({ lat, lng })))
}
