import { M2_PER_HA } from '../units/area.ts'
import { roundTo } from '../units/rounding.ts'
import { toGrid, toLatLng } from './estonian-grid.ts'
import { middleOf } from './middle.ts'
import { type PointRing, shapeArea } from './rings.ts'
import type { MapData } from './schema.ts'

/** A shape as it is stored (degrees, with its middle) from rings in metres of EPSG:3301. */
export const mapDataOf = (rings: readonly PointRing[]): MapData => ({
  centroid: toLatLng(middleOf(rings)),
  geometry: { rings: rings.map((ring) => ring.map(toLatLng)) },
})

/** The rings of a stored shape in metres of EPSG:3301. */
export const gridRings = (shape: MapData): PointRing[] =>
  shape.geometry.rings.map((ring) => ring.map((point) => toGrid(point)))

/** Area of rings in metres, as hectares with 4 decimals. */
export const hectaresOfRings = (rings: readonly PointRing[]): number =>
  roundTo(shapeArea(rings) / M2_PER_HA, 4)

/** A ring without points that are repeated by the next one; a closing point goes too. */
export const openRing = (ring: PointRing): PointRing =>
  ring.filter((point, i) => {
    const next = ring[(i + 1) % ring.length]
    return next?.[0] !== point[0] || next[1] !== point[1]
  })
