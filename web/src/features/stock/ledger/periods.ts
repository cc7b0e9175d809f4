/** Periods of a ledger: a crop season up to today, the one before, all there is. */
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import type { LedgerPeriod } from '../../../entities/stock/queries.ts'

export const PERIODS = ['season', 'before', 'all'] as const
export type PeriodKey = (typeof PERIODS)[number]

/** Day before which nobody kept a stock here. */
const FIRST_DAY = '2000-01-01'

const upToToday = ({ start, end }: LedgerPeriod, today: string): LedgerPeriod => ({
  start,
  end: end > today && start <= today ? today : end,
})

/** The days of a period beside the chosen crop year; of a year that has not begun yet it is the one that runs. */
export function periodOf(key: PeriodKey, year: number, today: string): LedgerPeriod {
  if (key === 'all') return { start: FIRST_DAY, end: today }
  const running = Math.min(year, cropYearOf(today))
  return upToToday(seasonOf(key === 'season' ? running : running - 1), today)
}
