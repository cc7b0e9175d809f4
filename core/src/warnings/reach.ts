import { closureOf } from './delay.ts'
import type { EventFacts } from './facts.ts'

/**
 * The last day on which a job may bear on another of its field: its last day (its first while it is open), or the
 * last day that a delay of its materials closes. With it a store finds all jobs that bear on a stretch of days.
 */
export function reachOf(event: EventFacts): string {
  const last = event.endDate ?? event.date
  const delays = [
    closureOf(event, (material) => material.workDelayDays),
    closureOf(event, (material) => material.harvestDelayDays),
  ]
  return delays.reduce((reach, closure) => (closure && closure.until > reach ? closure.until : reach), last)
}
