/** How it stands with what rules rest on: whether somebody compared it, and how long ago. */
import { monthsAfter } from '../time/day.ts'
import { rules } from './registry.ts'
import type { Rule } from './rule.ts'
import type { RuleBasis } from './source.ts'

/** Months after which an act is to be compared again. */
export const COMPARED_FOR_MONTHS = 12

/**
 * `old`: compared more than a year ago. `unread`: an act that nobody compared. `none`: a label or an own check, which has
 * no act to compare.
 */
export type SourceState = 'compared' | 'old' | 'unread' | 'none'

export function sourceState(
  { trust, compared }: Pick<RuleBasis, 'trust' | 'compared'>,
  today: string,
): SourceState {
  if (trust === 'label' || trust === 'own') return 'none'
  if (compared === null) return 'unread'
  return monthsAfter(compared, COMPARED_FOR_MONTHS) < today ? 'old' : 'compared'
}

/** One thing that a rule rests on today. */
export interface RestingRule {
  readonly rule: Pick<Rule, 'id' | 'title'>
  /** First day of this wording; null: since ever, or not known since when. */
  readonly since: string | null
  readonly basis: RuleBasis
  readonly state: SourceState
}

/** Every rule with each thing that it rests on at a day, in the order of the rules. A rule whose first day lies ahead rests on that. */
export function ruleBases(today: string, of: readonly Rule[] = rules): RestingRule[] {
  return of.flatMap(({ id, title, sources }) => {
    const current = sources.at(today) ?? sources.entries[0]
    if (current === undefined) return []
    return current.value.bases.map((basis) => ({
      rule: { id, title },
      since: current.since,
      basis,
      state: sourceState(basis, today),
    }))
  })
}
