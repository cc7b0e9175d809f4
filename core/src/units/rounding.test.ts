import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaUnits, hectaresOf, roundTo, splitByWeight, sumAreas } from './rounding.ts'

describe('rounding half up, by the number as it is written', () => {
  test.each([
    [1.005, 2, 1.01],
    [1.00499, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.00005, 4, 0.0001],
    [0.00004, 4, 0],
    [1e-9, 4, 0],
    [0, 4, 0],
    [12.34567, 3, 12.346],
  ])('%d to %i places is %d', (value, places, expected) => {
    expect(roundTo(value, places)).toBe(expected)
  })

  test('nothing that is no number gets through', () => {
    expect(roundTo(Number.NaN, 2)).toBe(0)
    expect(Object.is(roundTo(-0.001, 2), 0)).toBe(true)
  })
})

describe('the short way of rounding', () => {
  /** By the text of the number alone. */
  const byText = (value: number, decimals: number): number =>
    Math.sign(value) * Number(`${Math.round(Number(`${Math.abs(value)}e${decimals}`))}e-${decimals}`) || 0
  // smaller ones are written with an exponent
  const written = (value: number) => Math.abs(value) >= 0.000_001

  test('says what the long one says', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter(written)
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 12 }), (number, decimals) => {
        expect(roundTo(number, decimals)).toBe(byText(number, decimals))
      }),
    )
  })

  test('says it of halves too, and of numbers beside them', () => {
    const units = fc.integer({ min: 1, max: 2_000_000_000 })
    const beside = fc.constantFrom(0, Number.EPSILON, -Number.EPSILON)
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 9 }), beside, (half, decimals, by) => {
        const number = Number(`${half * 5}e-${decimals + 1}`) * (1 + by)
        fc.pre(written(number))
        expect(roundTo(number, decimals)).toBe(byText(number, decimals))
      }),
    )
  })
})

describe('areas in whole numbers', () => {
  test.each([
    [1.00005, 10_001],
    [1.00004999, 10_000],
    [0.1 + 0.2, 3000],
    [7.15, 71_500],
    [0, 0],
  ])('%d ha is %i', (hectares, units) => {
    expect(areaUnits(hectares)).toBe(units)
  })

  test('the short way counts as the long one does', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (hectares) => {
        expect(areaUnits(hectares)).toBe(Math.round(roundTo(hectares, 4) * 10_000))
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), (halves) => {
        const hectares = halves / 20_000
        expect(areaUnits(hectares)).toBe(Math.round(roundTo(hectares, 4) * 10_000))
      }),
    )
  })

  test('there and back is the same', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (units) => {
        expect(areaUnits(hectaresOf(units))).toBe(units)
      }),
    )
  })

  test('a sum is exact', () => {
    expect(sumAreas([0.1, 0.2, 0.3])).toBe(0.6)
    expect(sumAreas([])).toBe(0)
  })
})

describe('splitting a total', () => {
  test('the last part takes the remainder', () => {
    expect(splitByWeight(10, [1, 1, 1], 2)).toEqual([3.33, 3.33, 3.34])
    expect(splitByWeight(0.3, [1, 1, 1], 1)).toEqual([0.1, 0.1, 0.1])
  })

  test('a tiny total gives no part less than nothing', () => {
    expect(splitByWeight(0.02, [1, 1, 1, 1], 2)).toEqual([0.01, 0.01, 0, 0])
  })

  test('shares are rounded, not cut: the last gathers no more than a rounding', () => {
    const parts = splitByWeight(137.5, [12.3456, 8.2, 4.4544], 3)
    expect(parts).toEqual([67.901, 45.1, 24.499])
    const sixty = Array.from({ length: 60 }, (_, i) => 1 + (i % 7))
    const [last] = splitByWeight(500, sixty, 3).slice(-1)
    expect(Math.abs((last ?? 0) - (500 * (sixty.at(-1) ?? 0)) / sixty.reduce((a, b) => a + b))).toBeLessThan(
      0.03,
    )
  })

  test('no weight, no share', () => {
    expect(splitByWeight(10, [0, 0], 2)).toEqual([0, 0])
    expect(splitByWeight(10, [], 2)).toEqual([])
    expect(splitByWeight(1, [1, 1, 1, 0], 2)).toEqual([0.33, 0.33, 0.34, 0])
  })

  test('the parts add up to the total', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 })
      .filter((list) => list.some((weight) => weight > 0))
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (hundredths, parts) => {
        const split = splitByWeight(hundredths / 100, parts, 2)
        expect(
          roundTo(
            split.reduce((a, b) => a + b, 0),
            2,
          ),
        ).toBe(hundredths / 100)
        expect(split.every((part) => part >= 0)).toBe(true)
      }),
    )
  })
})
