import type { Products } from '../registers/products.ts'
import type { EventFacts } from './facts.ts'
import { rules } from './registry.ts'
import type { Rule } from './rule.ts'

type Reaching = Required<Pick<Rule, 'affectsUntil'>> & Pick<Rule, 'isOfKsm' | 'ignoresPlantProtection'>

/** Rules that hold a job against others on later days. */
const reaching = rules.filter((rule): rule is Rule & Reaching => rule.affectsUntil !== undefined)
/** Of these, the ones that a job of plant protection alone is asked by on a farm without the KSM support, and the others. */
const isOfProtection = ({ isOfKsm, ignoresPlantProtection }: Reaching): boolean =>
  !isOfKsm && !ignoresPlantProtection
const ofPlantProtection = reaching.filter(isOfProtection)
const ofOthers = reaching.filter((rule) => !isOfProtection(rule))

interface Asked {
  readonly rules: readonly Reaching[]
  readonly products: Products | undefined
  /** The day that is known already. */
  readonly from: string
}

const latest = (event: EventFacts, { rules: asked, products, from }: Asked): string =>
  asked.reduce((reach, rule) => {
    const until = rule.affectsUntil(event, products) ?? ''
    return until > reach ? until : reach
  }, from)

/** How far a job bears on others of its field: with it a store finds all jobs that bear on a stretch of days. */
export interface Reach {
  /** The last day on which it may: its last day (its first while it is open), or the last that a rule holds it against. */
  readonly reach: string
  /** The same for a job that protects plants and does nothing else, on a farm that does not take the KSM support. */
  readonly limit: string
}

export function reachOf(event: EventFacts, products?: Products): Reach {
  const own = event.endDate ?? event.date
  const limit = latest(event, { rules: ofPlantProtection, products, from: own })
  return { limit, reach: latest(event, { rules: ofOthers, products, from: limit }) }
}

export const affectsUntil = (event: EventFacts, products?: Products): string => reachOf(event, products).reach

/** Rules that say something of such a job by other work of its field; for most jobs they ask for none. */
const askingOtherWork = rules.flatMap(({ asksOtherWorkFor }) => asksOtherWorkFor ?? [])

/** Whether a job that protects plants and does nothing else is judged by other work of its field on a farm with the KSM support. */
export const asksOtherWork = (event: EventFacts, products?: Products): boolean =>
  askingOtherWork.some((isAsked) => isAsked(event, products))
