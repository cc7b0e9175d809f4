import type { Products } from '../registers/products.ts'
import type { EventFacts } from './facts.ts'
import { rules } from './registry.ts'

/**
 * The last day on which a job may bear on another of its field: its last day (its first while it is open), or the
 * last that a rule holds it against. With it a store finds all jobs that bear on a stretch of days.
 */
export function affectsUntil(event: EventFacts, products?: Products): string {
  const last = event.endDate ?? event.date
  return rules.reduce((reach, rule) => {
    const until = rule.affectsUntil?.(event, products) ?? ''
    return until > reach ? until : reach
  }, last)
}
