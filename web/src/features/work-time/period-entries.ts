import { useQuery } from '@tanstack/react-query'
import type { MonthDays } from '@vagu/core/work-times/month'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { workTimesQuery } from '../../entities/work-times/queries.ts'
import type { Board } from './board.ts'

const NONE: readonly WorkTime[] = []
const yearIn = (day: string): number => Number(day.slice(0, 4))

/** Entries of a period, which may begin in the year before the month's or end in another; undefined while they come. */
export function usePeriodEntries(
  board: Board,
  period: MonthDays | undefined,
): readonly WorkTime[] | undefined {
  const month = yearIn(board.month)
  const [first, last] = period ? [yearIn(period.start), yearIn(period.end)] : [month, month]
  const [one, other] = [useQuery(workTimesQuery(first)), useQuery(workTimesQuery(last))]
  if (!period || !one.data || !other.data) return period ? undefined : NONE
  const all = first === last ? one.data : [...one.data, ...other.data]
  return all.filter(({ date }) => date >= period.start && date <= period.end)
}
