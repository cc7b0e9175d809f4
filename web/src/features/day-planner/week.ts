/** The week of the planner. Days are `YYYY-MM-DD`; a week begins on Monday. */
import type { Job } from '@vagu/core/jobs/schema'
import { addDays, daysBetween } from '@vagu/core/time/day'
import { cropYearOf, seasonOf } from '@vagu/core/time/season'

/** Any Monday that lies before every year of a farm. */
const A_MONDAY = '1900-01-01'
const WEEK = 7

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => daysBetween(A_MONDAY, day) % WEEK

/** The seven days of the week that a day lies in. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day))
  return Array.from({ length: WEEK }, (_, index) => addDays(monday, index))
}

/** The crop years whose jobs may stand in a week, the shown year first: a week may lie over the change of seasons. */
export const yearsOfWeek = (year: number, days: readonly string[]): number[] => [
  ...new Set([year, ...days.map((day) => cropYearOf(day))]),
]

interface Opening {
  readonly year: number
  readonly today: string
  readonly events: readonly Pick<Job, 'status' | 'date'>[]
}

/** The day on which the planner of a year opens: today in its season, else the first day with a job, else its start. */
export function openingDay({ year, today, events }: Opening): string {
  if (cropYearOf(today) === year) return today
  const days = events.filter(({ status }) => status !== 'PLANNED').map(({ date }) => date)
  return days.toSorted()[0] ?? seasonOf(year).start
}
