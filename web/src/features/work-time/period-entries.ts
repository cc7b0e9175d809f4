import { useQueries } from '@tanstack/react-query'
import { yearOf } from '@vagu/core/time/day'
import type { MonthDays } from '@vagu/core/work-times/month'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { workTimesQuery } from '../../entities/work-times/queries.ts'

const NONE: readonly WorkTime[] = []

/** Every year that a period has days of. */
function yearsOf({ start, end }: MonthDays): number[] {
  const first = yearOf(start)
  return Array.from({ length: yearOf(end) - first + 1 }, (_, i) => first + i)
}

/** Entries of a period, however many years it touches; undefined while they come. */
export function usePeriodEntries(period: MonthDays | undefined): readonly WorkTime[] | undefined {
  const loaded = useQueries({ queries: period ? yearsOf(period).map(workTimesQuery) : [] })
  if (!period) return NONE
  if (loaded.some(({ data }) => data === undefined)) return undefined
  return loaded
    .flatMap(({ data = NONE }) => data)
    .filter(({ date }) => date >= period.start && date <= period.end)
}
