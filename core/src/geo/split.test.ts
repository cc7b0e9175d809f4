import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCrossing } from './crossing.ts'
import type { Point } from './estonian-grid.ts'
import type { PointRing } from './rings.ts'
import { isInside, shapeArea } from './rings.ts'
import { MAX_LINE_POINTS } from './schema.ts'
import { type Split, splitByLine } from './split.ts'
import { stripArea } from './strip.ts'
import { rectangle, shapeWithHole, starRing } from './testing-shapes.ts'
import { unionOf } from './union.ts'

const done = (split: Split): Extract<Split, { ok: true }> => {
  if (!split.ok) throw new Error(split.reason)
  return split
}
const areas = (split: Split): [number, number] => {
  const { left, right } = done(split)
  return [Math.round(shapeArea(left)), Math.round(shapeArea(right))]
}
const field = rectangle([617_000, 6_495_000], 300, 200)
const at = (x: number, y: number): Point => [617_000 + x, 6_495_000 + y]

describe('a shape divided by a line', () => {
  it('has a left and a right part with the corners of the line between them', () => {
    const { left, right, pieces } = done(splitByLine([field], [at(100, -10), at(100, 210)]))
    expect(pieces).toBe(2)
    expect(shapeArea(left)).toBeCloseTo(20_000, 0)
    expect(shapeArea(right)).toBeCloseTo(40_000, 0)
    for (const ring of [...left, ...right]) expect(ring).toHaveLength(4)
    expect(left[0]?.filter(([x]) => x === 617_000)).toHaveLength(2)
  })
  it('changes its sides with the way of the line', () =>
    expect(areas(splitByLine([field], [at(100, 210), at(100, -10)]))).toEqual([40_000, 20_000]))
  it('prolongs a line that ends in the shape', () =>
    expect(areas(splitByLine([field], [at(100, 80), at(100, 120)]))).toEqual([20_000, 40_000]))
  it('takes ends that stand on the edge', () =>
    expect(areas(splitByLine([field], [at(100, 0), at(100, 200)]))).toEqual([20_000, 40_000]))
  it('takes ends that stand on corners', () => {
    const { left, right } = done(splitByLine([field], [at(0, 0), at(300, 200)]))
    expect(left).toHaveLength(1)
    expect(left[0]).toHaveLength(3)
    expect(right[0]).toHaveLength(3)
    expect(right[0]).toContainEqual(at(300, 200))
  })
  it('follows a bent line', () =>
    expect(areas(splitByLine([field], [at(100, -10), at(100, 100), at(-10, 100)]))).toEqual([10_000, 50_000]))
  it('gives what a loop over the edge cuts off to one side', () => {
    const loop = [at(100, -10), at(120, 50), at(180, 50), at(200, -10)]
    const [left, right] = areas(splitByLine([field], loop))
    expect(left + right).toBeCloseTo(60_000, -1)
    expect(Math.min(left, right)).toBeGreaterThan(3000)
    expect(Math.min(left, right)).toBeLessThan(4500)
  })
  it('is not cut where a line that has left it would meet it again', () => {
    const horseshoe = [
      at(0, 0),
      at(300, 0),
      at(300, 200),
      at(200, 200),
      at(200, 50),
      at(100, 50),
      at(100, 200),
      at(0, 200),
    ]
    expect(done(splitByLine([horseshoe], [at(-10, 150), at(110, 150)])).pieces).toBe(2)
    expect(done(splitByLine([horseshoe], [at(-10, 150), at(310, 150)])).pieces).toBe(3)
  })
  it('may come apart into more than two pieces, each on one side', () => {
    const zigzag = [at(-10, 100), at(150, 250), at(310, 100)]
    const split = done(splitByLine([field], zigzag))
    expect(split.pieces).toBe(3)
    expect(split.left).toHaveLength(2)
    expect(split.right).toHaveLength(1)
  })
  it('shares a hole that the line runs through', () => {
    const hole = rectangle([617_050, 6_495_050], 100, 100)
    const split = done(splitByLine([field, hole], [at(100, -10), at(100, 210)]))
    expect(areas(split)).toEqual([15_000, 35_000])
    expect(split.pieces).toBe(2)
  })
  it('keeps a hole beside the line as it is', () => {
    const hole = rectangle([617_200, 6_495_050], 20, 20)
    expect(done(splitByLine([field, hole], [at(100, -10), at(100, 210)])).right).toContainEqual(
      expect.arrayContaining([...hole]),
    )
  })
  it('gives a part that the line does not touch to the side it lies on', () => {
    const apart = rectangle([617_000, 6_495_300], 50, 50)
    expect(areas(splitByLine([field, apart], [at(100, -10), at(100, 210)]))).toEqual([22_500, 40_000])
  })
})

describe('a line that divides nothing', () => {
  it('misses the shape', () =>
    expect(splitByLine([field], [at(0, 300), at(300, 300)])).toEqual({
      ok: false,
      reason: 'lineMissesShape',
    }))
  it('runs along its edge', () =>
    expect(splitByLine([field], [at(0, 0), at(300, 0)])).toEqual({ ok: false, reason: 'lineMissesShape' }))
  it('crosses itself, and is told where', () =>
    expect(splitByLine([field], [at(-10, 100), at(200, 100), at(200, 150), at(100, 50)])).toEqual({
      ok: false,
      reason: 'lineCrossesItself',
      place: [expect.closeTo(617_150), expect.closeTo(6_495_100)],
    }))
  it('is one point, however often', () => {
    expect(splitByLine([field], [at(0, 0), at(0, 0)])).toEqual({ ok: false, reason: 'lineTooShort' })
    expect(splitByLine([field], [])).toEqual({ ok: false, reason: 'lineTooShort' })
  })
  it('has too many points to be looked at', () => {
    const long = Array.from({ length: MAX_LINE_POINTS + 1 }, (_, i) => at(i, i))
    expect(splitByLine([field], long)).toEqual({ ok: false, reason: 'tooLarge' })
    expect(
      splitByLine(
        Array.from({ length: 1001 }, () => field),
        [at(0, 0), at(1, 1)],
      ),
    ).toMatchObject({ ok: false })
  })
})

const lineThrough = fc.array(
  fc.tuple(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -600, max: 600 })),
  {
    minLength: 2,
    maxLength: 5,
  },
)
const shapes: fc.Arbitrary<PointRing[]> = fc.oneof(
  starRing().map((ring) => [ring]),
  shapeWithHole(),
  shapeWithHole().map((rings) => [...rings, rectangle([617_700, 6_495_000], 80, 90)]),
)

describe('whatever the shape and the line', () => {
  it('the parts add up to the whole, cross themselves nowhere, and make the whole again', () => {
    fc.assert(
      fc.property(shapes, lineThrough, (rings, steps) => {
        const split = splitByLine(
          rings,
          steps.map(([x, y]) => at(x, y)),
        )
        if (!split.ok) return
        const whole = shapeArea(rings)
        const [left, right] = [shapeArea(split.left), shapeArea(split.right)]
        // a ten-thousandth of a hectare in each hectare
        expect(Math.abs(left + right - whole)).toBeLessThan(whole / 10_000)
        expect(findCrossing(split.left)).toBeUndefined()
        expect(findCrossing(split.right)).toBeUndefined()
        const again = unionOf([split.left, split.right])
        if (!again.ok) return
        expect(shapeArea(again.rings)).toBeGreaterThan(whole - whole / 10_000 - 1)
        // a bay that is narrower than a gap and lies at the new border is closed
        expect(shapeArea(again.rings)).toBeLessThan(whole + 50)
        expect(findCrossing(again.rings)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
  it('no ground lies in both parts', () => {
    fc.assert(
      fc.property(shapes, lineThrough, fc.integer({ min: -400, max: 400 }), (rings, steps, x) => {
        const split = splitByLine(
          rings,
          steps.map(([east, north]) => at(east, north)),
        )
        if (!split.ok) return
        const place = at(x + 0.123, x / 3 + 0.457)
        expect(Number(isInside(place, split.left)) + Number(isInside(place, split.right))).toBe(
          Number(isInside(place, rings)),
        )
      }),
      { numRuns: 100 },
    )
  })
})

describe('a strip along a line', () => {
  it('has the length of the line, and length times width', () =>
    expect(stripArea([at(0, 0), at(300, 0), at(300, 200)], 12)).toEqual({ metres: 500, hectares: 0.6 }))
  it('is nothing of one point or without a width', () => {
    expect(stripArea([at(0, 0)], 12)).toEqual({ metres: 0, hectares: 0 })
    expect(stripArea([at(0, 0), at(10, 0)], -3)).toEqual({ metres: 10, hectares: 0 })
  })
})
