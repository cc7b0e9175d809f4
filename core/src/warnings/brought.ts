/** What jobs that are being written bring to a field: what is found with them, and not without them. */
import {
  factsForRules,
  type Evaluation,
  factsFor,
  type RuleResult,
  ruleResultsFrom,
  resultsOfRule,
  toWarnings,
} from './evaluate.ts'
import type { Facts } from './facts.ts'
import { rules } from './registry.ts'
import type { Finding, Prepared, Quantity, Rule } from './rule.ts'

/** A rule that broke off: what it would have said is not known. */
export interface RuleFailure {
  readonly id: string
  readonly title: string
  readonly cause: unknown
}

/** By the place of the rule in the registry. */
type ByPlace<T> = (T | undefined)[]

export interface Brought {
  readonly evaluations: Readonly<ByPlace<Evaluation>>
  readonly failures: Readonly<ByPlace<RuleFailure>>
  /** What of the work need not be done again while only areas and amounts are typed. */
  readonly prepared: ByPlace<Prepared>
}

const placesOf = (isAsked: (rule: Rule) => boolean): readonly number[] =>
  rules.flatMap((rule, place) => (rule.check !== undefined && isAsked(rule) ? place : []))
const ALL_PLACES = placesOf(() => true)
const placesByChange = new Map<ReadonlySet<Quantity>, readonly number[]>()

/** The rules that look at what changed; all of them where anything may have. */
function placesFor(changed: ReadonlySet<Quantity> | undefined): readonly number[] {
  if (!changed) return ALL_PLACES
  const known = placesByChange.get(changed)
  if (known) return known
  const places = placesOf(({ quantities }) => quantities?.some((each) => changed.has(each)) ?? true)
  placesByChange.set(changed, places)
  return places
}

/** Runs a rule; one that throws keeps no other from being heard. */
function attempt<T>(failures: ByPlace<RuleFailure>, place: number, work: (rule: Rule) => T): T | undefined {
  const rule = rules[place]
  if (!rule) return undefined
  try {
    return work(rule)
  } catch (cause) {
    failures[place] = { id: rule.id, title: rule.title, cause }
    return undefined
  }
}

/** What is found of the stored jobs alone, by rule, event and cause. */
export function ruleResultsIn(facts: Facts): ReadonlyMap<string, RuleResult> {
  const found = new Map<string, RuleResult>()
  const asked = factsForRules(facts)
  // A rule that fails here fails with the drafts too, and is told of then.
  const failures: ByPlace<RuleFailure> = []
  for (const place of ALL_PLACES)
    for (const result of attempt(failures, place, (rule) => resultsOfRule(rule, asked)) ?? [])
      found.set(result._id, result)
  return found
}

/** What was brought before, where since then nothing but areas and amounts of the drafts has changed. */
interface Last {
  readonly brought: Brought
  readonly changed: ReadonlySet<Quantity>
}

/** `facts` hold the drafts, in focus, and what stands beside them. What cannot have changed is taken over. */
export function broughtBy(
  facts: Facts,
  ofOthers: ReadonlyMap<string, RuleResult>,
  last: Last | undefined,
): Brought {
  const asked = factsForRules(facts)
  const evaluations: ByPlace<Evaluation> = [...(last?.brought.evaluations ?? [])]
  const failures: ByPlace<RuleFailure> = [...(last?.brought.failures ?? [])]
  const prepared = last?.brought.prepared ?? []
  const evaluationOf = (rule: Rule, findings: readonly Finding[]): Evaluation | undefined => {
    if (findings.length === 0) return undefined
    const brought = ruleResultsFrom(rule, findings).filter(({ _id }) => !ofOthers.has(_id))
    return brought.length === 0 ? undefined : toWarnings(brought, facts)
  }
  for (const place of placesFor(last?.changed)) {
    failures[place] = undefined
    evaluations[place] = attempt(failures, place, (rule) => {
      const given = factsFor(rule, asked)
      prepared[place] ??= rule.prepare?.(given)
      return evaluationOf(rule, prepared[place]?.(asked.alone.events) ?? rule.check?.(given) ?? [])
    })
  }
  return { evaluations, failures, prepared }
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((each, place) => each === other[place])

/** Whether both say the same, by what was taken over. */
export const saysSame = (one: Brought, other: Brought): boolean =>
  isSameList(one.evaluations, other.evaluations) && isSameList(one.failures, other.failures)
