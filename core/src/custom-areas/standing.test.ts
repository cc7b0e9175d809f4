import { describe, expect, test } from 'vitest'
import type { AreaStatus } from './schema.ts'
import { differsMuch, type FieldToday, activeAreas } from './active-areas.ts'

describe('much is more than 1 % and more than 0.05 ha', () => {
  test.each([
    [10.1, 10, false],
    [10.1001, 10, true],
    [9.9, 10, false],
    [9.8999, 10, true],
    [2.05, 2, false],
    [2.0501, 2, true],
    [0.05, 0, false],
    [0.0501, 0, true],
    [0, 0, false],
    [1000, 1005, false],
    [10, 10.1, false],
  ])('%d ha beside %d ha: %s', (now, was, isMuch) => {
    expect(differsMuch(now, was)).toBe(isMuch)
  })
})

describe('areas of a field as it is today', () => {
  const stored = (year: number, change: { area?: number | null; status?: AreaStatus | null } = {}) => ({
    year,
    area: 9,
    areaWhenItWasSaved: 10,
    status: null,
    ...change,
  })
  const field = (areas: Readonly<Record<number, number>> = {}, otherwise = 10): FieldToday => ({
    areaOf: (year) => {
      const known = Object.keys(areas).map(Number)
      const at = known.findLast((each) => each <= year)
      return (at === undefined ? undefined : areas[at]) ?? otherwise
    },
    years: Object.keys(areas).map(Number),
  })
  const statuses = (years: ReturnType<typeof stored>[], today: FieldToday) =>
    activeAreas(years, { field: today, kindYear: 2026 }).map((each) => `${each.year} ${each.status}`)

  test('without a value in any year one is missing', () => {
    expect(activeAreas([], { field: field(), kindYear: 2026 })).toEqual([
      { year: 2026, area: null, areaWhenItWasSaved: null, status: 'MISSING' },
    ])
  })
  test('stand while the field stays', () => {
    expect(activeAreas([stored(2026)], { field: field(), kindYear: 2026 })).toEqual([stored(2026)])
    expect(statuses([stored(2026)], field({ 2026: 10.05 }))).toEqual(['2026 null'])
  })
  test('must be looked at when the field has another area in that year', () => {
    expect(statuses([stored(2025), stored(2026)], field({ 2026: 10.5 }))).toEqual([
      '2025 null',
      '2026 AREA_CHANGED',
    ])
  })
  test('and when it gets another one later, until it is as it was', () => {
    const today = field({ 2027: 12, 2028: 12, 2029: 10 })
    expect(statuses([stored(2026)], today)).toEqual(['2026 null', '2027 AREA_CHANGED', '2029 null'])
  })
  test('years before the first value go by it without a word', () => {
    expect(statuses([stored(2026)], field({ 2024: 7, 2025: 10 }))).toEqual(['2026 null'])
  })
  test('what could not be found stays so, whatever the field became', () => {
    const unknown = stored(2026, { area: null, status: 'POLYGON_MISSING' })
    expect(statuses([unknown], field({ 2026: 20, 2027: 30 }))).toEqual(['2026 POLYGON_MISSING'])
  })
  test('a value whose field nobody measured is never called changed', () => {
    const unmeasured = { ...stored(2026), areaWhenItWasSaved: null }
    expect(activeAreas([unmeasured], { field: field({}, 99), kindYear: 2026 })).toEqual([unmeasured])
  })
  test('years come in their order, however they were stored', () => {
    expect(statuses([stored(2028), stored(2024)], field())).toEqual(['2024 null', '2028 null'])
  })
})
