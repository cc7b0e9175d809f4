import { addDays } from '@vagu/core/time/day'
import { cropYearOf, type SeasonStarts } from '@vagu/core/time/season'

/** The jobs being written, as far as they say which stored jobs may bear on them. */
export interface Span {
  readonly from: string
  readonly to: string
  /** The longest delay of their materials, days. */
  readonly delayDays: number
}

/** How far back a stored job may bear on a new one, when no material of the farm has a longer delay. */
const LOOK_BACK_DAYS = 120

/**
 * The crop years of a field whose jobs are needed to judge new ones: their own, the one before when a delay may
 * last into it, the one after when their own delays do.
 */
export function seasonsNeeded(span: Span, starts: readonly SeasonStarts[], longestDelay = 0): number[] {
  const first = cropYearOf(addDays(span.from, -Math.max(LOOK_BACK_DAYS, Math.ceil(longestDelay))), starts)
  const last = cropYearOf(addDays(span.to, Math.ceil(span.delayDays)), starts)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
