/** National and public holidays of Estonia (pühade ja tähtpäevade seadus § 1 and 2): days on which nobody need work. */
import { addDays, yearOf } from '../time/day.ts'

const FIXED = ['01-01', '02-24', '05-01', '06-23', '06-24', '08-20', '12-24', '12-25', '12-26']

/** Easter Sunday of a year (Gregorian calendar; the computation of Gauss as Meeus writes it). */
export function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const date = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

const GOOD_FRIDAY = -2
const PENTECOST = 49

export function isHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true
  const easter = easterOf(yearOf(day))
  return [GOOD_FRIDAY, 0, PENTECOST].some((after) => addDays(easter, after) === day)
}
