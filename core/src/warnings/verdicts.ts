import type { Products } from '../registers/products.ts'
import { type Brought, broughtBy, type RuleFailure, saysSame, ruleResultsIn } from './brought.ts'
import { changedQuantities } from './changed-quantities.ts'
import { inOrderOfDays, oneOfEachType, type Remark, type RuleResult } from './evaluate.ts'
import { type EventFacts, type Facts, type FieldFacts, isWhatIf, type WorkerFacts } from './facts.ts'
import { rules } from './registry.ts'
import type { Warning } from './schema.ts'
import { markOf } from './shown-level.ts'

/** In the order of gravity; a chip shows the gravest. */
export type VerdictKind = 'violation' | 'attention' | 'unknown' | 'ok'

export interface Verdict {
  readonly fieldId: string
  readonly kind: VerdictKind
  /** Warnings on the jobs that are being written, one of each type. */
  readonly warnings: readonly Warning[]
  /** Warnings that saving them would bring on jobs that are stored already. */
  readonly onOthers: readonly Warning[]
  readonly unknowns: readonly Remark[]
  /** What to look at though nothing is wrong: distances to water, days left to enter the job. */
  readonly advices: readonly Remark[]
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
  /** The register's products that drafts and stored jobs name. */
  readonly products?: Products | undefined
  readonly ksmYears?: readonly number[] | undefined
  readonly workers?: ReadonlyMap<string, WorkerFacts> | undefined
}

const levelKind = (warning: Warning): VerdictKind => markOf(warning.type)

function kindOf(warnings: readonly Warning[], isUnsure: boolean): VerdictKind {
  if (warnings.some((warning) => levelKind(warning) === 'violation')) return 'violation'
  if (warnings.length > 0) return 'attention'
  return isUnsure ? 'unknown' : 'ok'
}

/** What is judged of one field. */
interface Case {
  readonly question: VerdictQuestion
  readonly field: FieldFacts
  /** As they are stored; undefined where they are not known. */
  readonly stored: readonly EventFacts[] | undefined
  readonly drafts: readonly EventFacts[]
}

/** A judgement, and what of it the next one may take over: between two keys most of it stays. */
interface Judgement extends Case {
  readonly verdict: Verdict
  /** The stored jobs beside those that are written anew, and what is found of them alone. */
  readonly others: readonly EventFacts[]
  readonly ofOthers: ReadonlyMap<string, RuleResult>
  readonly brought: Brought
}
/** The last judgement of a field: by its stored jobs, which stay the same list while a farmer types, or by itself. */
const judgements = new WeakMap<object, Judgement>()

const isSamePlace = (one: Case, other: Case): boolean =>
  one.field === other.field &&
  one.stored === other.stored &&
  one.question.today === other.question.today &&
  one.question.products === other.question.products &&
  one.question.ksmYears === other.question.ksmYears

const NONE: readonly EventFacts[] = []
const NOTHING: Brought = { evaluations: [], failures: [], prepared: [] }

/** What is stored beside the drafts, and what it brings by itself. */
function othersOf({ question, field, stored = NONE, drafts }: Case, before: Judgement | undefined) {
  const ids = new Set(drafts.map(({ _id }) => _id))
  const isReusable = before?.drafts.length === drafts.length && before.drafts.every(({ _id }) => ids.has(_id))
  if (isReusable) return { others: before.others, ofOthers: before.ofOthers }
  const others = stored.some(({ _id }) => ids.has(_id)) ? stored.filter(({ _id }) => !ids.has(_id)) : stored
  if (before?.others === others) return { others, ofOthers: before.ofOthers }
  const { today, products, ksmYears } = question
  return { others, ofOthers: ruleResultsIn({ today, field, events: others, products, ksmYears }) }
}

const NO_IDS: ReadonlySet<string> = new Set()

/** Of the drafts, those that are stored as done or running already. */
function enteredAmong({ stored = NONE }: Case, others: readonly EventFacts[], ids: ReadonlySet<string>) {
  if (others === stored) return NO_IDS
  return new Set(stored.flatMap((event) => (ids.has(event._id) && !isWhatIf(event) ? event._id : [])))
}

/** The facts of a field as they would be with the drafts. */
function factsWith(input: Case, others: readonly EventFacts[]): Facts {
  const { question, field, drafts } = input
  const { today, products, ksmYears, workers } = question
  const focus = new Set(drafts.map(({ _id }) => _id))
  const entered = enteredAmong(input, others, focus)
  return { today, field, events: [...others, ...drafts], products, ksmYears, focus, workers, entered }
}

const isThere = <T>(each: T | undefined): each is T => each !== undefined

function verdictOf({ field, stored, drafts }: Case, brought: Brought): Verdict {
  const relevant = brought.evaluations.filter(isThere)
  const failures = brought.failures.filter(isThere)
  const warnings = oneOfEachType(inOrderOfDays(relevant.flatMap((each) => each.warnings)))
  const unknowns = relevant.flatMap((each) => each.unknowns)
  const isOwn = ({ targetId }: Warning): boolean => drafts.some(({ _id }) => _id === targetId)
  const isIncomplete = stored === undefined
  return {
    fieldId: field._id,
    kind: kindOf(warnings, unknowns.length + failures.length > 0 || isIncomplete),
    warnings: warnings.filter(isOwn),
    onOthers: warnings.filter((warning) => !isOwn(warning)),
    unknowns,
    advices: relevant.flatMap((each) => each.advices),
    failures,
    isIncomplete,
  }
}

/** What changed since the last judgement, where nothing but areas and amounts did. */
const changedSince = (before: Judgement | undefined, { question, drafts }: Case) =>
  before?.question.workers === question.workers
    ? before && changedQuantities(before.drafts, drafts)
    : undefined

function judge(input: Case): Verdict {
  if (input.drafts.length === 0) return verdictOf(input, NOTHING)
  const key = input.stored ?? input.field
  const cached = judgements.get(key)
  const before = cached && isSamePlace(cached, input) ? cached : undefined
  const changed = changedSince(before, input)
  if (before && changed?.size === 0) return before.verdict
  const found = othersOf(input, before)
  const last = before && changed && { brought: before.brought, changed }
  const brought = broughtBy(factsWith(input, found.others), found.ofOthers, last)
  const isSame = last && saysSame(brought, last.brought)
  const verdict = isSame && before ? before.verdict : verdictOf(input, brought)
  judgements.set(key, { ...input, ...found, verdict, brought })
  return verdict
}

/**
 * What saving the drafts would mean, per field in the order of `fields`: judged as if they were stored, in the
 * place of the stored version with the same `_id`.
 */
export function verdictsFor(question: VerdictQuestion): Verdict[] {
  const draftsByField = Map.groupBy(question.drafts, (draft) => draft.fieldId)
  return question.fields.map((field) =>
    judge({
      question,
      field,
      stored: question.eventsByField.get(field._id),
      drafts: draftsByField.get(field._id) ?? NONE,
    }),
  )
}

export interface RuleVerdict {
  readonly id: string
  readonly title: string
  readonly kind: VerdictKind
}

/** What each rule that judges jobs says of a field, in the order of the rules. */
export function verdictByRule({ warnings, onOthers, unknowns, failures }: Verdict): RuleVerdict[] {
  const broken = new Map([...onOthers, ...warnings].map((warning) => [warning.type.key, levelKind(warning)]))
  const unsure = new Set([...unknowns.map(({ type }) => type.key), ...failures.map(({ id }) => id)])
  return rules
    .filter(({ check }) => check !== undefined)
    .map(({ id, title }) => ({ id, title, kind: broken.get(id) ?? (unsure.has(id) ? 'unknown' : 'ok') }))
}
