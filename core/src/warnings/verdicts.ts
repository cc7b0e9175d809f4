import {
  type Asked,
  type Brought,
  broughtBy,
  NOTHING_BROUGHT,
  type PreparedRules,
  type ResultNames,
  type RuleFailure,
} from './brought.ts'
import { type Case, factsWith, isSamePlace, type Known, NONE, type Others, othersOf } from './case.ts'
import { changedQuantities } from './changed-quantities.ts'
import {
  factsForRules,
  inOrderOfDays,
  oneOfEachType,
  type Remark,
  type RuleInputs,
  ruleResultsFrom,
  toWarnings,
} from './evaluate.ts'
import { type FoundRule, gravestFirst, kindOfFinding } from './found-rules.ts'
import type { EventFacts, FieldFacts, SoilFacts } from './facts.ts'
import { rules } from './registry.ts'
import type { Quantity } from './rule.ts'
import type { Warning } from './schema.ts'
import { markOf } from './shown-level.ts'

/** In the order of gravity; a chip shows the gravest. */
export type VerdictKind = 'violation' | 'attention' | 'unknown' | 'ok'

/** Answers of the rules on a field, in words. */
export interface Told {
  /** Warnings on the jobs that are being written, one of each type. */
  readonly warnings: readonly Warning[]
  /** Warnings that saving them would bring on jobs that are stored already. */
  readonly onOthers: readonly Warning[]
  readonly unknowns: readonly Remark[]
  /** Advice on what to look at though nothing is wrong: distances to water, days left to enter the job. */
  readonly advices: readonly Remark[]
  /** Rules whose words cannot be made: that they found something is known, and counted. */
  readonly failures: readonly RuleFailure[]
}

export interface VerdictQuestion extends Known {
  readonly fields: readonly FieldFacts[]
  /** The jobs being written, as they would be stored; those of one field are judged together. */
  readonly drafts: readonly EventFacts[]
  /** The stored jobs by field; a field that is missing here has not been loaded. */
  readonly eventsByField: ReadonlyMap<string, readonly EventFacts[]>
  /** The soil samples by field. */
  readonly samplesByField?: ReadonlyMap<string, readonly SoilFacts[]> | undefined
}

const GRAVITY = { ok: 0, unknown: 1, attention: 2, violation: 3 } as const
const isGraver = (one: VerdictKind, other: VerdictKind): boolean => GRAVITY[one] > GRAVITY[other]

/** The gravest of all: what stands behind a graver one of its type is not told, and changes nothing. */
function kindOf({ found }: Brought, isUnsure: boolean): VerdictKind {
  let gravest: VerdictKind = isUnsure ? 'unknown' : 'ok'
  for (const each of found) {
    if (!each) continue
    for (const finding of each.findings) {
      const kind = kindOfFinding(each.rule, finding) ?? 'ok'
      if (isGraver(kind, gravest)) gravest = kind
    }
  }
  return gravest
}

const isThere = <T>(each: T | undefined): each is T => each !== undefined

function tell({ field, drafts }: Pick<Case, 'field' | 'drafts'>, { found }: Brought): Told {
  const failures: RuleFailure[] = []
  const evaluations = found.flatMap((each) => {
    if (!each || each.findings.length === 0) return []
    const { rule, findings } = each
    try {
      each.words ??= toWarnings(ruleResultsFrom(rule, findings), field)
      return each.words
    } catch (cause) {
      failures.push({ id: rule.id, title: rule.title, cause })
      return []
    }
  })
  const warnings = oneOfEachType(inOrderOfDays(evaluations.flatMap((each) => each.warnings)))
  const isOwn = ({ targetId }: Warning): boolean => drafts.some(({ _id }) => _id === targetId)
  return {
    warnings: warnings.filter(isOwn),
    onOthers: warnings.filter((warning) => !isOwn(warning)),
    unknowns: evaluations.flatMap((each) => each.unknowns),
    advices: evaluations.flatMap((each) => each.advices),
    failures,
  }
}

/** Last judgement, as far as the next verdict takes over from it. */
type Before = Pick<Judgement, 'brought' | 'verdict'>

/** Rules with something to tell; the same list while each says the same of the field. */
function foundAmong({ found }: Brought, before: Before | undefined): readonly FoundRule[] {
  const last = before?.brought.found
  if (before && found.every((each, place) => each?.asOne === last?.[place]?.asOne))
    return before.verdict.found
  return gravestFirst(found.flatMap((each) => each?.asOne ?? []))
}

const NO_FAILURES: readonly RuleFailure[] = []

/** Tells when it is asked, once. A function that is written right where a field gets it, V8 puts among what is old with all that it holds. */
function tellingOf(field: FieldFacts, drafts: readonly EventFacts[], brought: Brought): () => Told {
  let told: Told | undefined
  return () => (told ??= tell({ field, drafts }, brought))
}

class FieldVerdict {
  readonly fieldId: string
  readonly kind: VerdictKind
  /** The rules that have something to tell, gravest first. */
  readonly found: readonly FoundRule[]
  /** Put into words when somebody reads it: of a hundred fields a farmer opens one. */
  readonly told: () => Told
  /** Rules that broke off: what they would have said is not known. */
  readonly failures: readonly RuleFailure[]
  /** The stored jobs of the field are not known (yet), so that only the new ones were judged. */
  readonly isIncomplete: boolean

  constructor(input: Case, brought: Brought, before?: Before) {
    this.fieldId = input.field._id
    this.failures = brought.failures.length === 0 ? NO_FAILURES : brought.failures.filter(isThere)
    this.isIncomplete = input.stored === undefined
    this.kind = kindOf(brought, this.failures.length > 0 || this.isIncomplete)
    this.found = foundAmong(brought, before)
    this.told = tellingOf(input.field, input.drafts, brought)
  }
}

/** Answer of the rules to saving the drafts on a field: what it tells, and not how it was made, so that it may be spread. */
export type Verdict = Readonly<FieldVerdict>

/** A judgement of a field, which goes on while only areas and amounts are typed: between two keys most of it stays. */
class Judgement implements Case, Others, Asked {
  readonly field: FieldFacts
  readonly stored: readonly EventFacts[] | undefined
  readonly samples: readonly SoilFacts[] | undefined
  readonly others: readonly EventFacts[]
  readonly ofOthers: ResultNames
  readonly prepared: PreparedRules = []
  question: Known
  drafts: readonly EventFacts[]
  brought: Brought = NOTHING_BROUGHT
  verdict: Verdict
  #inputs: RuleInputs | undefined

  constructor(input: Case, last: Judgement | undefined) {
    const { others, ofOthers } = othersOf(input, last)
    this.field = input.field
    this.stored = input.stored
    this.samples = input.samples
    this.others = others
    this.ofOthers = ofOthers
    this.question = input.question
    this.drafts = input.drafts
    this.brought = this.#bring(undefined)
    this.verdict = new FieldVerdict(input, this.brought)
  }
  inputsOf(): RuleInputs {
    return (this.#inputs ??= factsForRules(factsWith(this, this.others)))
  }
  /** Quantities that changed since, where nothing but areas and amounts did. */
  changedBy({ question: { workers, machines }, drafts }: Case): ReadonlySet<Quantity> | undefined {
    const isSame = this.question.workers === workers && this.question.machines === machines
    return isSame ? changedQuantities(this.drafts, drafts) : undefined
  }
  /** Goes on with the drafts as they are typed now. */
  goOn(input: Case, changed: ReadonlySet<Quantity>): void {
    this.question = input.question
    this.drafts = input.drafts
    const brought = this.#bring(changed)
    if (brought !== this.brought) this.verdict = new FieldVerdict(input, brought, this)
    this.brought = brought
  }
  #bring(changed: ReadonlySet<Quantity> | undefined): Brought {
    const brought = broughtBy(this, changed)
    this.#inputs = undefined
    return brought
  }
}
/** The last judgement of a field: by its stored jobs, which stay the same list while a farmer types, or by itself. */
const judgements = new WeakMap<object, Judgement>()

function judge(input: Case): Verdict {
  if (input.drafts.length === 0) return new FieldVerdict(input, NOTHING_BROUGHT)
  const key = input.stored ?? input.field
  const cached = judgements.get(key)
  const before = cached && isSamePlace(cached, input) ? cached : undefined
  const changed = before?.changedBy(input)
  if (before && changed) {
    if (changed.size > 0) before.goOn(input, changed)
    return before.verdict
  }
  const judgement = new Judgement(input, before)
  judgements.set(key, judgement)
  return judgement.verdict
}

/**
 * Verdicts on saving the drafts, per field in the order of `fields`: judged as if they were stored, in the place of
 * the stored version with the same `_id`.
 */
export function verdictsFor(question: VerdictQuestion): Verdict[] {
  const draftsByField = Map.groupBy(question.drafts, (draft) => draft.fieldId)
  return question.fields.map((field) =>
    judge({
      question,
      field,
      stored: question.eventsByField.get(field._id),
      samples: question.samplesByField?.get(field._id),
      drafts: draftsByField.get(field._id) ?? NONE,
    }),
  )
}

export interface RuleVerdict {
  readonly id: string
  readonly title: string
  readonly kind: VerdictKind
}

/** Verdict on a field by each rule that judges jobs, in the order of the rules. */
export function verdictByRule({ told, failures }: Pick<Verdict, 'told' | 'failures'>): RuleVerdict[] {
  const { warnings, onOthers, unknowns } = told()
  const broken = new Map([...onOthers, ...warnings].map(({ type }) => [type.key, markOf(type)]))
  const unsure = new Set([...unknowns.map(({ type }) => type.key), ...failures.map(({ id }) => id)])
  return rules
    .filter(({ check }) => check !== undefined)
    .map(({ id, title }) => ({ id, title, kind: broken.get(id) ?? (unsure.has(id) ? 'unknown' : 'ok') }))
}
