/**
 * Rules that a change asks, and the jobs it asks them of: for a job that stays as it is, a rule of one job says what
 * it said.
 */
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
  /** The changed jobs protect plants and do nothing else, before and after. */
  readonly isPlantProtection?: boolean
}

export interface RuleScope {
  /** Whether the rule's warnings on the job are judged anew. */
  readonly has: (rule: string, jobId: string) => boolean
  readonly warningsOf: (facts: Facts) => Warning[]
}

/** Rules that may leave a warning, by how many jobs they look at, with the keys of those that look at one. */
interface Sorted {
  readonly ofOneJob: readonly Rule[]
  readonly ofMany: readonly Rule[]
  readonly oneJobKeys: ReadonlySet<string>
}

function sorted(rules: readonly Rule[]): Sorted {
  const ofOneJob = rules.filter(({ isOfOneJob }) => isOfOneJob)
  const leavesWarnings = ({ check, onlyAdvises }: Rule) => check !== undefined && !onlyAdvises
  return {
    ofOneJob: ofOneJob.filter(leavesWarnings),
    ofMany: rules.filter((rule) => !rule.isOfOneJob && leavesWarnings(rule)),
    oneJobKeys: new Set(ofOneJob.map(({ id }) => id)),
  }
}
const all = sorted(allRules)
const ofPlantProtection = allRules.filter(({ ignoresPlantProtection }) => !ignoresPlantProtection)
const allOfPlantProtection = sorted(ofPlantProtection)
const ignoring = new Set(
  allRules.filter(({ ignoresPlantProtection }) => ignoresPlantProtection).map(({ id }) => id),
)

export function ruleScopeOf({
  rules = allRules,
  jobIds,
  isPlantProtection = false,
}: ScopeOptions): RuleScope {
  // without a rule of that name in the program the warning is judged away
  const keys = rules === allRules ? undefined : new Set(rules.map(({ id }) => id))
  const isKey = (rule: string) => keys?.has(rule) ?? true
  if (jobIds === undefined) return { has: isKey, warningsOf: (facts) => evaluateWarnings(facts, rules) }
  const isNarrow = isPlantProtection && rules === allRules
  const { ofOneJob, ofMany, oneJobKeys } = isNarrow
    ? allOfPlantProtection
    : rules === allRules
      ? all
      : sorted(rules)
  return {
    has: (rule, jobId) =>
      isKey(rule) && !(isNarrow && ignoring.has(rule)) && (jobIds.has(jobId) || !oneJobKeys.has(rule)),
    warningsOf: (facts) => {
      const changed = { ...facts, events: facts.events.filter(({ _id }) => jobIds.has(_id)) }
      return [...evaluateWarnings(changed, ofOneJob), ...evaluateWarnings(facts, ofMany)]
    },
  }
}
