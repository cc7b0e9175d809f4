import type { Products } from '../registers/products.ts'
import {
  type Brought,
  broughtBy,
  nothingBrought,
  type ResultNames,
  resultNamesIn,
  type RuleFailure,
} from './brought.ts'
import { changedQuantities } from './changed-quantities.ts'
import { inOrderOfDays, oneOfEachType, type Remark, toWarnings } from './evaluate.ts'
import { type FoundRule, gravestFirst, kindOfResult } from './found-rules.ts'
import {
  type EventFacts,
  type Facts,
  type FieldFacts,
  isWhatIf,
  type MachineFacts,
  type SoilFacts,
  type WorkerFacts,
} from './facts.ts'
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

export interface Verdict {
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
}

export interface VerdictQuestion {
  readonly today: string
  readonly fields: readonly FieldFacts[]
  /** The jobs being written, as they would be stored; those of one field are judged together. */
  readonly drafts: readonly EventFacts[]
  /** The stored jobs by field; a field that is missing here has not been loaded. */
  readonly eventsByField: ReadonlyMap<string, readonly EventFacts[]>
  /** The soil samples by field. */
  readonly samplesByField?: ReadonlyMap<string, readonly SoilFacts[]> | undefined
  /** The register's products that drafts and stored jobs name. */
  readonly products?: Products | undefined
  readonly ksmYears?: readonly number[] | undefined
  readonly workers?: ReadonlyMap<string, WorkerFacts> | undefined
  readonly machines?: ReadonlyMap<string, MachineFacts> | undefined
}

const GRAVITY = { ok: 0, unknown: 1, attention: 2, violation: 3 } as const
const isGraver = (one: VerdictKind, other: VerdictKind): boolean => GRAVITY[one] > GRAVITY[other]

/** The gravest of all: what stands behind a graver one of its type is not told, and changes nothing. */
function kindOf({ found }: Brought, isUnsure: boolean): VerdictKind {
  let gravest: VerdictKind = isUnsure ? 'unknown' : 'ok'
  for (const each of found) {
    if (!each) continue
    for (const result of each.results) {
      const kind = kindOfResult(result) ?? 'ok'
      if (isGraver(kind, gravest)) gravest = kind
    }
  }
  return gravest
}

/** Facts that are judged for one field. */
interface Case {
  readonly question: VerdictQuestion
  readonly field: FieldFacts
  /** As they are stored; undefined where they are not known. */
  readonly stored: readonly EventFacts[] | undefined
  readonly samples: readonly SoilFacts[] | undefined
  readonly drafts: readonly EventFacts[]
}

/** A judgement, and what of it the next one may take over: between two keys most of it stays. */
interface Judgement extends Case {
  readonly verdict: Verdict
  /** The stored jobs beside those that are written anew, and what is found of them alone. */
  readonly others: readonly EventFacts[]
  readonly ofOthers: ResultNames
  readonly brought: Brought
}
/** The last judgement of a field: by its stored jobs, which stay the same list while a farmer types, or by itself. */
const judgements = new WeakMap<object, Judgement>()

const isSamePlace = (one: Case, other: Case): boolean =>
  one.field === other.field &&
  one.stored === other.stored &&
  one.samples === other.samples &&
  one.question.today === other.question.today &&
  one.question.products === other.question.products &&
  one.question.ksmYears === other.question.ksmYears

const NONE: readonly EventFacts[] = []

/** Jobs stored beside the drafts, and what they bring by themselves. */
function othersOf({ question, field, stored = NONE, samples, drafts }: Case, before: Judgement | undefined) {
  const ids = new Set(drafts.map(({ _id }) => _id))
  const isReusable = before?.drafts.length === drafts.length && before.drafts.every(({ _id }) => ids.has(_id))
  if (isReusable) return { others: before.others, ofOthers: before.ofOthers }
  const others = stored.some(({ _id }) => ids.has(_id)) ? stored.filter(({ _id }) => !ids.has(_id)) : stored
  if (before?.others === others) return { others, ofOthers: before.ofOthers }
  const { today, products, ksmYears } = question
  return { others, ofOthers: resultNamesIn({ today, field, events: others, samples, products, ksmYears }) }
}

const NO_IDS: ReadonlySet<string> = new Set()

/** Of the drafts, those that are stored as done or running already. */
function enteredAmong({ stored = NONE }: Case, others: readonly EventFacts[], ids: ReadonlySet<string>) {
  if (others === stored) return NO_IDS
  return new Set(stored.flatMap((event) => (ids.has(event._id) && !isWhatIf(event) ? event._id : [])))
}

/** The facts of a field as they would be with the drafts. */
function factsWith(input: Case, others: readonly EventFacts[]): Facts {
  const { question, field, samples, drafts } = input
  const { today, products, ksmYears, workers, machines } = question
  const focus = new Set(drafts.map(({ _id }) => _id))
  const entered = enteredAmong(input, others, focus)
  return {
    today,
    field,
    events: [...others, ...drafts],
    samples,
    products,
    ksmYears,
    focus,
    workers,
    machines,
    entered,
  }
}

const isThere = <T>(each: T | undefined): each is T => each !== undefined

function tell({ field, drafts }: Case, { found }: Brought): Told {
  const failures: RuleFailure[] = []
  const evaluations = found.flatMap((each) => {
    const rule = each?.results[0]?.rule
    if (!each || !rule) return []
    try {
      each.words ??= toWarnings(each.results, field)
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

function foundAmong(brought: Brought): readonly FoundRule[] {
  const found: FoundRule[] = []
  for (const each of brought.found) if (each?.rule) found.push(each.rule)
  return gravestFirst(found)
}

const NO_FAILURES: readonly RuleFailure[] = []

function verdictOf(input: Case, brought: Brought): Verdict {
  const failures = brought.failures.length === 0 ? NO_FAILURES : brought.failures.filter(isThere)
  const isIncomplete = input.stored === undefined
  let told: Told | undefined
  return {
    fieldId: input.field._id,
    kind: kindOf(brought, failures.length > 0 || isIncomplete),
    found: foundAmong(brought),
    told: () => (told ??= tell(input, brought)),
    failures,
    isIncomplete,
  }
}

/** Quantities that changed since the last judgement, where nothing but areas and amounts did. */
const changedSince = (before: Judgement, { question, drafts }: Case) =>
  before.question.workers === question.workers && before.question.machines === question.machines
    ? changedQuantities(before.drafts, drafts)
    : undefined

const saysSame = (one: Brought, other: Brought): boolean =>
  one.found === other.found && one.failures === other.failures

/** The judgement where only areas and amounts were typed since the last one. */
function judgeAgain(input: Case, before: Judgement, changed: ReadonlySet<Quantity>): Judgement {
  const { others, ofOthers } = before
  const { drafts } = input
  const factsOf = () => factsWith(input, others)
  const brought = broughtBy({ drafts, factsOf, ofOthers, before: before.brought, changed })
  const verdict = saysSame(brought, before.brought) ? before.verdict : verdictOf(input, brought)
  return { ...input, others, ofOthers, verdict, brought }
}

function judgeAnew(input: Case, last: Judgement | undefined): Judgement {
  const { others, ofOthers } = othersOf(input, last)
  const factsOf = () => factsWith(input, others)
  const before = nothingBrought()
  const brought = broughtBy({ drafts: input.drafts, factsOf, ofOthers, before, changed: undefined })
  return { ...input, others, ofOthers, verdict: verdictOf(input, brought), brought }
}

function judge(input: Case): Verdict {
  if (input.drafts.length === 0) return verdictOf(input, nothingBrought())
  const key = input.stored ?? input.field
  const cached = judgements.get(key)
  const before = cached && isSamePlace(cached, input) ? cached : undefined
  const changed = before && changedSince(before, input)
  if (before && changed?.size === 0) return before.verdict
  const judgement = before && changed ? judgeAgain(input, before, changed) : judgeAnew(input, before)
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
