/** Which rules a change asks, and of which jobs: of a job that stays as it is, a rule of one job says what it said. */
import { evaluateWarnings } from '@vagu/core/warnings/evaluate'
import type { Facts } from '@vagu/core/warnings/facts'
import { rules as allRules } from '@vagu/core/warnings/registry'
import type { Rule } from '@vagu/core/warnings/rule'
import type { Warning } from '@vagu/core/warnings/schema'

interface ScopeOptions {
  /** Only these rules; undefined: all. */
  readonly rules?: readonly Rule[]
  /** The changed jobs, where nothing else changed; undefined: anything may have changed. */
  readonly jobIds?: ReadonlySet<string>
}

export interface RuleScope {
  /** Whether the rule's warnings on the job are judged anew. */
  readonly has: (rule: string, jobId: string) => boolean
  readonly warningsOf: (facts: Facts) => Warning[]
}

export function ruleScopeOf({ rules = allRules, jobIds }: ScopeOptions): RuleScope {
  // without a rule of that name in the program the warning is judged away
  const keys = rules === allRules ? undefined : new Set(rules.map(({ id }) => id))
  const isKey = (rule: string) => keys?.has(rule) ?? true
  if (jobIds === undefined) return { has: isKey, warningsOf: (facts) => evaluateWarnings(facts, rules) }
  const { true: ofOneJob = [], false: ofMany = [] } = Object.groupBy(rules, ({ isOfOneJob = false }) =>
    isOfOneJob ? 'true' : 'false',
  )
  const oneJobKeys = new Set(ofOneJob.map(({ id }) => id))
  return {
    has: (rule, jobId) => isKey(rule) && (jobIds.has(jobId) || !oneJobKeys.has(rule)),
    warningsOf: (facts) => {
      const changed = { ...facts, events: facts.events.filter(({ _id }) => jobIds.has(_id)) }
      return [...evaluateWarnings(changed, ofOneJob), ...evaluateWarnings(facts, ofMany)]
    },
  }
}
