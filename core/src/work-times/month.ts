/** Month of workers: hours, pay, what is unpaid, and working days without any entry. */
import { addDays, monthsAfter } from '../time/day.ts'
import { mondayOf } from '../time/week.ts'
import { isHoliday } from './holidays.ts'
import { type Pay, payOf } from './pay.ts'
import type { WorkTimeStatus } from './schema.ts'

export interface MonthDays {
  readonly start: string
  readonly end: string
}
/** The days of a month, 1 to 12. */
export function monthDays(year: number, month: number): MonthDays {
  const start = `${year}-${String(month).padStart(2, '0')}-01`
  return { start, end: addDays(monthsAfter(start, 1), -1) }
}

/** All days from the first to the last. */
export function daysBetweenOf({ start, end }: MonthDays): string[] {
  const days: string[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}

const FRIDAY = 4
/** Whether most people work on a day: Monday to Friday, no holiday. */
export const isWorkingDay = (day: string): boolean => day <= addDays(mondayOf(day), FRIDAY) && !isHoliday(day)

export interface OfMonth {
  readonly workerId: string
  readonly date: string
  readonly minutes: number
  readonly hourlyRate: number | null
  readonly status: WorkTimeStatus
}
export interface WorkerMonth {
  readonly workerId: string
  readonly all: Pay
  readonly unpaid: Pay
  /** Working days up to today on which nothing is written, from the first entry of the month on. */
  readonly emptyDays: readonly string[]
}

const isIn = ({ start, end }: MonthDays, day: string): boolean => day >= start && day <= end

/** A worker's month. */
export function workerMonth(
  entries: readonly OfMonth[],
  { workerId, days, today }: { workerId: string; days: MonthDays; today: string },
): WorkerMonth {
  const own = entries.filter((entry) => entry.workerId === workerId && isIn(days, entry.date))
  const written = new Set(own.map(({ date }) => date))
  const last = days.end < today ? days.end : today
  return {
    workerId,
    all: payOf(own),
    unpaid: payOf(own.filter(({ status }) => status === 'UNPAID')),
    emptyDays:
      own.length === 0
        ? []
        : daysBetweenOf({ start: days.start, end: last }).filter(
            (day) => isWorkingDay(day) && !written.has(day),
          ),
  }
}
