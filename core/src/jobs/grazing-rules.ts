/** Rules for grazing: at least one kind of animal, and no more hours than the days of the job have. */
import type { FieldError } from '../errors.ts'
import { numberText } from '../text/format.ts'
import { daysBetween, isDay } from '../time/day.ts'
import { roundTo } from '../units/rounding.ts'
import { fieldError } from '../validation.ts'
import type { JobStatus } from './schema.ts'

/** The days of a job as they were given, and the day on which one that still lasts is looked at. */
export interface JobDays {
  readonly status: JobStatus
  readonly date: string | null
  readonly endDate: string | null
  readonly today: string
}

/**
 * How many days the job lasts, its first and last included; one that still lasts goes until today. Undefined where that
 * cannot be told: a plan has no days, and days that are missing or wrong are refused elsewhere.
 */
export function daysOfJob({ status, date, endDate, today }: JobDays): number | undefined {
  if (status === 'PLANNED' || date === null || !isDay(date)) return undefined
  if (status !== 'IN_PROGRESS' && endDate !== null)
    return isDay(endDate) && endDate >= date ? daysBetween(date, endDate) + 1 : undefined
  return Math.max(0, daysBetween(date, today)) + 1
}

/** Rounded down, so that the hours of the sentence are let through. */
const hoursThatFit = (hours: number, days: number): number =>
  Math.floor(roundTo((hours / days) * 100, 6)) / 100

export interface GrazingHours {
  readonly days: number | null
  readonly hoursPerDay: number | null
}

/** Kinds of animals that are on the field for more hours than there are: `herding.1.hoursPerDay`. */
export function checkGrazingHours(rows: readonly GrazingHours[], days: JobDays): FieldError[] {
  const lasts = daysOfJob(days)
  if (lasts === undefined) return []
  const hours = lasts * 24
  return rows.flatMap(({ days: on, hoursPerDay: a }, index) =>
    on !== null && a !== null && on > 0 && a <= 24 && roundTo(on * a, 6) > hours
      ? [
          fieldError(`herding.${index}.hoursPerDay`, 'hoursOfRange', {
            hours: numberText(hoursThatFit(hours, on)),
          }),
        ]
      : [],
  )
}

/** The wrong places of a grazing job; what one row must be by itself is the schema's. */
export const checkGrazing = (rows: readonly GrazingHours[], days: JobDays): FieldError[] =>
  rows.length === 0 ? [fieldError('herding.0.animalType', 'required')] : checkGrazingHours(rows, days)
