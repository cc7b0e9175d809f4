import { describe, expect, it } from 'vitest'
import { findCrossing } from './crossing.ts'
import type { PointRing } from './rings.ts'
import { shapeArea } from './rings.ts'
import { rectangle } from './testing-shapes.ts'
import { differenceOf, MAX_SHAPES, type Union, unionOf } from './union.ts'

const [E, N] = [617_000, 6_495_000]
const box = (...[x, y, width, height]: [number, number, number, number]): PointRing[] => [
  rectangle([E + x, N + y], width, height),
]
const ringsOf = (union: Union): PointRing[] => {
  if (!union.ok) throw new Error(union.reason)
  return union.rings
}

describe('shapes made one', () => {
  it('that share a border lose it', () => {
    const rings = ringsOf(unionOf([box(0, 0, 100, 100), box(100, 0, 50, 100)]))
    expect(rings).toHaveLength(1)
    expect(rings[0]).toHaveLength(4)
    expect(shapeArea(rings)).toBeCloseTo(15_000, 2)
  })
  it.each([0.001, 0.3, 1.5, 2])('lose a gap of %s m between them', (gap) => {
    const rings = ringsOf(unionOf([box(0, 0, 100, 100), box(100 + gap, 0, 50, 100)]))
    expect(rings).toHaveLength(1)
    expect(Math.abs(shapeArea(rings) - 15_000 - gap * 100)).toBeLessThan(0.5)
    expect(findCrossing(rings)).toBeUndefined()
  })
  it('that lie on each other count shared ground once', () =>
    expect(shapeArea(ringsOf(unionOf([box(0, 0, 100, 100), box(90, 0, 50, 100)])))).toBeCloseTo(14_000, 2))
  it('in a row are one, whatever their order', () => {
    const row = [box(0, 0, 50, 50), box(100, 0, 50, 50), box(50, 0, 50, 50)]
    expect(shapeArea(ringsOf(unionOf(row)))).toBeCloseTo(7500, 2)
  })
  it('fill a hole that the other lies in', () => {
    const ringed = [...box(0, 0, 100, 100), ...box(20, 20, 40, 40)]
    const rings = ringsOf(unionOf([ringed, box(20.5, 20.5, 39, 39)]))
    expect(rings).toHaveLength(1)
    expect(shapeArea(rings)).toBeCloseTo(10_000, 0)
  })
  it('keep their own holes, parts and narrow bays', () => {
    const bay: PointRing = [
      [E, N],
      [E + 100, N],
      [E + 100, N + 100],
      [E + 51, N + 100],
      [E + 51, N + 50],
      [E + 50, N + 50],
      [E + 50, N + 100],
      [E, N + 100],
    ]
    const first = [bay, ...box(10, 10, 5, 5), ...box(0, 300, 10, 10)]
    const rings = ringsOf(unionOf([first, box(100, 0, 50, 100)]))
    expect(rings).toHaveLength(3)
    expect(shapeArea(rings)).toBeCloseTo(shapeArea(first) + 5000, 1)
  })
  it('keep a ditch that runs into one of them from their border, but for its mouth', () => {
    const ditched: PointRing = [
      [E, N],
      [E + 100, N],
      [E + 100, N + 50],
      [E + 40, N + 50],
      [E + 40, N + 51],
      [E + 100, N + 51],
      [E + 100, N + 100],
      [E, N + 100],
    ]
    const rings = ringsOf(unionOf([[ditched], box(100, 0, 50, 100)]))
    expect(rings).toHaveLength(2)
    const lost = shapeArea(rings) - shapeArea([ditched]) - 5000
    expect(lost).toBeGreaterThan(0)
    expect(lost).toBeLessThan(3)
    expect(findCrossing(rings)).toBeUndefined()
  })
  it('keep the ditch between the parts of one of them', () => {
    const parts = [...box(0, 0, 100, 49), ...box(0, 50.5, 100, 49.5)]
    const rings = ringsOf(unionOf([parts, box(100, 0, 50, 100)]))
    const grown = shapeArea(rings) - shapeArea(parts) - 5000
    expect(grown).toBeGreaterThan(0)
    expect(grown).toBeLessThan(4)
  })
  it('close a gap that grows wider as far as it is narrow', () => {
    const wedge: PointRing = [
      [E + 100, N],
      [E + 150, N],
      [E + 150, N + 100],
      [E + 104, N + 100],
    ]
    const rings = ringsOf(unionOf([box(0, 0, 100, 100), [wedge]]))
    const closed = shapeArea(rings) - 10_000 - shapeArea([wedge])
    expect(closed).toBeGreaterThan(40)
    expect(closed).toBeLessThan(60)
    expect(findCrossing(rings)).toBeUndefined()
  })
  it('close the gaps where three of them meet', () => {
    const rings = ringsOf(unionOf([box(0, 0, 50, 50), box(51.5, 0, 50, 50), box(0, 51.5, 101.5, 50)]))
    expect(rings).toHaveLength(1)
    expect(shapeArea(rings)).toBeCloseTo(101.5 * 101.5, 0)
  })
  it('keep their corners as they were', () => {
    const rings = ringsOf(unionOf([box(0, 0, 100, 100), box(100.7, 30, 50, 40)]))
    for (const corner of [...(box(0, 0, 100, 100)[0] ?? [])].filter(([x]) => x === E))
      expect(rings[0]).toContainEqual(corner)
  })
})

describe('shapes that are not made one', () => {
  it.each([
    ['lie apart', box(103, 0, 50, 100)],
    ['meet at a corner', box(100, 100, 50, 50)],
    ['share too little of a border', box(100, 99, 50, 50)],
  ])('%s', (_, other) =>
    expect(unionOf([box(0, 0, 100, 100), other])).toEqual({ ok: false, reason: 'notTouching' }),
  )
  it('are none, or too many', () => {
    expect(unionOf([])).toEqual({ ok: false, reason: 'notTouching' })
    expect(unionOf(Array.from({ length: MAX_SHAPES + 1 }, () => box(0, 0, 1, 1)))).toEqual({
      ok: false,
      reason: 'tooLarge',
    })
  })
  it('one of them is apart from the rest', () =>
    expect(unionOf([box(0, 0, 50, 50), box(50, 0, 50, 50), box(200, 0, 50, 50)])).toEqual({
      ok: false,
      reason: 'notTouching',
    }))
})

describe('a shape without others', () => {
  it('loses the ground that they cover', () => {
    const rings = differenceOf(box(0, 0, 100, 100), [box(50, -10, 100, 200)])
    expect(rings !== 'tooLarge' && shapeArea(rings)).toBeCloseTo(5000, 2)
  })
  it('may be nothing', () => expect(differenceOf(box(0, 0, 10, 10), [box(-5, -5, 50, 50)])).toEqual([]))
  it('gets a hole where another lies inside', () =>
    expect(differenceOf(box(0, 0, 100, 100), [box(40, 40, 10, 10)])).toHaveLength(2))
})
