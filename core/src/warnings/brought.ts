/** Findings that jobs being written bring to a field: those made with the jobs, and not without them. */
import { distinctFindings, idOf } from './distinct.ts'
import { type Evaluation, factsFor, factsForRules, resultsOfRule, type RuleInputs } from './evaluate.ts'
import type { EventFacts, Facts } from './facts.ts'
import { type FoundRule, foundRuleOf } from './found-rules.ts'
import { rules } from './registry.ts'
import { type Finding, NO_FINDINGS, type Prepared, type Quantity, type Rule } from './rule.ts'

/** A rule that broke off: what it would have said is not known. */
export interface RuleFailure {
  readonly id: string
  readonly title: string
  readonly cause: unknown
}

/** By the place of the rule in the registry. */
type ByPlace<T> = (T | undefined)[]

/**
 * Findings of a rule. As all that is made at a key and stays until the next they come of a constructor: what a literal makes,
 * where the first of it all stayed, V8 puts among what is old, and what that holds stays with it.
 */
export class Found {
  readonly rule: Rule
  /** As it answered. */
  readonly answer: readonly Finding[]
  /** Findings of the answer, each once, that are not there without the drafts. */
  readonly findings: readonly Finding[]
  /** The findings as one, while it is the same; undefined where they are advice. */
  readonly asOne: FoundRule | undefined
  /** The findings in words, once somebody has read them. */
  words: Evaluation | undefined

  constructor(rule: Rule, { answer, findings }: Pick<Found, 'answer' | 'findings'>, last: Found | undefined) {
    this.rule = rule
    this.answer = answer
    this.findings = findings
    this.asOne = foundRuleOf(rule, findings, last?.asOne)
  }
}

export class Brought {
  readonly found: Readonly<ByPlace<Found>>
  readonly failures: Readonly<ByPlace<RuleFailure>>

  constructor(found: Readonly<ByPlace<Found>>, failures: Readonly<ByPlace<RuleFailure>>) {
    this.found = found
    this.failures = failures
  }
}

export const NOTHING_BROUGHT = new Brought([], [])

/** Work that need not be done again while only areas and amounts are typed. */
export type PreparedRules = ByPlace<Prepared>

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
export interface Asked {
  readonly drafts: readonly EventFacts[]
  /** With the drafts in focus, and what stands beside them; asked where a rule has prepared nothing. */
  readonly inputsOf: () => RuleInputs
  readonly ofOthers: ResultNames
  readonly brought: Brought
  readonly prepared: PreparedRules
}

function findingsOf(place: number, rule: Rule, asked: Asked): readonly Finding[] {
  const { prepared } = asked
  const known = prepared[place]
  if (known) return known(asked.drafts)
  const given = factsFor(rule, asked.inputsOf())
  const prepares = rule.prepare?.(given)
  prepared[place] = prepares
  return prepares?.(asked.drafts) ?? rule.check?.(given) ?? NO_FINDINGS
}

/** Findings that are not there without the drafts. */
function withoutThose(
  findings: readonly Finding[],
  rule: Rule,
  ofOthers: ReadonlySet<string> | undefined,
): readonly Finding[] {
  if (!ofOthers) return findings
  const isOld = (finding: Finding): boolean => ofOthers.has(idOf(rule, finding))
  return findings.some(isOld) ? findings.filter((each) => !isOld(each)) : findings
}

function foundBy(place: number, rule: Rule, asked: Asked): Found | undefined {
  const answer = findingsOf(place, rule, asked)
  if (answer.length === 0) return undefined
  const last = asked.brought.found[place]
  if (last?.answer === answer) return last
  const findings = withoutThose(distinctFindings(rule, answer), rule, asked.ofOthers.get(rule))
  return new Found(rule, { answer, findings }, last)
}

/** Findings with the drafts. Those that cannot have changed are taken over; where all are as they were, it is what was brought before. */
export function broughtBy(asked: Asked, changed: ReadonlySet<Quantity> | undefined): Brought {
  const { brought: before } = asked
  let found: ByPlace<Found> | undefined
  let failures: ByPlace<RuleFailure> | undefined
  for (const place of placesFor(changed)) {
    const rule = rules[place]
    if (!rule) continue
    let own: Found | undefined
    let failure: RuleFailure | undefined
    try {
      own = foundBy(place, rule, asked)
    } catch (cause) {
      failure = { id: rule.id, title: rule.title, cause }
    }
    if (own !== before.found[place]) (found ??= before.found.slice())[place] = own
    if (failure !== before.failures[place]) (failures ??= before.failures.slice())[place] = failure
  }
  if (!found && !failures) return before
  return new Brought(found ?? before.found, failures ?? before.failures)
}
