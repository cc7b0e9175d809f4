import { z } from 'zod'
import { isDay, yearOf } from './day.ts'

/** A calendar day in Europe/Tallinn, `YYYY-MM-DD`, that exists (no 31.02.). */
export const Day = z.string().refine(isDay, { error: 'wrongDay' })
export type Day = string

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime()
export type Instant = string

/** A time of day on a Tallinn clock, `HH:MM`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongTime')

const [FIRST_YEAR, LAST_YEAR] = [1990, 2100]

/** A crop year or calendar year that a farm may name. */
export const Year = z.int().min(FIRST_YEAR, 'wrongYear').max(LAST_YEAR, 'wrongYear')

/** The same, asked without the schema: each day of a job is in such a year. */
export const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

/** A day of work: in a year that a farm may name, so that a slip of the finger (0206) is seen. */
export const WorkDay = Day.refine((day) => isYear(yearOf(day)), { error: 'wrongYear' })

/** The same, read from a path or a query. */
export const YearInPath = z.coerce.number().pipe(Year)
