/** Clock of a work time: how many minutes lie between two times of a day in Tallinn, nights of a clock change included. */
import { addDays } from '../time/day.ts'
import { HOUR_MS, MINUTE_MS } from '../time/spans.ts'

const tallinn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Day and time that clocks in Tallinn show at an instant. */
export function clockInTallinn(instant: Date): { day: string; time: string } {
  const [day = '', time = ''] = tallinn.format(instant).split(' ')
  return { day, time }
}

/** Hours by which Tallinn is ahead of UTC: in summer, else in winter. */
const AHEAD = [3, 2] as const

/**
 * The instant at which clocks in Tallinn show a time; the first of two in the night of autumn, undefined for a time that
 * the night of spring leaves out.
 */
export function instantOf(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  return AHEAD.map((hours) => new Date(asUtc - hours * HOUR_MS)).find((instant) => {
    const shown = clockInTallinn(instant)
    return shown.day === day && shown.time === time
  })
}

/** When somebody worked, on clocks in Tallinn. */
export interface Times {
  readonly date: string
  readonly start: string
  readonly end: string
}

/**
 * The instant of an end that clocks showed a second time in the night of autumn, after the start: from 03:50 to the second
 * 03:10 are 20 minutes. Undefined where there was none.
 */
function secondEndOf({ date, start, end }: Times): Date | undefined {
  const [from, first] = [instantOf(date, start), instantOf(date, end)]
  if (end >= start || !from || !first) return undefined
  const second = new Date(first.getTime() + HOUR_MS)
  const shown = clockInTallinn(second)
  return shown.day === date && shown.time === end && second > from ? second : undefined
}

/** The day on which the work ended: an end before the start lies on the next day, unless clocks were turned back to it. */
export const endDayOf = (times: Times): string =>
  times.end < times.start && !secondEndOf(times) ? addDays(times.date, 1) : times.date

/** From when to when, in milliseconds; undefined where a clock never showed one of them. */
export function spanOf(times: Times): { from: number; to: number } | undefined {
  const from = instantOf(times.date, times.start)
  const to = secondEndOf(times) ?? instantOf(endDayOf(times), times.end)
  return from && to && { from: from.getTime(), to: to.getTime() }
}

/** Minutes from start to end, break included; undefined where a clock never showed one of them. */
export function grossMinutes(times: Times): number | undefined {
  const span = spanOf(times)
  return span && (span.to - span.from) / MINUTE_MS
}

/** Minutes worked: from start to end less the break. */
export const minutesOf = (times: Times & { readonly breakMinutes: number }): number =>
  (grossMinutes(times) ?? 0) - times.breakMinutes
