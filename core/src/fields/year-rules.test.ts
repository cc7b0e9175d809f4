import { describe, expect, it } from 'vitest'
import { mapDataOf } from '../geo/map-data.ts'
import { rectangle } from '../geo/testing-shapes.ts'
import { areaOfYear, isInUse, livesIn, seasonTotal, withEarlierArea } from './rules.ts'
import { earlierShapesFrom, shapeOfYear } from './year-rules.ts'

const shapeOf = (metres: number) => mapDataOf([rectangle([617_000, 6_495_000], metres, 100)])
const [small, wide, whole] = [shapeOf(100), shapeOf(200), shapeOf(300)]

describe('the shape of a crop year', () => {
  const field = {
    mapData: whole,
    earlierShapes: [
      { until: 2024, mapData: wide },
      { until: 2022, mapData: small },
    ],
  }
  it.each([
    [2019, small],
    [2022, small],
    [2023, wide],
    [2024, wide],
    [2025, whole],
    [2030, whole],
  ])('of %i is the first that lasts so long', (year, shape) => expect(shapeOfYear(field, year)).toBe(shape))
  it('is the only one where no other is known, and none where there is none', () => {
    expect(shapeOfYear({ mapData: small }, 2020)).toBe(small)
    expect(shapeOfYear({ mapData: null }, 2020)).toBeNull()
  })
})

describe('a shape that holds from a crop year on', () => {
  it('leaves the years before the one that they had', () => {
    expect(earlierShapesFrom({ mapData: small }, 2026)).toEqual([{ until: 2025, mapData: small }])
    expect(earlierShapesFrom({ mapData: null }, 2026)).toEqual([])
  })
  it('takes the place of what held later, and of no year before', () => {
    const before = {
      mapData: whole,
      earlierShapes: [
        { until: 2021, mapData: small },
        { until: 2025, mapData: wide },
      ],
    }
    expect(earlierShapesFrom(before, 2024)).toEqual([
      { until: 2021, mapData: small },
      { until: 2023, mapData: wide },
    ])
    expect(earlierShapesFrom(before, 2026)).toEqual([
      { until: 2021, mapData: small },
      { until: 2025, mapData: wide },
    ])
  })
})

describe('the area of the years before a new shape', () => {
  const before = { area: 10, yearInfo: [] }
  it('is held fast where it would change', () =>
    expect(withEarlierArea(before, { area: 12, yearInfo: [{ year: 2026, area: 12 }] }, 2026)).toEqual([
      { year: 2025, area: 10 },
      { year: 2026, area: 12 },
    ]))
  it('does not hold for the year from which the new one does', () => {
    const after = withEarlierArea(before, { area: 4.2, yearInfo: [{ year: 2026, notes: 'uus' }] }, 2026)
    expect(after).toEqual([
      { year: 2025, area: 10 },
      { year: 2026, notes: 'uus', area: 4.2 },
    ])
    expect(areaOfYear({ area: 4.2, yearInfo: after }, 2027)).toBe(4.2)
  })
  it('is the typed one where somebody typed it, and is not written where it stays', () => {
    const typed = [{ year: 2025, area: 9 }]
    expect(withEarlierArea(before, { area: 12, yearInfo: typed }, 2026)).toEqual(typed)
    const known = { area: 10, yearInfo: [{ year: 2020, area: 10 }] }
    expect(withEarlierArea(known, { ...known, area: 12 }, 2026)).toEqual(known.yearInfo)
  })
})

describe('a field between its first and last crop year', () => {
  const field = { name: 'Kivi', area: 10, active: true, firstYear: 2022, lastYear: 2024, yearInfo: [] }
  it.each([
    [2021, false],
    [2022, true],
    [2024, true],
    [2025, false],
  ])('in %i: %s', (year, isThere) => {
    expect(livesIn(field, year)).toBe(isThere)
    expect(isInUse(field, year)).toBe(isThere)
    expect(seasonTotal([field], year)).toBe(isThere ? 10 : 0)
  })
  it('lives in every year where nobody says another', () => expect(livesIn({}, 1990)).toBe(true))
  it('takes no area from a year in which it was not one', () =>
    expect(areaOfYear({ ...field, yearInfo: [{ year: 2020, area: 3 }] }, 2023)).toBe(10))
})
