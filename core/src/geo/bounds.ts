import type { Point } from './estonian-grid.ts'

/** The smallest upright box around points, in their own unit. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Bounds of rings; of nothing they are turned inside out (west above east). */
export function boundsOf(rings: readonly (readonly Point[])[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < west) west = x
      if (x > east) east = x
      if (y < south) south = y
      if (y > north) north = y
    }
  return { west, south, east, north }
}

/** The box that two boxes share; turned inside out where they share none. */
export const sharedBounds = (a: Bounds, b: Bounds): Bounds => ({
  west: Math.max(a.west, b.west),
  south: Math.max(a.south, b.south),
  east: Math.min(a.east, b.east),
  north: Math.min(a.north, b.north),
})

/** Area of a box in its unit squared, 0 when it is turned inside out. */
export const boxArea = (box: Bounds): number =>
  Math.max(0, box.east - box.west) * Math.max(0, box.north - box.south)
