import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGrid, toLatLng } from './estonian-grid.ts'

/** Published points: latitude, longitude, east, north. */
const POINTS = [
  [57.51755393055556, 24, 500000, 6375000],
  [59.43696, 24.75353, 542759.45, 6589031.77],
  [58.37798, 26.72902, 659617.96, 6474080.81],
  [58.25, 22.48, 410756.65, 6457590.42],
] as const

describe('the Estonian grid', () => {
  it.each(POINTS.map((row) => [row] as const))('knows %j', ([lat, lng, east, north]) => {
    const [x, y] = toGrid({ lat, lng })
    expect(x).toBeCloseTo(east, 1)
    expect(y).toBeCloseTo(north, 1)
    expect(Math.hypot(x - east, y - north)).toBeLessThan(0.01)
  })

  it('comes back to the same millimetre from anywhere in Estonia', () => {
    const within = fc.tuple(
      fc.double({ min: 360_000, max: 750_000, noNaN: true }),
      fc.double({ min: 6_370_000, max: 6_640_000, noNaN: true }),
    )
    fc.assert(
      fc.property(within, (point) => {
        const [x, y] = toGrid(toLatLng(point))
        expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(0.001)
      }),
    )
  })
})
