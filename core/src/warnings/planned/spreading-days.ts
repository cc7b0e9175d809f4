/** Days of a season on which a planned fertilizer may be spread, by the bans that jobs are judged by. */
import type { Timeframe } from '../../fertilization-plan/schema.ts'
import { addDays } from '../../time/day.ts'
import { seasonOf, type SeasonStarts } from '../../time/season.ts'
import { spreadFertilizers, type SpreadFertilizer } from '../lib/fertilizing/spreading.ts'
import { SPREADING_BANS, type SpreadingBan } from '../lib/fertilizing/spreading-dates.ts'
import { firstDayWithin, spanOf } from '../lib/year-window.ts'
import { bansOf } from '../rules/no-fertilization-allowed/bans.ts'
import type { EventFacts, Facts } from '../facts.ts'

export interface Days {
  readonly from: string
  readonly to: string
}

/** Days of a season within the crop year of a field; the same that jobs are told apart by. */
export function daysOf(timeframe: Timeframe, year: number, starts?: readonly SeasonStarts[]): Days {
  const { start, end } = seasonOf(year, starts)
  if (timeframe === 'SPRING') return { from: `${year}-02-01`, to: `${year}-05-31` }
  return timeframe === 'SUMMER' ? { from: `${year}-06-01`, to: end } : { from: start, to: `${year}-01-31` }
}

/** The days before a ban begins, or after it ends; undefined where it holds from the first to the last. */
function without(ban: SpreadingBan, { from, to }: Days): Days | undefined {
  const window = SPREADING_BANS[ban]
  const banned = firstDayWithin(window, from, to)
  if (banned === undefined) return { from, to }
  if (banned > from) return { from, to: addDays(banned, -1) }
  const free = addDays(spanOf(window, banned).to, 1)
  return free > to ? undefined : without(ban, { from: free, to })
}

const withoutAll = (bans: readonly SpreadingBan[], days: Days): Days | undefined =>
  bans.reduce<Days | undefined>((left, ban) => left && without(ban, left), days)

export interface SpreadingDays {
  /** Days that are free for sure; null where there is none. */
  readonly free: Days | null
  /** Days that are free unless something of the fertilizer is other than it may be: slurry that is not broadcast. */
  readonly perhaps: Days | null
}

const freeOf = (spread: SpreadFertilizer, days: Days): SpreadingDays => {
  const { sure, possible } = bansOf(spread)
  return {
    free: withoutAll([...sure, ...possible], days) ?? null,
    perhaps: withoutAll(sure, days) ?? null,
  }
}

/** Days on which a job may spread what it brings; all of them where that is lime. */
export function spreadingDays(event: EventFacts, field: Facts['field'], days: Days): SpreadingDays {
  const [spread] = spreadFertilizers({ today: days.from, field, events: [event] })
  return spread === undefined ? { free: days, perhaps: days } : freeOf(spread, days)
}
