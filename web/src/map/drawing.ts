import { fromGeoJson } from '@vagu/core/geo/geojson'
import { toGrid } from '@vagu/core/geo/estonian-grid'
import { mapDataOf, openRing } from '@vagu/core/geo/map-data'
import { ringArea } from '@vagu/core/geo/rings'
import type { MapData } from '@vagu/core/geo/schema'
import type { GeoJSONStoreFeatures } from 'terra-draw'

/** A shape under the farmer's hand. */
export interface Drawing {
  readonly shape: MapData | null
  readonly onChange: (shape: MapData | null) => void
}

/** Rings smaller than this, in square metres, are slips of the hand. */
const SMALLEST = 1

/** Each ring of a shape as a polygon of its own: rings by the even-odd rule need no more, and holes can be drawn too. */
export const polygonsToDraw = (shape: MapData | null): GeoJSONStoreFeatures[] =>
  (shape?.geometry.rings ?? []).map((ring) => ({
    type: 'Feature',
    properties: { mode: 'polygon' },
    geometry: {
      type: 'Polygon',
      coordinates: [[...ring, ...ring.slice(0, 1)].map(({ lat, lng }) => [lng, lat])],
    },
  }))

/** The shape that was drawn: the helper points that the drawing tool keeps beside it are left out. */
export function shapeDrawn(features: readonly GeoJSONStoreFeatures[]): MapData | null {
  const rings = features
    .filter(({ properties }) => properties['mode'] === 'polygon')
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry] : []))
    .flatMap(({ coordinates }) =>
      fromGeoJson({
        type: 'Polygon',
        coordinates: coordinates.map((ring) => ring.map(([x = 0, y = 0]) => [x, y])),
      }),
    )
    .map((ring) => openRing(ring.map(toGrid)))
    .filter((ring) => ring.length >= 3 && ringArea(ring) >= SMALLEST)
  return rings.length === 0 ? null : mapDataOf(rings)
}
