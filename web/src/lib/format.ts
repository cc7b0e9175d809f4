import { isDay } from '@vagu/core/time/day'
import { inThousands } from '@vagu/core/text/format'
import { roundTo } from '@vagu/core/units/rounding'

/** Sign for a value that is not there; zero is a value. */
export const EMPTY = '-'
const NBSP = '\u00A0'

type Maybe<T> = T | null | undefined
const isMissing = (value: Maybe<number>): value is null | undefined =>
  value === null || value === undefined || !Number.isFinite(value)

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 10 })
const withComma = (value: number): string => plain.format(value).replace('.', ',')

/** A number with a comma, spaces between the thousands and at most `decimals` decimals: `12 345,68`. */
export const formatNumber = (value: Maybe<number>, decimals = 2): string =>
  isMissing(value) ? EMPTY : inThousands(withComma(roundTo(value, decimals)))

/** A whole number with spaces between the thousands. */
export const formatWhole = (value: Maybe<number>): string => formatNumber(value, 0)

/** A unit as it is read: m3/ha is m³/ha. */
export const unitText = (unit: Maybe<string>): string => (unit ?? '').replace('m3', 'm³')

/** A number with its unit, kept on one line. */
export const formatQuantity = (value: Maybe<number>, unit: string, decimals = 2): string =>
  isMissing(value) ? EMPTY : `${formatNumber(value, decimals)}${NBSP}${unitText(unit)}`

/** Cents as euros, `1 240,50 €`, kept on one line. */
export function formatMoney(cents: Maybe<number>): string {
  if (isMissing(cents)) return EMPTY
  const euros = formatWhole(Math.trunc(Math.abs(cents) / 100))
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${euros},${rest}${NBSP}€`
}

/** Number for an input that is being edited, with all stored digits; empty for nothing. */
export const formatForEditing = (value: Maybe<number>): string => (isMissing(value) ? '' : withComma(value))

/** A day as DD.MM.YYYY. */
export function formatDay(day: Maybe<string>): string {
  if (!day || !isDay(day)) return EMPTY
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}

/** A job's days: one day, a range, or `date - ...` while it goes on (`end` null). */
export function formatDays(start: Maybe<string>, end: Maybe<string>): string {
  if (end === null) return `${formatDay(start)} - ...`
  if (end === undefined || end === start) return formatDay(start)
  return `${formatDay(start)} – ${formatDay(end)}`
}

const clock = new Intl.DateTimeFormat('et', {
  timeZone: 'Europe/Tallinn',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
/** An instant by the Tallinn clock, DD.MM.YYYY HH:MM. */
export const formatInstant = (instant: Maybe<string>): string =>
  instant ? clock.format(new Date(instant)).replace(',', '') : EMPTY

/** The beginning of a text on one line, at most `most` letters with the ellipsis. */
export function cutText(text: string, max: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line
}

/** A crop year as farmers name it: it begins in the autumn before. */
export const cropYearText = (year: number): string => `${year - 1}/${year}`
