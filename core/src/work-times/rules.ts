/** Rules for the times of an entry; form and server ask the same. */
import type { FieldError } from '../errors.ts'
import { fieldError } from '../validation.ts'
import { grossMinutes, instantOf, endDayOf, type Times } from './clock.ts'

/** Most minutes of one entry: a whole day. */
export const MAX_MINUTES = 24 * 60

/** Faults of the times: nothing worked, a time that no clock showed, over a day, a break without work. */
export function checkTimes(entry: Times & { readonly breakMinutes: number }): FieldError[] {
  if (entry.start === entry.end) return [fieldError('end', 'workTimeEmpty')]
  const skipped = [
    ...(instantOf(entry.date, entry.start) ? [] : [fieldError('start', 'clockSkipped')]),
    ...(instantOf(endDayOf(entry), entry.end) ? [] : [fieldError('end', 'clockSkipped')]),
  ]
  if (skipped.length > 0) return skipped
  const minutes = grossMinutes(entry) ?? 0
  if (minutes > MAX_MINUTES) return [fieldError('end', 'workTimeOverDay')]
  return entry.breakMinutes >= minutes ? [fieldError('breakMinutes', 'breakTooLong')] : []
}
