import { isDay } from './day.ts'
import { seasonOf, type SeasonStarts } from './season.ts'

/** The crop year that a day without a year falls into, and what moves its season. */
export interface SelectedSeason {
  readonly year: number
  readonly starts?: readonly SeasonStarts[]
}
/** A date and a month as they are written. */
export interface DayParts {
  readonly date: string
  readonly month: string
}

export const dayOf = (year: number, { date, month }: DayParts): string =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

/** A day without a year: in the selected season, else in the nearest year that has it; undefined when none has. */
export function dayInSeason(parts: DayParts, season: SelectedSeason): string | undefined {
  const { start, end } = seasonOf(season.year, season.starts)
  const possible = [season.year, season.year - 1, season.year + 1]
    .map((year) => dayOf(year, parts))
    .filter(isDay)
  return possible.find((day) => day >= start && day <= end) ?? possible[0]
}
