/** Made-up shapes for tests of the geometry, metres. */
import fc from 'fast-check'
import type { Point } from './estonian-grid.ts'
import type { PointRing } from './rings.ts'

const [EAST, NORTH] = [617_000, 6_495_000]

export const rectangle = ([x, y]: Point, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

const ringOf = (radii: readonly number[]): Point[] =>
  radii.map((radius, i) => {
    const angle = (i / radii.length) * 2 * Math.PI
    return [EAST + radius * Math.cos(angle), NORTH + radius * Math.sin(angle)]
  })

/** A ring of 3 to 30 corners that never crosses itself, at most 500 m from its middle. */
export const starRing = (min = 60): fc.Arbitrary<PointRing> =>
  fc.array(fc.integer({ min, max: 500 }), { minLength: 3, maxLength: 30 }).map(ringOf)

/** The same with a hole around its middle. */
export const shapeWithHole = (): fc.Arbitrary<PointRing[]> =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 150, max: 500 }), { minLength: 8, maxLength: 20 }),
      fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 3, maxLength: 8 }),
    )
    .map(([outer, hole]) => [ringOf(outer), ringOf(hole)])
