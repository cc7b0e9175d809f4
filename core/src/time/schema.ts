import { z } from 'zod'
import { isDay } from './day.ts'

/** A calendar day in Europe/Tallinn, `YYYY-MM-DD`, that exists (no 31.02.). */
export const Day = z.string().refine(isDay, { error: 'wrongDay' })
export type Day = string

/** An instant, ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime()
export type Instant = string

/** A time of day on a Tallinn clock, `HH:MM`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongTime')

/** A crop year or calendar year that a farm may name. */
export const Year = z.int().min(1990, 'wrongYear').max(2100, 'wrongYear')

/** The same, read from a path or a query. */
export const YearInPath = z.coerce.number().pipe(Year)
