/**
 * Values that no record of ours holds, whatever its shape: numbers without end, years and days of another age,
 * addresses that are no web addresses, texts that no database keeps. Documents are read by their shape alone
 * (decision 0035), and an archive may be written by anybody.
 */
import { isDay } from '@vagu/core/time/day'

const MAX_DEEP = 40
const LONGEST_TEXT = 100_000
const LARGEST_NUMBER = 1e12
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200]

const OF_YEARS = /^(?:until|\w*[yY]ear)$/
const OF_DAYS: ReadonlySet<string> = new Set(['date', 'endDate', 'seasonStart', 'seasonEnd', 'spreadOn'])
const WEB_ADDRESS = /^https?:\/\//

const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR

function isSoundNumber(value: number, key: string): boolean {
  if (!Number.isFinite(value) || Math.abs(value) > LARGEST_NUMBER) return false
  return !OF_YEARS.test(key) || isYear(value)
}

function isSoundText(value: string, key: string): boolean {
  if (value.length > LONGEST_TEXT || value.includes('\u0000') || !value.isWellFormed()) return false
  if (OF_DAYS.has(key)) return isDay(value) && isYear(Number(value.slice(0, 4)))
  return key !== 'url' || WEB_ADDRESS.test(value)
}

/** Path of the first value that nothing of ours holds; undefined where all are sound. */
export function unsoundPlace(value: unknown, key = '', depth = 0): string | undefined {
  if (depth > MAX_DEEP) return key
  if (typeof value === 'number') return isSoundNumber(value, key) ? undefined : key
  if (typeof value === 'string') return isSoundText(value, key) ? undefined : key
  if (typeof value !== 'object' || value === null) return undefined
  const isList = Array.isArray(value)
  for (const [name, member] of Object.entries(value)) {
    if (!isList && !isSoundText(name, '')) return key
    // a list of years bears the name of the list
    const found = unsoundPlace(member, isList ? key : name, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
