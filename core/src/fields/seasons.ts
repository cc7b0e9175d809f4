/** When the season of a crop year begins and ends on a field; days are `YYYY-MM-DD`, null is the usual day. */
import { dayText } from '../text/format.ts'
import { seasonBounds } from '../time/season.ts'

interface SeasonDays {
  readonly seasonStart?: string | null | undefined
  readonly seasonEnd?: string | null | undefined
  readonly endsWithHarvest?: boolean | null | undefined
}
interface Range {
  readonly from: string
  readonly to: string
}
/** A day outside its bounds, with the bounds as they are written. */
interface WrongDay {
  readonly path: 'seasonStart' | 'seasonEnd'
  readonly code: 'seasonStartOutside' | 'seasonEndOutside'
  readonly facts: { readonly from: string; readonly to: string }
}

const isOutside = (day: string | null | undefined, { from, to }: Range) =>
  day != null && (day < from || day > to)
const inWords = ({ from, to }: Range) => ({ from: dayText(from), to: dayText(to) })

/** The days that a season of this crop year may not begin or end on. */
export function wrongSeasonDays(year: number, { seasonStart, seasonEnd }: SeasonDays): WrongDay[] {
  const { start, end } = seasonBounds(year)
  return [
    ...(isOutside(seasonStart, start)
      ? [{ path: 'seasonStart', code: 'seasonStartOutside', facts: inWords(start) } as const]
      : []),
    ...(isOutside(seasonEnd, end)
      ? [{ path: 'seasonEnd', code: 'seasonEndOutside', facts: inWords(end) } as const]
      : []),
  ]
}

/** Season set for a crop year; an end that is left out stays as it is. */
export interface SeasonSet {
  readonly year: number
  readonly seasonStart: string | null
  readonly seasonEnd?: string | null | undefined
}

/**
 * The years of a field with another season of one of them. A year that had nothing of its own gets its season alone:
 * its name, area and crop go on being told from the field and its other years.
 */
export function withSeason<T extends SeasonDays & { readonly year: number }>(
  years: readonly T[],
  { year, seasonStart, seasonEnd }: SeasonSet,
): (T | (SeasonDays & { readonly year: number }))[] {
  const known = years.find((info) => info.year === year)
  const end = seasonEnd === undefined ? known?.seasonEnd : seasonEnd
  // an end that a harvest gave becomes the farmer's own where he says it
  const isMarked = known?.endsWithHarvest === true && (seasonEnd != null || known.seasonEnd !== end)
  if (
    !isMarked &&
    (known?.seasonStart ?? null) === seasonStart &&
    (known?.seasonEnd ?? null) === (end ?? null)
  )
    return [...years]
  const days = {
    seasonStart,
    ...(end !== undefined && { seasonEnd: end }),
    ...(isMarked && { endsWithHarvest: null }),
  }
  return known === undefined
    ? [...years, { year, ...days }]
    : years.map((info) => (info === known ? { ...info, ...days } : info))
}
