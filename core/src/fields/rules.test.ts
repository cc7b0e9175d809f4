import { describe, expect, it } from 'vitest'
import {
  activeTotal,
  areaOfYear,
  lastCropOf,
  mainCropOf,
  mainCropsAround,
  nameOfYear,
  nitrateZoneOf,
  seasonTotal,
} from './rules.ts'

const field = { name: 'Jõeäär', area: 10, active: true, yearInfo: [] }
const years = (...infos: [year: number, area?: number][]) => ({
  ...field,
  yearInfo: infos.map(([year, area]) => ({ year, ...(area === undefined ? {} : { area }) })),
})

describe('the nitrate-vulnerable area of a crop year', () => {
  const inYears = [
    { year: 2027, nitrateZone: false },
    { year: 2025, nitrateZone: true },
    { year: 2026, nitrateZone: null },
  ]
  const zones = (nitrateZone?: boolean) =>
    [2024, 2025, 2026, 2027, 2030].map((year) => nitrateZoneOf({ yearInfo: inYears, nitrateZone }, year))
  it('holds from the year that says so until another says otherwise', () =>
    expect(zones(false)).toEqual([false, true, true, false, false]))
  it('is unknown before, where the field does not say', () => expect(zones()[0]).toBeNull())
  it("is the field's own where no year says", () =>
    expect(nitrateZoneOf({ yearInfo: [{ year: 2025 }], nitrateZone: true }, 2026)).toBe(true))
})

describe('area of a crop year', () => {
  it("is that year's own", () => expect(areaOfYear(years([2023, 8], [2024, 9], [2025, 9.5]), 2024)).toBe(9))
  it('is the nearest earlier one otherwise', () =>
    expect(areaOfYear(years([2025, 9.5], [2020, 7], [2022, 8]), 2024)).toBe(8))
  it('is the next later one where none is earlier', () =>
    expect(areaOfYear(years([2027, 6], [2026, 9]), 2024)).toBe(9))
  it("is the field's own where no year has one", () => {
    expect(areaOfYear(years(), 2024)).toBe(10)
    expect(areaOfYear(years([2024]), 2024)).toBe(10)
  })
  it('passes over a year without area', () => expect(areaOfYear(years([2023, 8], [2024]), 2024)).toBe(8))
})

describe('totals', () => {
  const fields = [years([2024, 10.0049]), { ...field, area: 0.0001 }, { ...field, active: false, area: 500 }]
  it('of a season leave inactive fields out and keep 2 decimals', () => {
    expect(seasonTotal(fields, 2024)).toBe(10.01)
    expect(seasonTotal([], 2024)).toBe(0)
  })
  it('of active fields keep 3 decimals', () => {
    expect(activeTotal(fields)).toBe(10)
    expect(activeTotal([{ ...field, area: 1.0005 }])).toBe(1.001)
  })
  it('are exact where floating numbers are not', () =>
    expect(
      seasonTotal(
        Array.from({ length: 1000 }, () => ({ ...field, area: 0.1 })),
        2024,
      ),
    ).toBe(100))
})

describe("a year's name and crop", () => {
  const named = {
    ...field,
    yearInfo: [
      { year: 2024, name: 'Jõe', mainCrop: { crop: 'kaer' } },
      { year: 2025, name: '' },
    ],
  }
  it("are the year's own", () => {
    expect(nameOfYear(named, 2024)).toBe('Jõe')
    expect(mainCropOf(named, 2024)?.crop).toBe('kaer')
  })
  it("fall back to the field's name, and to no crop", () => {
    expect(nameOfYear(named, 2025)).toBe('Jõeäär')
    expect(mainCropOf(named, 2025)).toBeUndefined()
  })
})

describe('crops of a farm around a year', () => {
  const grown = (...crops: [year: number, crop: string][]) => ({
    ...field,
    yearInfo: crops.map(([year, crop]) => ({ year, mainCrop: { crop } })),
  })
  it('are those of three years back to the next, the most frequent first', () => {
    const fields = [
      grown([2022, 'rukis'], [2023, 'hernes'], [2026, 'kaer']),
      grown([2024, 'kaer'], [2027, 'suvioder'], [2028, 'mais']),
      { ...field, yearInfo: [{ year: 2026 }] },
    ]
    expect(mainCropsAround(fields, 2026)).toEqual(['kaer', 'hernes', 'suvioder'])
    expect(mainCropsAround([], 2026)).toEqual([])
  })
})

describe('the last crop that is known', () => {
  const sown = {
    yearInfo: [
      { year: 2024, mainCrop: { crop: 'talinisu' } },
      { year: 2022, mainCrop: { crop: 'oder' } },
      { year: 2025, mainCrop: null },
    ],
  }
  it('is that of the year where it has one', () => {
    expect(lastCropOf(sown, 2024)).toEqual({ year: 2024, crop: { crop: 'talinisu' } })
  })
  it('is the nearest earlier one where it has none', () => {
    expect(lastCropOf(sown, 2026)?.year).toBe(2024)
    expect(lastCropOf(sown, 2023)?.year).toBe(2022)
  })
  it('is none before the first', () => {
    expect(lastCropOf(sown, 2021)).toBeUndefined()
  })
})
