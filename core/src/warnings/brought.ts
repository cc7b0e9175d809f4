/** Findings that jobs being written bring to a field: those made with the jobs, and not without them. */
import {
  type Evaluation,
  factsFor,
  factsForRules,
  resultsOfRule,
  type RuleInputs,
  type RuleResult,
  ruleResultsFrom,
} from './evaluate.ts'
import type { EventFacts, Facts } from './facts.ts'
import { type FoundRule, foundRuleOf } from './found-rules.ts'
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

/** Findings of a rule, and the results that are not there without the drafts. */
interface Found {
  readonly findings: readonly Finding[]
  readonly results: readonly RuleResult[]
  /** The results as one, while they are the same; undefined where they are advice. */
  readonly rule: FoundRule | undefined
  /** The results in words, once somebody has read them. */
  words: Evaluation | undefined
}

export interface Brought {
  readonly found: Readonly<ByPlace<Found>>
  readonly failures: Readonly<ByPlace<RuleFailure>>
  /** Work that need not be done again while only areas and amounts are typed. */
  readonly prepared: ByPlace<Prepared>
}

export const nothingBrought = (): Brought => ({ found: [], failures: [], prepared: [] })

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

/** Names of results, each rule's apart: they are long, and of most rules there are none to hold against. */
export type ResultNames = ReadonlyMap<Rule, ReadonlySet<string>>

/** Names of what the stored jobs alone bring. */
export function resultNamesIn(facts: Facts): ResultNames {
  const found = new Map<Rule, ReadonlySet<string>>()
  const asked = factsForRules(facts)
  for (const place of ALL_PLACES) {
    const rule = rules[place]
    try {
      const results = rule ? resultsOfRule(rule, asked) : []
      if (rule && results.length > 0) found.set(rule, new Set(results.map(({ _id }) => _id)))
    } catch {
      // A rule that fails here fails with the drafts too, and is told of then.
    }
  }
  return found
}

/** The jobs that are written, and what was brought by them before. */
interface Drafts {
  readonly drafts: readonly EventFacts[]
  /** With the drafts in focus, and what stands beside them; asked where a rule has prepared nothing. */
  readonly factsOf: () => Facts
  readonly ofOthers: ResultNames
  readonly before: Brought
  /** Quantities that alone differ in the drafts since then; undefined: anything may. */
  readonly changed: ReadonlySet<Quantity> | undefined
}
interface Asked extends Drafts {
  /** Made for the first rule that needs them. */
  inputs: RuleInputs | undefined
}

/** A list that is copied when something else comes into it: between two keys most of it stays. */
interface Changing<T> {
  readonly before: Readonly<ByPlace<T>>
  own: ByPlace<T> | undefined
}

function put<T>(list: Changing<T>, place: number, value: T | undefined): void {
  if ((list.own ?? list.before)[place] === value) return
  list.own ??= list.before.slice()
  list.own[place] = value
}

const NOTHING: readonly Finding[] = []

function findingsOf(place: number, rule: Rule, asked: Asked): readonly Finding[] {
  const { prepared } = asked.before
  const known = prepared[place]
  if (known) return known(asked.drafts)
  asked.inputs ??= factsForRules(asked.factsOf())
  const given = factsFor(rule, asked.inputs)
  const prepares = rule.prepare?.(given)
  prepared[place] = prepares
  return prepares?.(asked.drafts) ?? rule.check?.(given) ?? NOTHING
}

/** Results that are not found without the drafts. */
function withoutThose(
  results: readonly RuleResult[],
  ofOthers: ReadonlySet<string> | undefined,
): readonly RuleResult[] {
  if (!ofOthers) return results
  const isOld = ({ _id }: RuleResult): boolean => ofOthers.has(_id)
  return results.some(isOld) ? results.filter((each) => !isOld(each)) : results
}

function foundBy(place: number, rule: Rule, asked: Asked): Found | undefined {
  const findings = findingsOf(place, rule, asked)
  if (findings.length === 0) return undefined
  const last = asked.before.found[place]
  if (last?.findings === findings) return last
  const results = withoutThose(ruleResultsFrom(rule, findings), asked.ofOthers.get(rule))
  return { findings, results, rule: foundRuleOf(results), words: undefined }
}

/** Findings with the drafts. Those that cannot have changed are taken over. */
export function broughtBy(drafts: Drafts): Brought {
  const { before, changed } = drafts
  const asked: Asked = { ...drafts, inputs: undefined }
  const found: Changing<Found> = { before: before.found, own: undefined }
  const failures: Changing<RuleFailure> = { before: before.failures, own: undefined }
  for (const place of placesFor(changed)) {
    const rule = rules[place]
    if (!rule) continue
    try {
      put(found, place, foundBy(place, rule, asked))
      put(failures, place, undefined)
    } catch (cause) {
      put(found, place, undefined)
      put(failures, place, { id: rule.id, title: rule.title, cause })
    }
  }
  return {
    found: found.own ?? found.before,
    failures: failures.own ?? failures.before,
    prepared: before.prepared,
  }
}
