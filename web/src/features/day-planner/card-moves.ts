/** Where a card can go by keys and by its menu. */
import { addDays, daysBetween } from '@vagu/core/time/day'
import type { PlanCard } from './plan-cards.ts'
import type { Place } from './plan-change.ts'

interface Where {
  /** The day of the column that the card stands in; undefined in the list without days. */
  readonly day: string | undefined
  readonly today: string
  readonly days: readonly string[]
}

/** Into the shown week: today when it is there, else its Monday. */
const intoWeek = ({ today, days }: Where): string => (days.includes(today) ? today : (days[0] ?? today))

/** The column in which a card stands that has moved on since a column of it was drawn; none: it waits for a day. */
export function columnOf(drawn: PlanCard, latest: PlanCard, day: string | undefined): string | undefined {
  const [before, now] = [drawn.first, latest.first]
  if (now.status === 'PLANNED') return undefined
  if (before.status === now.status && before.date === now.date) return day
  return day === undefined || before.status === 'PLANNED'
    ? now.date
    : addDays(day, daysBetween(before.date, now.date))
}

/** Alt and an arrow: a day on or back, up to the list without days. A card without a day goes into the week. */
export function placeOfKey(key: string, where: Where): Place | undefined {
  if (key === 'ArrowUp') return { day: null }
  if (key === 'ArrowDown') return where.day === undefined ? { day: intoWeek(where) } : undefined
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step === undefined) return undefined
  return { day: where.day === undefined ? intoWeek(where) : addDays(where.day, step) }
}
