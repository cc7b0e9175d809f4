import { toGeoJson } from '@vagu/core/geo/geojson'
import type { MapData } from '@vagu/core/geo/schema'
import type { FeatureCollection, MultiPolygon, Point } from 'geojson'

/** One thing on the map: an area with a name in its middle. */
export interface MapShape {
  readonly id: string
  readonly shape: MapData
  /** Read in the middle of the shape, and by its second line under it. */
  readonly label: string
  readonly hint?: string
  /** `#rrggbb` */
  readonly colour: string
  /** A dashed line without a filling, to lie over other shapes. */
  readonly isOutline?: boolean
}

/** The areas, as the map takes them. */
export const areasOf = (shapes: readonly MapShape[]): FeatureCollection<MultiPolygon> => ({
  type: 'FeatureCollection',
  features: shapes.map(({ id, shape, colour, isOutline }) => ({
    type: 'Feature',
    properties: { id, colour, isOutline: isOutline === true },
    geometry: toGeoJson(shape),
  })),
})

/** The names, each at the middle of its shape; `hints` in place of the shapes' own. */
export const labelsOf = (
  shapes: readonly MapShape[],
  hints?: ReadonlyMap<string, string>,
): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: shapes.map(({ id, shape, label, hint, colour }) => ({
    type: 'Feature',
    properties: { id, label, hint: hints?.get(id) ?? hint ?? '', colour },
    geometry: { type: 'Point', coordinates: [shape.centroid.lng, shape.centroid.lat] },
  })),
})
