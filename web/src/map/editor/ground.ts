import type { Bounds } from '@vagu/core/geo/bounds'
import type { Point } from '@vagu/core/geo/estonian-grid'
import { createContext } from 'react'

/** The map under the pencil, whatever draws it. Pixels count from the upper left corner of `host`. */
export interface Ground {
  /** Element that the hand presses when it presses the map. */
  readonly host: HTMLElement
  /** Where on the screen a point in metres of EPSG:3301 is. */
  readonly toScreen: (point: Point) => Point
  readonly toGround: (place: Point) => Point
  /** Tells when the map has moved; gives back how to stop listening. */
  readonly onMove: (listener: () => void) => () => void
  readonly panBy: (pixels: Point) => void
  /** Moves the map so that a box (degrees) is seen. */
  readonly fit: (box: Bounds) => void
}

/** The ground that an overlay lies on. */
export const GroundContext = createContext<Ground | undefined>(undefined)

/** Metres of the ground that a pixel covers at a place of the screen. */
export function metresPerPixel(ground: Ground, [x, y]: Point): number {
  const [from, to] = [ground.toGround([x, y]), ground.toGround([x + 10, y])]
  return Math.hypot(to[0] - from[0], to[1] - from[1]) / 10
}
