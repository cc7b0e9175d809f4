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
  /** Of such jobs: no rule asks for other work on their account, so that those that would are not asked. */
  readonly asksNoOtherWork?: boolean
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

/** Rules that are asked, and the keys of the others, whose warnings stay. */
function narrowed(isLeftOut: (rule: Rule) => boolean) {
  const leftOut = allRules.filter(isLeftOut)
  return {
    rules: sorted(allRules.filter((rule) => !isLeftOut(rule))),
    leftOut: new Set(leftOut.map(({ id }) => id)),
  }
}
const everyRule = { rules: all, leftOut: new Set<string>() }
const ofPlantProtection = narrowed(({ ignoresPlantProtection }) => ignoresPlantProtection === true)
const ofPlantProtectionAlone = narrowed(
  ({ ignoresPlantProtection, asksOtherWorkFor }) =>
    ignoresPlantProtection === true || asksOtherWorkFor !== undefined,
)

function askedOf({ rules, isPlantProtection, asksNoOtherWork }: Required<Omit<ScopeOptions, 'jobIds'>>) {
  if (rules !== allRules) return { ...everyRule, rules: sorted(rules) }
  if (!isPlantProtection) return everyRule
  return asksNoOtherWork ? ofPlantProtectionAlone : ofPlantProtection
}

export function ruleScopeOf({
  rules = allRules,
  jobIds,
  isPlantProtection = false,
  asksNoOtherWork = false,
}: ScopeOptions): RuleScope {
  // without a rule of that name in the program the warning is judged away
  const keys = rules === allRules ? undefined : new Set(rules.map(({ id }) => id))
  const isKey = (rule: string) => keys?.has(rule) ?? true
  if (jobIds === undefined) return { has: isKey, warningsOf: (facts) => evaluateWarnings(facts, rules) }
  const asked = askedOf({ rules, isPlantProtection, asksNoOtherWork })
  const { ofOneJob, ofMany, oneJobKeys } = asked.rules
  return {
    has: (rule, jobId) =>
      isKey(rule) && !asked.leftOut.has(rule) && (jobIds.has(jobId) || !oneJobKeys.has(rule)),
    warningsOf: (facts) => {
      const changed = { ...facts, events: facts.events.filter(({ _id }) => jobIds.has(_id)) }
      return [...evaluateWarnings(changed, ofOneJob), ...evaluateWarnings(facts, ofMany)]
    },
  }
}
