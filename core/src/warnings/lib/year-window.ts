/** A stretch of days that comes back every year, like those on which spreading is banned. Both ends belong to it. */
import { addDays, yearOf } from '../../time/day.ts'
import type { Dated } from '../dated.ts'

export interface YearWindow {
  /** Days written MM-DD; a window whose end comes before its start lasts over New Year. */
  readonly from: Dated<string>
  readonly to: Dated<string>
}

const inYear = (day: string): string => day.slice(5)
const endAt = ({ to }: YearWindow, day: string): string => to.at(day)?.value ?? ''
const startAt = ({ from }: YearWindow, day: string): string => from.at(day)?.value ?? '99'

export function isWithin(window: YearWindow, day: string): boolean {
  const date = inYear(day)
  const isAfterStart = date >= startAt(window, day)
  const isBeforeEnd = date <= endAt(window, day)
  return startAt(window, day) <= endAt(window, day)
    ? isAfterStart && isBeforeEnd
    : isAfterStart || isBeforeEnd
}

/** The first day of a stretch (both ends included) that lies in the window. */
export function firstDayWithin(window: YearWindow, from: string, to: string): string | undefined {
  if (isWithin(window, from)) return from
  if (to <= from) return undefined
  const year = yearOf(from)
  const starts = [year, year + 1].flatMap((each) =>
    window.from.entries.map(({ value }) => `${each}-${value}`),
  )
  return starts.filter((day) => day > from && day <= to && isWithin(window, day)).toSorted()[0]
}

/** First and last day of the window that holds the day. */
export function spanOf(window: YearWindow, day: string): { readonly from: string; readonly to: string } {
  const year = yearOf(day)
  const end = endAt(window, day)
  const to = `${inYear(day) <= end ? year : year + 1}-${end}`
  const before = addDays(`${yearOf(to) - 1}-${end}`, 1)
  return { from: firstDayWithin(window, before, day) ?? day, to }
}
