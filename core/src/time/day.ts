import { remembering } from '../remembering.ts'
import { DAY_MS, HOUR_MS } from './spans.ts'

/** Days of a few years: a farm's rules ask for the same ones again and again, and a calendar takes ten times as long. */
const KNOWN_DAYS = 2000

const toMidnight = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))

/** Milliseconds of a day's midnight in UTC; only for arithmetic between days. */
const midnight = remembering(KNOWN_DAYS, toMidnight)

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** Put together by hand: rules ask for thousands of days while a farmer types, and `toISOString` is slow. */
function dayAt(ms: number): string {
  const date = new Date(ms)
  const year = String(date.getUTCFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

const fromMidnight = remembering(KNOWN_DAYS, dayAt)

/** Every month has so many days. */
const SHORTEST_MONTH = 28

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // every month has its first 28 days: no calendar is asked, but of a year that it takes for one of the last century
  const [month, date] = [Number(text.slice(5, 7)), Number(text.slice(8, 10))]
  if (text >= '0100' && month >= 1 && month <= 12 && date >= 1 && date <= SHORTEST_MONTH) return true
  return dayAt(toMidnight(text)) === text
}

/** The day `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  const date = Number(day.slice(8, 10)) + count
  // within the month only the last two letters change: no calendar is asked
  if (date >= 1 && date <= SHORTEST_MONTH && Number.isInteger(date)) return day.slice(0, 8) + twoDigits(date)
  return fromMidnight(midnight(day) + count * DAY_MS)
}

/** Whole days from `from` to `to`: 0 for the same day, negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS)

/** The day `count` calendar months before `day`; the last day of a shorter month. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const index = year * 12 + (month - 1) - count
  const targetYear = Math.floor(index / 12)
  const targetMonth = (index % 12) + 1
  const lastDate = new Date(Date.UTC(targetYear, targetMonth, 0)).getUTCDate()
  return `${targetYear}-${String(targetMonth).padStart(2, '0')}-${String(Math.min(date, lastDate)).padStart(2, '0')}`
}

/** The day `count` calendar months after `day`; the last day of a shorter month. */
export const monthsAfter = (day: string, count: number): string => monthsBefore(day, -count)

export const yearOf = (day: string): number => Number(day.slice(0, 4))

const tallinn = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Tallinn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const MS_PER_MINUTE = 60_000
/** A day begins with a minute; every call asks for the one it comes in. */
let lastMinute: { readonly minute: number; readonly day: string } | undefined

/** The calendar day in Tallinn at an instant. */
export function dayInTallinn(instant: Date): string {
  const minute = Math.floor(instant.getTime() / MS_PER_MINUTE)
  if (lastMinute?.minute !== minute) lastMinute = { minute, day: tallinn.format(instant) }
  return lastMinute.day
}

/** The instant at which a day begins in Tallinn, which is two hours ahead of UTC, in summer three. */
export function startOfDay(day: string): Date {
  const inSummer = new Date(midnight(day) - 3 * HOUR_MS)
  return dayInTallinn(inSummer) === day ? inSummer : new Date(midnight(day) - 2 * HOUR_MS)
}
