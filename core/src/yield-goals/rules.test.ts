import { describe, expect, test } from 'vitest'
import { goalOf, measureOf, measureOfCrop, measureOfField, perHectare, totalOf } from './rules.ts'

test('a crop gives its tonnes over its hectares, not the mean of its fields', () => {
  const fields = [
    { tonnes: 77.6, area: 12.4 },
    { tonnes: 40, area: 7.35 },
  ]
  expect(fields.map((field) => perHectare([field]))).toEqual([6.26, 5.44])
  expect(perHectare(fields)).toBe(5.95)
  expect(perHectare([])).toBeNull()
})

describe('five years', () => {
  const years = (...values: readonly number[]) => values.map((perHa, i) => ({ year: 2021 + i, perHa }))
  test('have a mean and a median', () => {
    expect(measureOf(years(5.9, 5.4, 3.1, 6.3, 6))).toMatchObject({ mean: 5.34, median: 5.9 })
  })
  test.each([
    [3, false],
    [2.99, true],
    [12, false],
    [12.01, true],
  ])('of which %s is far off: %s', (value, isOutlier) => {
    const measure = measureOf(years(6, 6, 6, value))
    expect(measure?.median).toBe(6)
    expect(measure?.years.at(-1)?.isOutlier).toBe(isOutlier)
  })
  test('of an even number take the middle of two', () => {
    expect(measureOf(years(5, 6))?.median).toBe(5.5)
    expect(measureOf([])).toBeUndefined()
  })
  test('without a weighed harvest are left out', () => {
    const past = [
      { fieldId: 'a', year: 2024, crop: 'kaer', area: 10, tonnes: 30, unweighed: [] },
      { fieldId: 'b', year: 2024, crop: 'kaer', area: 10, tonnes: 50, unweighed: [] },
      {
        fieldId: 'a',
        year: 2025,
        crop: 'kaer',
        area: 10,
        tonnes: null,
        unweighed: [{ unit: 'tk', amount: 40 }],
      },
    ]
    expect(measureOfCrop(past, 'kaer')?.years.map(({ year, perHa }) => [year, perHa])).toEqual([[2024, 4]])
    expect(measureOfField(past, { fieldId: 'a', crop: 'kaer' })?.mean).toBe(3)
    expect(measureOfField(past, { fieldId: 'a', crop: 'mais' })).toBeUndefined()
  })
})

describe('the total of a crop', () => {
  const goal = (perHa: number, unit: 't' | 'kg' | 'tk' = 't') => ({ perHa, unit })
  test('is tonnes, and their value', () => {
    const fields = [
      { area: 12.4, goal: goal(6) },
      { area: 7.35, goal: goal(5500, 'kg') },
    ]
    expect(totalOf(fields, 190)).toEqual({
      area: 19.75,
      withoutGoal: 0,
      tonnes: 114.825,
      perHa: 5.81,
      unweighed: [],
      value: 21_816.75,
    })
  })
  test('names what has no weight and what has no goal', () => {
    const fields = [
      { area: 10, goal: goal(12, 'tk') },
      { area: 5, goal: undefined },
    ]
    expect(totalOf(fields, null)).toEqual({
      area: 0,
      withoutGoal: 5,
      tonnes: 0,
      perHa: null,
      unweighed: [{ unit: 'tk', amount: 120 }],
      value: null,
    })
  })
})

test('a goal is of one field, crop and year', () => {
  const goals = new Map([[2027, [{ fieldId: 'a', crop: 'kaer', perHa: 4, unit: 't' as const }]]])
  const asked = { fieldId: 'a', crop: 'kaer', year: 2027 }
  expect(goalOf(goals, asked)).toEqual({ perHa: 4, unit: 't' })
  expect(goalOf(goals, { ...asked, crop: 'mais' })).toBeUndefined()
  expect(goalOf(goals, { ...asked, year: 2026 })).toBeUndefined()
})
