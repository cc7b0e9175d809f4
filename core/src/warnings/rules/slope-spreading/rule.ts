import { addDays } from '../../../time/day.ts'
import type { FieldFacts } from '../../facts.ts'
import type { Finding, Rule } from '../../rule.ts'
import { type SpreadFertilizer, spreadFertilizers } from '../../lib/fertilizing/spreading.ts'
import { SLOPE_SPREADING } from '../../lib/law/water-sources.ts'
import { firstDayWithin, spanOf } from '../../lib/year-window.ts'
import { SLOPE_WINDOW, slopeLimits, STEEP_PERCENT } from './limits.ts'
import { adviceText, brokenText, type OnSlope, unknownText } from './text.ts'

/** Leaves are fed, not the ground. */
const FOLIAR = 'foliar-fertilising'

function closedOn(spread: SpreadFertilizer, { slope, name }: FieldFacts): OnSlope | undefined {
  if (slope === 'ABOVE_10') {
    const isClosed = STEEP_PERCENT.at(spread.from) !== undefined
    const always = { from: null, until: null, nextAllowed: null }
    return isClosed ? { spread, slope, field: name, day: spread.from, ...always } : undefined
  }
  if (slope !== 'FROM_5_TO_10') return undefined
  const day = firstDayWithin(SLOPE_WINDOW, spread.from, spread.to)
  if (day === undefined) return undefined
  const { from, to } = spanOf(SLOPE_WINDOW, day)
  return { spread, slope, field: name, day, from, until: to, nextAllowed: addDays(to, 1) }
}

const base = ({ spread, slope, day, until, nextAllowed }: OnSlope) => ({
  event: spread.event,
  related: null,
  material: spread.material,
  cause: `${spread.material.key.slice(0, 100)}|${slope}|${until ?? ''}`,
  judged: day,
  until,
  nextAllowed,
})

function judge(spread: SpreadFertilizer, field: FieldFacts): Finding[] {
  if (spread.event.job.key === FOLIAR) return []
  const closed = closedOn(spread, field)
  if (!closed) return []
  const spreading = spread.event.fertilization?.spreading ?? null
  if (spreading === 'INJECTED')
    return closed.slope === 'ABOVE_10'
      ? [{ ...base(closed), outcome: 'advice', date: null, message: () => adviceText(closed) }]
      : []
  if (spreading === null)
    return [
      {
        ...base(closed),
        outcome: 'unknown',
        date: null,
        missing: ['spreading'],
        message: () => unknownText(closed),
      },
    ]
  return [{ ...base(closed), outcome: 'broken', date: closed.day, message: () => brokenText(closed) }]
}

/** Fertilizer spread on the surface of a slope while, or where, it may not be. */
export const slopeSpreading: Rule = {
  id: 'SLOPE_SPREADING',
  title: 'Väetis kallaku pinnale laotatud',
  level: 'ERROR',
  summary:
    'Maal, mille kalle on 5–10%, ei tohi väetist pinnale laotada 1. oktoobrist 20. märtsini; üle 10% kaldega maal ei tohi ' +
    'seda teha ühelgi ajal. Pinnale laotamine on siin paisk- ja lintlaotus, muldaviimine mitte; lehekaudu väetamist ja ' +
    'lupjamist reegel ei vaata. Määrusega antud erandeid Vagu ei tunne. Kalde märgite põllu andmetesse; märkimata kaldega ' +
    'põllu kohta ei öelda midagi.',
  isOfOneJob: true,
  sources: SLOPE_SPREADING,
  limits: slopeLimits,
  quantities: [],
  check: (facts) => spreadFertilizers(facts).flatMap((spread) => judge(spread, facts.field)),
}
