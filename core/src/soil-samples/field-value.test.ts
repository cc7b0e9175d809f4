import { expect, it } from 'vitest'
import { fieldValueOf, roundOf, sampleGrade } from './field-value.ts'
import { sampleOf } from './sample.ts'

it('a field without a figure has no value', () => {
  expect(fieldValueOf([], 'p')).toBeUndefined()
  expect(fieldValueOf([sampleOf({})], 'p')).toBeUndefined()
})
it('figures of one method alone make the mean: those of the newest sample', () => {
  const samples = [
    sampleOf({ p: 30, methodP: 'AL', date: '2025-09-01' }),
    sampleOf({ p: 90 }),
    sampleOf({ p: 100 }),
  ]
  expect(fieldValueOf(samples, 'p')).toMatchObject({ mean: 95, leftOut: 1, grade: 'small' })
})
it('without a method the figure stands, and its class is not known', () =>
  expect(fieldValueOf([sampleOf({ p: 30, methodP: null })], 'p')).toMatchObject({ value: 30, grade: null }))
it('carbon has no class', () =>
  expect(fieldValueOf([sampleOf({ c: 1.84 })], 'c')).toMatchObject({ value: 1.8, grade: null }))
it('what is below the bound of the laboratory counts with it, and is told', () =>
  expect(fieldValueOf([sampleOf({ p: 5, below: ['p'] }), sampleOf({ p: 15 })], 'p')).toMatchObject({
    mean: 10,
    isBelow: true,
  }))
it('the round is the newest sample with those of the year before it', () => {
  const [old, early, late] = ['2022-10-01', '2025-04-01', '2025-10-01'].map((date) => sampleOf({ date }))
  const samples = [old, early, late].flatMap((each) => each ?? [])
  expect(roundOf(samples, '2026-05-20')).toEqual({ samples: [early, late], isExpired: false })
  expect(roundOf(samples, '2022-12-01')).toEqual({ samples: [old], isExpired: false })
  expect(roundOf(samples, '2031-01-01')).toEqual({ samples: [early, late], isExpired: true })
  expect(roundOf([], '2026-05-20')).toEqual({ samples: [], isExpired: false })
})
it('one sample has the class of its figure', () => {
  expect(sampleGrade('ph', sampleOf({ ph: 5.5 }))).toBe('sour')
  expect(sampleGrade('ph', sampleOf({}))).toBeNull()
})
