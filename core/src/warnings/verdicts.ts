import type { Products } from '../registers/products.ts'
import {
  type Evaluation,
  oneOfEachType,
  putIntoWords,
  type Remark,
  type Ruling,
  rulingsOf,
} from './evaluate.ts'
import { type EventFacts, type Facts, type FieldFacts, isWhatIf } from './facts.ts'
import type { WorkerFacts } from './farm.ts'
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

interface Standing {
  readonly facts: Facts
  readonly rulings: ReadonlyMap<string, Ruling>
}
/** While a farmer types, the stored jobs of a field stay the same list: what they bring is found once. */
const standing = new WeakMap<readonly EventFacts[], Standing>()

function standingOf(facts: Facts): ReadonlyMap<string, Ruling> {
  const known = standing.get(facts.events)
  const isSame =
    known?.facts.field === facts.field &&
    known.facts.products === facts.products &&
    known.facts.ksmYears === facts.ksmYears &&
    known.facts.today === facts.today
  if (known && isSame) return known.rulings
  const rulings = rulingsOf(facts)
  standing.set(facts.events, { facts, rulings })
  return rulings
}

/** What the drafts bring: found with them, and not without them. */
function broughtBy(
  drafts: readonly EventFacts[],
  facts: Facts,
  { workers, entered }: Pick<Facts, 'workers' | 'entered'>,
): Evaluation {
  if (drafts.length === 0) return { warnings: [], unknowns: [], advices: [] }
  const before = standingOf(facts)
  const focus = new Set(drafts.map((draft) => draft._id))
  const all = { ...facts, events: [...facts.events, ...drafts], focus, workers, entered }
  return putIntoWords(
    [...rulingsOf(all).values()].filter((ruling) => !before.has(ruling._id)),
    all,
  )
}

const NONE: readonly EventFacts[] = []

const enteredAmong = (stored: readonly EventFacts[], ids: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(stored.flatMap((event) => (ids.has(event._id) && !isWhatIf(event) ? event._id : [])))

function judge(field: FieldFacts, drafts: readonly EventFacts[], question: VerdictQuestion): Verdict {
  const known = question.eventsByField.get(field._id)
  const ids = new Set(drafts.map((draft) => draft._id))
  const stored = known ?? NONE
  const others = stored.some((event) => ids.has(event._id))
    ? stored.filter((event) => !ids.has(event._id))
    : stored
  const { today, products, ksmYears } = question
  const facts: Facts = { today, field, events: others, products, ksmYears }
  const entered = enteredAmong(stored, ids)
  const found = broughtBy(drafts, facts, { workers: question.workers, entered })
  const warnings = oneOfEachType(found.warnings)
  const isIncomplete = known === undefined
  return {
    fieldId: field._id,
    kind: kindOf(warnings, found.unknowns.length > 0 || isIncomplete),
    warnings: warnings.filter((warning) => ids.has(warning.targetId)),
    onOthers: warnings.filter((warning) => !ids.has(warning.targetId)),
    unknowns: found.unknowns,
    advices: found.advices,
    isIncomplete,
  }
}

/**
 * What saving the drafts would mean, per field in the order of `fields`: judged as if they were stored, in the
 * place of the stored version with the same `_id`.
 */
export function verdictsFor(question: VerdictQuestion): Verdict[] {
  const draftsByField = Map.groupBy(question.drafts, (draft) => draft.fieldId)
  return question.fields.map((field) => judge(field, draftsByField.get(field._id) ?? [], question))
}

export interface RuleVerdict {
  readonly id: string
  readonly title: string
  readonly kind: VerdictKind
}

/** What each rule that judges jobs says of a field, in the order of the rules. */
export function verdictByRule({ warnings, onOthers, unknowns }: Verdict): RuleVerdict[] {
  const broken = new Map([...onOthers, ...warnings].map((warning) => [warning.type.key, levelKind(warning)]))
  const unsure = new Set(unknowns.map(({ type }) => type.key))
  return rules
    .filter(({ check }) => check !== undefined)
    .map(({ id, title }) => ({ id, title, kind: broken.get(id) ?? (unsure.has(id) ? 'unknown' : 'ok') }))
}
