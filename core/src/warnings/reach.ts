import type { Products } from '../registers/products.ts'
import type { EventFacts } from './facts.ts'
import { rules } from './registry.ts'
import type { Rule } from './rule.ts'

type Reaching = Required<Pick<Rule, 'affectsUntil'>> & Pick<Rule, 'isOfKsm' | 'ignoresPlantProtection'>

/** Rules that hold a job against others on later days. */
const reaching = rules.filter((rule): rule is Rule & Reaching => rule.affectsUntil !== undefined)
/** Of these, the ones that a job of plant protection alone is asked by on a farm without the KSM support. */
const ofPlantProtection = reaching.filter(
  ({ isOfKsm, ignoresPlantProtection }) => !isOfKsm && !ignoresPlantProtection,
)

const latest = (event: EventFacts, products: Products | undefined, asked: readonly Reaching[]): string =>
  asked.reduce((reach, rule) => {
    const until = rule.affectsUntil(event, products) ?? ''
    return until > reach ? until : reach
  }, event.endDate ?? event.date)

/**
 * The last day on which a job may bear on another of its field: its last day (its first while it is open), or the
 * last that a rule holds it against. With it a store finds all jobs that bear on a stretch of days.
 */
export const affectsUntil = (event: EventFacts, products?: Products): string =>
  latest(event, products, reaching)

/** The same for a job that protects plants and does nothing else, on a farm that does not take the KSM support. */
export const protectionAffectsUntil = (event: EventFacts, products?: Products): string =>
  latest(event, products, ofPlantProtection)

/** Rules that say something of such a job by other work of its field; for most jobs they ask for none. */
const askingOtherWork = rules.flatMap(({ asksOtherWorkFor }) => asksOtherWorkFor ?? [])

/** Whether a job that protects plants and does nothing else is judged by other work of its field on a farm with the KSM support. */
export const asksOtherWork = (event: EventFacts, products?: Products): boolean =>
  askingOtherWork.some((isAsked) => isAsked(event, products))
