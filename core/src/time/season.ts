/**
 * The one place that knows the farm calendar: seasons, the planning switch, the next-year selection and the
 * harvest season. Days are `YYYY-MM-DD` in Europe/Tallinn; both ends of a range belong to it.
 */
import { addDays, monthsBefore, yearOf } from './day.ts'

/** A crop year's first and last day. */
export interface Season {
  readonly year: number
  readonly start: string
  readonly end: string
}

/** Crop years of a field; only the parts that move a season. */
export interface SeasonStarts {
  readonly year: number
  readonly seasonStart?: string | null | undefined
  readonly seasonEnd?: string | null | undefined
}

const NO_STARTS: readonly SeasonStarts[] = []

/** Its own start wins; else the day after the end that the year before was given; else 1 September. */
function startOf(year: number, starts: readonly SeasonStarts[]): string {
  const own = starts.find((info) => info.year === year)?.seasonStart
  if (own) return own
  const endBefore = starts.find((info) => info.year === year - 1)?.seasonEnd
  return endBefore ? addDays(endBefore, 1) : `${year - 1}-09-01`
}

/** Whether every season begins on the usual day; a field's list of years is asked for each of its jobs. */
const usual = new WeakMap<readonly SeasonStarts[], boolean>()
function areUsual(starts: readonly SeasonStarts[]): boolean {
  const known = usual.get(starts)
  if (known !== undefined) return known
  const are = starts.every(({ seasonStart, seasonEnd }) => !seasonStart && !seasonEnd)
  usual.set(starts, are)
  return are
}

/** The first year of which all are written with four digits, with the one before, and the last. */
const [FOUR_DIGITS, LAST_OF_FOUR] = [1001, 9998]

/** The season of a crop year: from its start (1 September of the year before, unless told) to the day before the next. */
export function seasonOf(year: number, starts: readonly SeasonStarts[] = NO_STARTS): Season {
  if (year >= FOUR_DIGITS && year <= LAST_OF_FOUR && areUsual(starts))
    return { year, start: `${year - 1}-09-01`, end: usualEndOf(year) }
  return { year, start: startOf(year, starts), end: addDays(startOf(year + 1, starts), -1) }
}

/** The crop year that a day belongs to, by the season starts of its field. */
export function cropYearOf(day: string, starts: readonly SeasonStarts[] = NO_STARTS): number {
  const year = yearOf(day)
  if (year >= FOUR_DIGITS && areUsual(starts)) return day.slice(5) >= '09-01' ? year + 1 : year
  for (const candidate of [year + 1, year, year - 1]) if (day >= startOf(candidate, starts)) return candidate
  return year - 1
}

/** The year a planned job goes to: after 15 August it is the next one. */
export const planningYearOf = (day: string): number =>
  day > `${yearOf(day)}-08-15` ? yearOf(day) + 1 : yearOf(day)

/** The placeholder day of a planned job. */
export const plannedDayOf = (plannedYear: number): string => `${plannedYear}-01-01`

/** The year that screens open on: the next one from 1 November. */
export const openingYearOf = (today: string): number =>
  today >= `${yearOf(today)}-11-01` ? yearOf(today) + 1 : yearOf(today)

/** The last day of a season that nothing moves. */
export const usualEndOf = (year: number): string => `${year}-08-31`

/** The first day of the calendar year in which a crop is harvested. */
export const firstDayOf = (year: number): string => `${year}-01-01`

/** The day on which the harvest of a crop year begins: what is sown from then on is the next crop. */
export const harvestStartOf = (year: number): string => `${year}-07-15`

/** Whether harvest progress is worth showing: 15 July to 15 September. */
export const isHarvestSeason = (day: string): boolean =>
  day >= harvestStartOf(yearOf(day)) && day <= `${yearOf(day)}-09-15`

/** Whether a day lies within the six months that end today. */
export const isWithinSixMonths = (day: string, today: string): boolean =>
  day <= today && day >= monthsBefore(today, 6)

/** The days that any field may count into a crop year, whatever its own season. */
export const widestSeason = (year: number): Season => {
  const { start, end } = seasonBounds(year)
  return { year, start: start.from, end: end.to }
}

/** The bounds of a field's season dates for a crop year, both ends allowed. */
export const seasonBounds = (year: number) => ({
  start: { from: `${year - 1}-07-01`, to: `${year}-01-01` },
  end: { from: `${year}-06-30`, to: `${year}-12-31` },
})
