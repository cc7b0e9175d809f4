/** What jobs that are being written bring to a field: what is found with them, and not without them. */
import { factsForRules, factsFor, type RuleResult, ruleResultsFrom, resultsOfRule } from './evaluate.ts'
import type { EventFacts, Facts } from './facts.ts'
import { rules } from './registry.ts'
import type { Finding, Prepared, Quantity, Rule } from './rule.ts'

/** A rule that broke off: what it would have said is not known. */
export interface RuleFailure {
  readonly id: string
  readonly title: string
  readonly cause: unknown
}

/** By the place of the rule in the registry. */
type ByPlace<T> = readonly (T | undefined)[]

/** What a rule finds, and what of it is not there without the drafts. */
interface Found {
  readonly findings: readonly Finding[]
  readonly results: readonly RuleResult[]
}

export interface Brought {
  readonly found: ByPlace<Found>
  readonly failures: ByPlace<RuleFailure>
  /** What of the work need not be done again while only areas and amounts are typed. */
  readonly prepared: (Prepared | undefined)[]
}

const NONE: ByPlace<never> = []
export const nothingBrought = (): Brought => ({ found: NONE, failures: NONE, prepared: [] })

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

/** What is found of the stored jobs alone, by rule, event and cause. */
export function ruleResultsIn(facts: Facts): ReadonlyMap<string, RuleResult> {
  const found = new Map<string, RuleResult>()
  const asked = factsForRules(facts)
  for (const place of ALL_PLACES) {
    const rule = rules[place]
    try {
      if (rule) for (const result of resultsOfRule(rule, asked)) found.set(result._id, result)
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
  readonly ofOthers: ReadonlyMap<string, RuleResult>
  readonly before: Brought
  /** What alone differs in the drafts since then; undefined: anything may. */
  readonly changed: ReadonlySet<Quantity> | undefined
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Copies a list only when something else comes into it: between two keys most of it stays. */
function changing<T>(before: ByPlace<T>) {
  let list = before
  let own: (T | undefined)[] | undefined
  return {
    list: () => list,
    set: (place: number, value: T | undefined): void => {
      if (list[place] === value) return
      own ??= [...before]
      own[place] = value
      list = own
    },
  }
}

const NOTHING: readonly Finding[] = []

/** What is found with the drafts. What cannot have changed is taken over. */
export function broughtBy({ drafts, factsOf, ofOthers, before, changed }: Drafts): Brought {
  const found = changing(before.found)
  const failures = changing(before.failures)
  const { prepared } = before
  const inputs = once(() => factsForRules(factsOf()))
  const findingsOf = (rule: Rule, place: number): readonly Finding[] => {
    prepared[place] ??= rule.prepare?.(factsFor(rule, inputs()))
    return prepared[place]?.(drafts) ?? rule.check?.(factsFor(rule, inputs())) ?? NOTHING
  }
  const foundBy = (rule: Rule, place: number): Found | undefined => {
    const findings = findingsOf(rule, place)
    if (findings.length === 0) return undefined
    const last = before.found[place]
    if (last?.findings === findings) return last
    const results = ruleResultsFrom(rule, findings).filter(({ _id }) => !ofOthers.has(_id))
    return { findings, results }
  }
  for (const place of placesFor(changed)) {
    const rule = rules[place]
    if (!rule) continue
    try {
      found.set(place, foundBy(rule, place))
      failures.set(place, undefined)
    } catch (cause) {
      found.set(place, undefined)
      failures.set(place, { id: rule.id, title: rule.title, cause })
    }
  }
  return { found: found.list(), failures: failures.list(), prepared }
}
