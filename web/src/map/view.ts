import { type Bounds, boundsOf } from '@vagu/core/geo/bounds'
import type { MapData } from '@vagu/core/geo/schema'

/** View while nothing is there to fit to, in degrees. */
export const ESTONIA_BOUNDS: Bounds = { west: 21.8378, south: 57.5096, east: 28.209, north: 59.6754 }
export const MIN_ZOOM = 6
/** Largest zoom of a fit, so that a single small field does not fill the screen alone. */
export const MAX_FIT_ZOOM = 15.5

/** The smallest box around shapes, degrees; all of Estonia when there is none. */
export function boundsOfShapes(shapes: readonly MapData[]): Bounds {
  const rings = shapes.flatMap((shape) =>
    shape.geometry.rings.map((ring) => ring.map(({ lat, lng }) => [lng, lat] as const)),
  )
  return rings.length === 0 ? ESTONIA_BOUNDS : boundsOf(rings)
}

/** Room to leave around what is fitted, in pixels: 5 % of the window's width, or 20. */
export const paddingFor = (windowWidth: number): number => windowWidth * 0.05 || 20
