/**
 * Hints of labour law: what an employer should look at. They are hints and hinder nothing. Of an employee by the
 * employment contracts act (töölepingu seadus, TLS); a farmer who works on his own farm is none.
 */
import { addDays, daysBetween, monthsBefore } from '../time/day.ts'
import { MINUTE_MS } from '../time/spans.ts'
import { mondayOf } from '../time/week.ts'
import { endDayOf, instantOf, spanOf, type Times } from './clock.ts'

/** Minutes after which each hint comes. TLS § 43 (1): 8 h a day, 40 h in seven days; § 46 (1): 48 h on average of 4 months. */
export const LAW = {
  day: 8 * 60,
  week: 40 * 60,
  mean: 48 * 60,
  meanMonths: 4,
  /** TLS § 45 (1) and § 50: work from 22:00 to 6:00. */
  nightFrom: '22:00',
  nightTo: '06:00',
} as const

export const HINT_KINDS = ['day', 'week', 'mean', 'night'] as const
export type HintKind = (typeof HINT_KINDS)[number]

export interface Hint {
  readonly kind: HintKind
  /** The day, the Monday of the week, or the first day of the months; of night work the first day of the month. */
  readonly from: string
  /** Minutes worked; of `mean` a week's. */
  readonly minutes: number
}

export interface WorkedDay extends Times {
  readonly minutes: number
}

/** Minutes from 22:00 to 6:00, breaks included: it is not known when they were. */
export function nightMinutesOf(times: Times): number {
  const own = spanOf(times)
  if (!own) return 0
  const evenings = [addDays(times.date, -1), times.date, endDayOf(times)]
  return [...new Set(evenings)].reduce((sum, evening) => {
    const from = instantOf(evening, LAW.nightFrom)?.getTime() ?? 0
    const to = instantOf(addDays(evening, 1), LAW.nightTo)?.getTime() ?? 0
    return sum + Math.max(0, Math.min(own.to, to) - Math.max(own.from, from)) / MINUTE_MS
  }, 0)
}

const sumBy = (entries: readonly WorkedDay[], keyOf: (day: string) => string): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { date, minutes } of entries) sums.set(keyOf(date), (sums.get(keyOf(date)) ?? 0) + minutes)
  return sums
}

const over = (kind: HintKind, sums: Map<string, number>, limit: number): Hint[] =>
  [...sums]
    .filter(([, minutes]) => minutes > limit)
    .map(([from, minutes]) => ({ kind, from, minutes }))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))

export interface Month {
  /** The first and the last day. */
  readonly start: string
  readonly end: string
}

/** A week's minutes on average of the four months that end with a month, from the first day that was worked in them. */
function meanOf(entries: readonly WorkedDay[], { end }: Month): Hint[] {
  const first = addDays(monthsBefore(addDays(end, 1), LAW.meanMonths), 0)
  const counted = entries.filter(({ date }) => date >= first && date <= end)
  const from = counted.reduce((least, { date }) => (date < least ? date : least), end)
  const weeks = (daysBetween(from, end) + 1) / 7
  if (weeks < 4) return []
  const minutes = Math.round(counted.reduce((sum, each) => sum + each.minutes, 0) / weeks)
  return minutes > LAW.mean ? [{ kind: 'mean', from, minutes }] : []
}

/** Hints about one worker's month; `entries` are all of his, of the months before too. */
export function hintsOf(entries: readonly WorkedDay[], month: Month): Hint[] {
  const isIn = (from: string, to: string) => from <= month.end && to >= month.start
  const inMonth = entries.filter(({ date }) => isIn(date, date))
  const weeks = over('week', sumBy(entries, mondayOf), LAW.week)
  const night = inMonth.reduce((sum, entry) => sum + nightMinutesOf(entry), 0)
  return [
    ...over(
      'day',
      sumBy(inMonth, (day) => day),
      LAW.day,
    ),
    ...weeks.filter(({ from }) => isIn(from, addDays(from, 6))),
    ...meanOf(entries, month),
    ...(night > 0 ? [{ kind: 'night' as const, from: month.start, minutes: night }] : []),
  ]
}
