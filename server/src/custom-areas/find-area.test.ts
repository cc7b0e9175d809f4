import { toLatLng } from '@vagu/core/geo/estonian-grid'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findArea } from './find-area.ts'
import { shrink } from './shrink.ts'

type Corner = readonly [number, number]
const box = (width: number, height = width, [x, y]: Corner = [0, 0]): Corner[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]
const ell: Corner[] = [
  [0, 0],
  [100, 0],
  [100, 50],
  [50, 50],
  [50, 100],
  [0, 100],
]

describe('a shape without a strip of 5 m along its edge, square metres', () => {
  test.each([
    ['a square', [box(100)], 10_000, 8100],
    ['a square whose ring runs the other way', [box(100).toReversed()], 10_000, 8100],
    // At the inward corner a quarter of a circle is taken beside the two strips.
    ['an L', [ell], 7500, 90 * 40 + 40 * 50 + 25 - (25 * Math.PI) / 4],
    // Around the hole the strip is rounded at its four corners.
    ['a hole', [box(100), box(20, 20, [40, 40])], 9600, 8100 - (400 + 4 * 20 * 5 + 25 * Math.PI)],
    [
      'a hole that the strips reach',
      [box(100), box(20, 20, [40, 2])],
      9600,
      8100 - (20 * 22 + 2 * 5 * 17 + (25 * Math.PI) / 2),
    ],
    [
      'ground in a hole',
      [box(100), box(60, 60, [20, 20]), box(20, 20, [40, 40])],
      6800,
      8100 - (3600 + 4 * 60 * 5 + 25 * Math.PI) + 100,
    ],
    ['two parts', [box(100), box(50, 50, [200, 0])], 12_500, 8100 + 1600],
    ['a part that vanishes', [box(100), box(8, 200, [200, 0])], 11_600, 8100],
    ['a strip of just twice the width', [box(10, 200)], 2000, 0],
    ['a strip that is a little wider', [box(10.2, 200)], 2040, 0.2 * 190],
  ])('%s', (...[, rings, whole, inner]) => {
    const found = shrink(rings, 5)
    expect(found.whole).toBeCloseTo(whole, 1)
    expect(Math.abs(found.inner - inner)).toBeLessThan(0.5)
  })

  it('is never larger than with a narrower strip', () => {
    const metres = fc.double({ min: 0.1, max: 60, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        const [narrow, wide] = a < b ? [a, b] : [b, a]
        expect(shrink([ell], wide).inner).toBeLessThanOrEqual(shrink([ell], narrow).inner + 0.01)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the area of a field', () => {
  const shapeOf = (...rings: readonly (readonly Corner[])[]) =>
    JSON.stringify({
      centroid: { lat: 58, lng: 25 },
      geometry: {
        rings: rings.map((ring) => ring.map(([x, y]) => toLatLng([600_000 + x, 6_500_000 + y]))),
      },
    })
  const field = (area: number, shape: string | null = null) => ({ area, shape })
  const square = shapeOf(box(100))
  const kind = (
    calculationStrategy: 'INITIAL' | 'PERCENT' | 'EDGE_BUFFER' | 'EDGE_BUFFER_ONLY',
    calculationValue: number | null = null,
  ) => ({
    calculationStrategy,
    calculationValue,
  })

  it('is at first that of the whole field', () => {
    expect(findArea(kind('INITIAL'), field(12.3456))).toEqual({ area: 12.3456, status: null })
  })
  test.each([
    [10, 8, 7.2],
    [-10, 8, 8.8],
    [99.99, 0.0001, 0],
    [33.333, 1, 0.6667],
  ])('less %d %% of %d ha is %d ha', (percent, area, expected) => {
    expect(findArea(kind('PERCENT', percent), field(area))).toEqual({ area: expected, status: null })
  })
  it('without an edge of 5 m, and the edge alone, is measured by the shape', () => {
    expect(findArea(kind('EDGE_BUFFER', 5), field(1, square))).toEqual({ area: 0.81, status: null })
    expect(findArea(kind('EDGE_BUFFER_ONLY', 5), field(1, square))).toEqual({ area: 0.19, status: null })
  })
  it('cannot be told by the edge without a shape', () => {
    const unknown = { area: null, status: 'POLYGON_MISSING' }
    expect(findArea(kind('EDGE_BUFFER', 5), field(1))).toEqual(unknown)
    expect(findArea(kind('EDGE_BUFFER_ONLY', 5), field(1))).toEqual(unknown)
  })
  test.each([
    [1.05, 0.81],
    [0.95, 0.81],
    [1.0501, null],
    [0.9499, null],
  ])('of %d ha with a shape of 1 ha comes to %s', (area, expected) => {
    const status = expected === null ? 'POLYGON_AREA_MISMATCH' : null
    expect(findArea(kind('EDGE_BUFFER', 5), field(area, square))).toEqual({ area: expected, status })
    expect(findArea(kind('EDGE_BUFFER_ONLY', 5), field(area, square)).status).toBe(status)
  })
  it('that the strips leave nothing of is 0, and is to be looked at; the strips are then the whole field', () => {
    const narrow = field(0.2, shapeOf(box(10, 200)))
    expect(findArea(kind('EDGE_BUFFER', 6), narrow)).toEqual({ area: 0, status: 'POLYGON_AREA_MISMATCH' })
    expect(findArea(kind('EDGE_BUFFER_ONLY', 6), narrow)).toEqual({ area: 0.2, status: null })
  })
  it('in several parts with a hole is measured in all of them', () => {
    const parts = field(1.21, shapeOf(box(100), box(20, 20, [40, 40]), box(50, 50, [200, 0])))
    const left = 8100 - (400 + 400 + 25 * Math.PI) + 1600
    expect(findArea(kind('EDGE_BUFFER', 5), parts).area).toBeCloseTo(left / 10_000, 3)
  })
})
