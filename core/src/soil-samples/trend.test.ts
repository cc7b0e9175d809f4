import { describe, expect, test } from 'vitest'
import { phTrendOf, type TrendSample, trendOf } from './trend.ts'

const sample = (date: string, change: Partial<TrendSample> = {}): TrendSample => ({
  date,
  areaHa: null,
  methodP: 'MEHLICH3',
  phMethod: 'KCL',
  ph: null,
  p: null,
  k: null,
  ca: null,
  mg: null,
  s: null,
  b: null,
  cu: null,
  mn: null,
  zn: null,
  below: [],
  ...change,
})
const DAY = '2026-05-20'

describe('an element', () => {
  test('is the mean of the newest round, beside that of the round before', () => {
    const samples = [
      sample('2020-10-01', { mg: 90 }),
      sample('2025-10-01', { mg: 110 }),
      sample('2025-09-01', { mg: 130 }),
    ]
    expect(trendOf(samples, 'mg', DAY)).toEqual({
      value: 120,
      date: '2025-10-01',
      before: { value: 90, date: '2020-10-01' },
    })
  })
  test('counts by the hectares that samples stand for where all say so', () => {
    const samples = [sample('2025-10-01', { b: 1, areaHa: 3 }), sample('2025-10-01', { b: 0.2, areaHa: 1 })]
    expect(trendOf(samples, 'b', DAY)?.value).toBe(0.8)
  })
  test('is beside nothing where the round before was drawn in another way, or is none', () => {
    const old = sample('2020-10-01', { cu: 2, methodP: 'AL' })
    expect(trendOf([old, sample('2025-10-01', { cu: 3 })], 'cu', DAY)?.before).toBeNull()
    expect(trendOf([sample('2025-10-01', { cu: 3 })], 'cu', DAY)?.before).toBeNull()
  })
  test('is none where nobody measured it, and later samples are not known yet', () => {
    expect(trendOf([], 'zn', DAY)).toBeUndefined()
    expect(trendOf([sample('2025-10-01')], 'zn', DAY)).toBeUndefined()
    expect(trendOf([sample('2026-10-01', { zn: 4 })], 'zn', DAY)).toBeUndefined()
  })
})
test('pH has its class, and is never held against another kind', () => {
  const now = sample('2025-10-01', { ph: 5.8 })
  expect(phTrendOf([now, sample('2020-10-01', { ph: 5.4 })], DAY)).toEqual({
    value: 5.8,
    date: '2025-10-01',
    grade: 'slightlySour',
    before: { value: 5.4, date: '2020-10-01' },
  })
  expect(phTrendOf([now, sample('2020-10-01', { ph: 6, phMethod: 'H2O' })], DAY)?.before).toBeNull()
  expect(phTrendOf([sample('2025-10-01')], DAY)).toBeUndefined()
})
