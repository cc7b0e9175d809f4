/** A day, however it is written, at a place of the line. */
import { addDays, isDay, yearOf } from '../time/day.ts'
import { dayInSeason, dayOf } from '../time/season-day.ts'
import { isFrom, isUntil, monthOf, RELATIVE, weekdayOf } from './day-words.ts'
import { keyAt, type Reading } from './reading.ts'
import { unitAfter } from './units.ts'

export interface FoundDay {
  readonly to: number
  /** Null when it is written like a day and there is no such day. */
  readonly day: string | null
  readonly isFrom: boolean
  readonly isUntil: boolean
  /** Written as a number with one dot, which an amount can be too. */
  readonly isWeak: boolean
}

const PLAIN = { isFrom: false, isUntil: false, isWeak: false }
const DAY_OF_MONTH = /^\d{1,2}$/

/** Day of a sentence in the past: one that would lie ahead is that of the year before. */
function settle(day: string | undefined, { tense, day: { today } }: Reading): string | null {
  if (day === undefined) return null
  if (tense !== 'past' || day <= today) return day
  const before = `${yearOf(day) - 1}${day.slice(4)}`
  return isDay(before) ? before : day
}

interface Written {
  readonly date: string
  readonly month: string
  readonly year?: string | undefined
}

function resolve(reading: Reading, { date, month, year }: Written): string | null {
  if (year === undefined) return settle(dayInSeason({ date, month }, reading.day), reading)
  const day = dayOf(Number(year.length === 2 ? `20${year}` : year), { date, month })
  return isDay(day) ? day : null
}

/** The day of the week before today or, of what is to be done, after it. */
function weekday(target: number, { day: { today }, tense }: Reading, isNext: boolean): string {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ahead = (target - now + 7) % 7 || 7
  const back = (now - target + 7) % 7 || 7
  return addDays(today, tense === 'future' || isNext ? ahead : -back)
}

function wordDay(reading: Reading, at: number): FoundDay | undefined {
  const key = keyAt(reading, at)
  const bounds = { isFrom: isFrom(key), isUntil: isUntil(key), isWeak: false }
  const offset = Object.hasOwn(RELATIVE, key) ? RELATIVE[key] : undefined
  if (offset !== undefined) return { ...bounds, to: at + 1, day: addDays(reading.day.today, offset) }
  const target = weekdayOf(key)
  if (target === undefined) return undefined
  const isNext = /^(?:järgmi|tuleva)/.test(keyAt(reading, at - 1))
  return { ...bounds, to: at + 1, day: weekday(target, reading, isNext) }
}

const DAYS_IN: ReadonlyMap<string, number> = new Map([
  ['päev', 1],
  ['päeva', 1],
  ['nädal', 7],
  ['nädalat', 7],
])

/** "2 päeva tagasi", "nädal tagasi". */
function agoDay(reading: Reading, at: number): FoundDay | undefined {
  const { today } = reading.day
  const unit = /^\d{1,3}$/.test(keyAt(reading, at)) ? at + 1 : at
  if (keyAt(reading, unit + 1) !== 'tagasi') return undefined
  const count = unit === at ? 1 : Number(keyAt(reading, at))
  const days = DAYS_IN.get(keyAt(reading, unit))
  return days === undefined ? undefined : { ...PLAIN, to: unit + 2, day: addDays(today, -count * days) }
}

/** "3. mail", "3 mai 2026". */
function monthDay(reading: Reading, at: number): FoundDay | undefined {
  const date = keyAt(reading, at)
  const word = keyAt(reading, at + 1) === '.' ? at + 2 : at + 1
  const month = monthOf(keyAt(reading, word))
  if (!DAY_OF_MONTH.test(date) || month === undefined) return undefined
  const year = keyAt(reading, word + 1)
  const isYear = /^20\d\d$/.test(year) && unitAfter(reading, word + 1) === undefined
  const key = keyAt(reading, word)
  return {
    to: isYear ? word + 2 : word + 1,
    day: resolve(reading, { date, month: String(month), year: isYear ? year : undefined }),
    isFrom: isFrom(key),
    isUntil: isUntil(key),
    isWeak: false,
  }
}

/** The month that the end of "3.-5. mai" lends to its beginning. */
function lentDay(reading: Reading, at: number): FoundDay | undefined {
  const date = keyAt(reading, at)
  const dash = keyAt(reading, at + 1) === '.' ? at + 2 : at + 1
  if (!DAY_OF_MONTH.test(date) || !/^[-–—]$|^kuni$/.test(keyAt(reading, dash))) return undefined
  const end = monthDay(reading, dash + 1)
  const word = keyAt(reading, dash + 2) === '.' ? dash + 3 : dash + 2
  const month = monthOf(keyAt(reading, word))
  if (!end || month === undefined) return undefined
  const year = end.to > word + 1 ? keyAt(reading, word + 1) : undefined
  return { ...PLAIN, to: dash, day: resolve(reading, { date, month: String(month), year }) }
}

const ENDS_WORD = /^(?:st|ni|l|ks)$/
/** "03.05", "3.5.", "3.05.26"; behind it "-st" or "-ni" may stand. */
function numberDay(reading: Reading, at: number): FoundDay | undefined {
  const [, date, month, year] =
    /^(\d{1,2})\.(\d{1,2})(?:\.(\d{2}|\d{4}))?$/.exec(reading.tokens[at]?.text ?? '') ?? []
  if (date === undefined || month === undefined || unitAfter(reading, at) !== undefined) return undefined
  const dot = keyAt(reading, at + 1) === '.' ? at + 2 : at + 1
  const late =
    year === undefined && dot > at + 1 && /^20\d\d$/.test(keyAt(reading, dot))
      ? keyAt(reading, dot)
      : undefined
  const rest = late === undefined ? dot : dot + 1
  const tail = keyAt(reading, rest) === '-' ? rest + 1 : rest
  const isTailed = ENDS_WORD.test(keyAt(reading, tail))
  const key = isTailed ? keyAt(reading, tail) : ''
  const isWeak = (year ?? late) === undefined && !date.startsWith('0') && !month.startsWith('0') && !isTailed
  const day = resolve(reading, { date, month, year: year ?? late })
  if (day === null && isWeak && dot === at + 1) return undefined
  return { to: isTailed ? tail + 1 : rest, day, isFrom: key === 'st', isUntil: key === 'ni', isWeak }
}

function isoDay(reading: Reading, at: number): FoundDay | undefined {
  const keys = [0, 1, 2, 3, 4].map((step) => keyAt(reading, at + step))
  const text = keys.join('')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  return { ...PLAIN, to: at + 5, day: isDay(text) ? text : null }
}

const WAYS = [wordDay, agoDay, isoDay, lentDay, monthDay, numberDay]

export function dayAt(reading: Reading, at: number): FoundDay | undefined {
  for (const way of WAYS) {
    const found = way(reading, at)
    if (found) return found
  }
  return undefined
}
