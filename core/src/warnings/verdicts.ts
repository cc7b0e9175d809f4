import { type Evaluation, putIntoWords, rulingsOf, type Unknown } from './evaluate.ts'
import type { EventFacts, Facts, FieldFacts } from './facts.ts'
import type { Warning } from './schema.ts'

/** In the order of gravity; a chip shows the gravest. */
export type VerdictKind = 'violation' | 'attention' | 'unknown' | 'ok'

export interface Verdict {
  readonly fieldId: string
  readonly kind: VerdictKind
  /** Warnings on the jobs that are being written. */
  readonly warnings: readonly Warning[]
  /** Warnings that saving them would bring on jobs that are stored already. */
  readonly onOthers: readonly Warning[]
  readonly unknowns: readonly Unknown[]
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
}

function kindOf(warnings: readonly Warning[], isUnsure: boolean): VerdictKind {
  if (warnings.some((warning) => warning.type.level === 'ERROR')) return 'violation'
  if (warnings.length > 0) return 'attention'
  return isUnsure ? 'unknown' : 'ok'
}

/** What the drafts bring: found with them, and not without them. */
function broughtBy(drafts: readonly EventFacts[], facts: Facts): Evaluation {
  if (drafts.length === 0) return { warnings: [], unknowns: [] }
  const all = { ...facts, events: [...facts.events, ...drafts] }
  const standing = rulingsOf(facts)
  const fresh = [...rulingsOf(all).values()].filter((ruling) => !standing.has(ruling._id))
  return putIntoWords(fresh, all)
}

function judge(field: FieldFacts, drafts: readonly EventFacts[], question: VerdictQuestion): Verdict {
  const known = question.eventsByField.get(field._id)
  const ids = new Set(drafts.map((draft) => draft._id))
  const others = (known ?? []).filter((event) => !ids.has(event._id))
  const facts: Facts = { today: question.today, field, events: others, focus: ids }
  const { warnings, unknowns } = broughtBy(drafts, facts)
  const isIncomplete = known === undefined
  return {
    fieldId: field._id,
    kind: kindOf(warnings, unknowns.length > 0 || isIncomplete),
    warnings: warnings.filter((warning) => ids.has(warning.targetId)),
    onOthers: warnings.filter((warning) => !ids.has(warning.targetId)),
    unknowns,
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
