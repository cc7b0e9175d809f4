import { type FieldWork, withLateHarvests } from '@vagu/core/fields/late-harvest'
import { YearInfo } from '@vagu/core/fields/schema'
import { cropYearOf, planningYearOf, seasonOf, type SeasonStarts } from '@vagu/core/time/season'
import { describe, expect } from 'vitest'
import { examples, list, pairs } from './calculation-examples.ts'

describe('docs/calculations/season.md', () => {
  /** Starts as `2026: 2025-08-15`, ends as `2026: to 2026-08-15`. */
  const starts = (text: string): SeasonStarts[] =>
    pairs(text).map(([year, day]) =>
      day.startsWith('to ') ? { year, seasonEnd: day.slice(3) } : { year, seasonStart: day },
    )
  examples('season.md', 'Crop year of a day', ([day = '', given = '', year]) => {
    expect(cropYearOf(day, starts(given))).toBe(Number(year))
  })
  examples('season.md', 'First and last day', ([year, given = '', start, end]) => {
    expect(seasonOf(Number(year), starts(given))).toEqual({ year: Number(year), start, end })
  })
  /** Work as `2026-09-15 4` or `2026-09-15/2026-09-18 4`, in the kind of job that harvests. */
  const workOf = (kind: FieldWork['kind'], text: string): FieldWork[] =>
    list(text).map((each) => {
      const [days = '', area = '10'] = list(each, ' ')
      const [day = '', endDay = null] = list(days, '/')
      return { kind, job: kind, area: Number(area), day, endDay }
    })
  examples(
    'season.md',
    'Late harvests of a field of 10 ha with a main crop in 2026',
    ([harvests = '', sowings = '', own = '', end]) => {
      const set = starts(own)
      const yearInfo = [2026, 2027].map((year) =>
        YearInfo.parse({
          year,
          ...(year === 2026 && { mainCrop: { crop: 'kartul' } }),
          ...set.find((each) => each.year === year),
        }),
      )
      const work = [...workOf('sowing', sowings), ...workOf('harvest', harvests)]
      expect(seasonOf(2026, withLateHarvests({ area: 10, yearInfo }, work)).end).toBe(end)
    },
  )
  examples('season.md', 'Year of a planned job', ([day = '', year]) => {
    expect(planningYearOf(day)).toBe(Number(year))
  })
})
