import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOfYear, mainCropOf, nameOfYear } from './rules.ts'
import { YearInfo } from './schema.ts'
import { withSeason, wrongSeasonDays } from './seasons.ts'

describe('the days of a season', () => {
  it.each([
    ['2025-06-30', ['seasonStart']],
    ['2025-07-01', []],
    ['2026-01-01', []],
    ['2026-01-02', ['seasonStart']],
    [null, []],
  ])('may begin on %s in 2026, or not: %j', (seasonStart, wrong) => {
    expect(wrongSeasonDays(2026, { seasonStart }).map(({ path }) => path)).toEqual(wrong)
    expect(YearInfo.safeParse({ year: 2026, seasonStart }).success).toBe(wrong.length === 0)
  })

  it.each([
    ['2026-06-29', ['seasonEnd']],
    ['2026-06-30', []],
    ['2026-12-31', []],
    ['2027-01-01', ['seasonEnd']],
  ])('may end on %s in 2026, or not: %j', (seasonEnd, wrong) => {
    expect(wrongSeasonDays(2026, { seasonEnd }).map(({ path }) => path)).toEqual(wrong)
    expect(YearInfo.safeParse({ year: 2026, seasonEnd }).success).toBe(wrong.length === 0)
  })

  it('say their bounds as they are written', () => {
    expect(wrongSeasonDays(2026, { seasonStart: '2026-05-01', seasonEnd: '2026-05-01' })).toEqual([
      { path: 'seasonStart', code: 'seasonStartOutside', facts: { from: '01.07.2025', to: '01.01.2026' } },
      { path: 'seasonEnd', code: 'seasonEndOutside', facts: { from: '30.06.2026', to: '31.12.2026' } },
    ])
  })
})

describe('a season that is set', () => {
  const known = { year: 2025, area: 9, seasonStart: '2024-08-15', seasonEnd: '2025-08-10' }

  it('changes one year, and keeps the end that is not spoken of', () => {
    const years = [known, { year: 2026, area: 8 }]
    expect(withSeason(years, { year: 2025, seasonStart: '2024-09-05' })).toEqual([
      { ...known, seasonStart: '2024-09-05' },
      years[1],
    ])
    const usual = withSeason(years, { year: 2025, seasonStart: null, seasonEnd: null })
    expect(usual[0]).toEqual({ ...known, seasonStart: null, seasonEnd: null })
  })

  it('makes a year that had nothing of its own', () => {
    expect(withSeason([known], { year: 2026, seasonStart: '2025-08-20', seasonEnd: '2026-08-31' })).toEqual([
      known,
      { year: 2026, seasonStart: '2025-08-20', seasonEnd: '2026-08-31' },
    ])
  })

  it('changes nothing where it is so already', () => {
    const years = [{ year: 2026, area: 8 }, known]
    expect(withSeason(years, { year: 2026, seasonStart: null })).toEqual(years)
    expect(withSeason(years, { year: 2027, seasonStart: null, seasonEnd: null })).toEqual(years)
    expect(withSeason(years, { year: 2025, seasonStart: known.seasonStart })).toEqual(years)
  })

  it('moves no name, area or crop of any year', () => {
    const info = fc.record({
      year: fc.integer({ min: 2020, max: 2026 }),
      name: fc.constantFrom(null, 'Vana', ''),
      area: fc.constantFrom(null, 3, 7),
      mainCrop: fc.constantFrom(null, { crop: 'kaer' }),
    })
    const infos = fc.uniqueArray(info, { selector: ({ year }) => year })
    fc.assert(
      fc.property(infos, fc.integer({ min: 2019, max: 2027 }), (yearInfo, year) => {
        const field = { name: 'Kivi', area: 10, active: true, yearInfo }
        const after = { ...field, yearInfo: withSeason(yearInfo, { year, seasonStart: `${year - 1}-08-01` }) }
        for (const requested of [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]) {
          expect(areaOfYear(after, requested)).toBe(areaOfYear(field, requested))
          expect(nameOfYear(after, requested)).toBe(nameOfYear(field, requested))
          expect(mainCropOf(after, requested)).toEqual(mainCropOf(field, requested))
        }
      }),
    )
  })
})
