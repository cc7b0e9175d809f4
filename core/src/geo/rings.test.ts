import { describe, expect, it } from 'vitest'
import type { Point } from './estonian-grid.ts'
import { findCrossing } from './crossing.ts'
import { middleOf } from './middle.ts'
import { sharedArea } from './overlap.ts'
import { isInside, polygonsOf, shapeArea } from './rings.ts'

const square = (x: number, y: number, size: number): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
const [EAST, NORTH] = [617_000, 6_495_000]

describe('area of a shape', () => {
  it('is the same whatever way a ring runs and wherever it lies', () => {
    expect(shapeArea([square(EAST, NORTH, 100)])).toBe(10_000)
    expect(shapeArea([square(EAST, NORTH, 100).toReversed()])).toBe(10_000)
  })
  it('takes a hole out, and counts an island in the hole', () => {
    const rings = [square(0, 0, 100), square(20, 20, 40), square(30, 30, 10)]
    expect(shapeArea(rings)).toBe(10_000 - 1600 + 100)
    expect(shapeArea(rings.toReversed())).toBe(10_000 - 1600 + 100)
  })
  it('adds pieces that lie apart', () => expect(shapeArea([square(0, 0, 10), square(50, 0, 10)])).toBe(200))
  it('takes out a hole that touches the edge', () =>
    expect(shapeArea([square(0, 0, 100), square(0, 0, 10)])).toBe(9900))
  it('is nothing for no ring', () => expect(shapeArea([])).toBe(0))
})

describe('polygons of rings', () => {
  it('give each piece its own holes', () => {
    const rings = [square(20, 20, 10), square(0, 0, 100), square(200, 0, 50), square(210, 10, 5)]
    const polygons = polygonsOf(rings)
    expect(polygons.map((polygon) => polygon.length)).toEqual([2, 2])
    expect(polygons[0]?.[0]).toEqual(square(0, 0, 100))
  })
})

describe('the middle', () => {
  it('is the centre of a square', () =>
    expect(middleOf([square(EAST, NORTH, 10)])).toEqual([EAST + 5, NORTH + 5]))
  it('lies on the ground of a ring-shaped field', () => {
    const rings = [square(0, 0, 100), square(10, 10, 80)]
    expect(isInside(middleOf(rings), rings)).toBe(true)
  })
  it('lies inside a horseshoe', () => {
    const horseshoe: Point[] = [
      [0, 0],
      [90, 0],
      [90, 90],
      [80, 90],
      [80, 10],
      [10, 10],
      [10, 90],
      [0, 90],
    ]
    expect(isInside(middleOf([horseshoe]), [horseshoe])).toBe(true)
  })
})

describe('crossing lines', () => {
  it('are found in a bow tie, at their place', () =>
    expect(
      findCrossing([
        [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
        ],
      ]),
    ).toEqual([5, 5]))
  it('are found between two rings', () =>
    expect(findCrossing([square(0, 0, 10), square(5, 5, 10)])).toBeDefined())
  it('are not seen in a sound field, with a hole, or where rings touch', () => {
    expect(findCrossing([square(0, 0, 100), square(10, 10, 10)])).toBeUndefined()
    expect(findCrossing([square(0, 0, 10), square(10, 0, 10)])).toBeUndefined()
    expect(findCrossing([square(0, 0, 10), square(10, 10, 10)])).toBeUndefined()
  })
  it('are not seen where rounding pushed a line by a millimetre', () =>
    expect(
      findCrossing([
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [5, -0.001],
          [0, 10],
        ],
      ]),
    ).toBeUndefined())
})

describe('a search for crossings', () => {
  it('ends when its effort is used up, and says so', () => {
    const comb = Array.from({ length: 1000 }, (_, i): Point => [i % 4 === 1 || i % 4 === 2 ? 1000 : 0, i])
    const effort = { left: 500 }
    expect(findCrossing([comb], effort)).toBeUndefined()
    expect(effort.left).toBeLessThanOrEqual(0)
  })
})

describe('shared area', () => {
  it('is exact for squares', () => {
    expect(sharedArea([square(0, 0, 10)], [square(5, 0, 10)])).toBeCloseTo(50)
    expect(sharedArea([square(0, 0, 10)], [square(0, 0, 10)])).toBeCloseTo(100)
  })
  it('is nothing for neighbours and for shapes apart', () => {
    expect(sharedArea([square(0, 0, 10)], [square(10, 0, 10)])).toBe(0)
    expect(sharedArea([square(0, 0, 10)], [square(30, 0, 10)])).toBe(0)
  })
  it('leaves a hole out', () =>
    expect(sharedArea([square(0, 0, 100), square(20, 20, 40)], [square(20, 20, 40)])).toBe(0))
  it('passes every span once, and counts those that reach over several', () => {
    const strips = (...ends: number[]): Point[][] =>
      Array.from({ length: ends.length / 2 }, (_, i) => {
        const [west, east] = [ends[2 * i] ?? 0, ends[2 * i + 1] ?? 0]
        return [[west, 0] as const, [east, 0] as const, [east, 1] as const, [west, 1] as const]
      })
    const [few, many] = [strips(0, 100), strips(-5, 5, 10, 20, 90, 110)]
    expect(sharedArea(few, many)).toBeCloseTo(25)
    expect(sharedArea(many, few)).toBeCloseTo(25)
    expect(sharedArea(strips(0, 10, 20, 30), strips(5, 22, 25, 26, 30, 40))).toBeCloseTo(8)
    expect(sharedArea(strips(), few)).toBe(0)
  })
  it('is the same however many strips there are, in whatever order', () => {
    const strips = Array.from({ length: 40 }, (_, i) => square(((i * 7) % 40) * 10, 0, 5))
    expect(sharedArea(strips, [square(0, 0, 400)])).toBeCloseTo(40 * 25)
    expect(sharedArea([square(0, 0, 400)], strips)).toBeCloseTo(40 * 25)
  })
  it('costs effort, and is not measured when none is left', () => {
    const effort = { left: 300 }
    expect(sharedArea([square(0, 0, 10)], [square(5, 0, 10)], effort)).toBeCloseTo(50)
    expect(effort.left).toBeLessThan(0)
    expect(sharedArea([square(0, 0, 10)], [square(5, 0, 10)], effort)).toBe(0)
  })
})
