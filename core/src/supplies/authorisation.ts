/** Whether a product may still be used when a plan wants to use it. */
import type { Timeframe } from '../fertilization-plan/schema.ts'

interface Span {
  readonly from: string
  readonly to: string
}

/** Days of a season of a crop year, as `timeframeOf` tells them apart. */
export function daysOf(timeframe: Timeframe, year: number): Span {
  if (timeframe === 'SPRING') return { from: `${year - 1}-12-01`, to: `${year}-05-31` }
  if (timeframe === 'SUMMER') return { from: `${year}-06-01`, to: `${year}-07-31` }
  return { from: `${year - 1}-08-01`, to: `${year - 1}-11-30` }
}

export type Ending = 'authorisationEnds' | 'authorisationEndsSoon'

/**
 * Fault of using a product in a season: `until` is the last day on which it may be used. Of a season that has
 * begun only the days from today on count. A use whose season nobody knows is judged by the whole crop year.
 */
export function endingOf(
  until: string | null,
  use: { readonly timeframe: Timeframe | null; readonly year: number; readonly today: string },
): Ending | null {
  if (until === null) return null
  const { timeframe, year, today } = use
  const days =
    timeframe === null ? { from: `${year - 1}-09-01`, to: `${year}-08-31` } : daysOf(timeframe, year)
  const from = today > days.from && today <= days.to ? today : days.from
  if (until < from) return 'authorisationEnds'
  return until < days.to ? 'authorisationEndsSoon' : null
}
