/** Writes plans of fields. A plan is replaced by who saw what is stored; to others that is shown. */
import { AppError } from '@vagu/core/errors'
import type {
  FieldPlan,
  FieldPlanDraft,
  PlanChange,
  PlanDocument,
} from '@vagu/core/fertilization-plan/schema'
import type { Actor } from '../db/actor.ts'
import { type JournalEntry, ROWS_PER_INSERT, writeJournal } from '../db/journal.ts'
import { findRows } from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import { requireFields } from '../fields/store.ts'
import { readPlans } from './read.ts'
import { storedPlans } from './stored.ts'

/** A plan that is to be stored, beside the one that is. */
export interface Replacement {
  readonly fieldId: string
  readonly before: FieldPlan | undefined
  readonly after: PlanDocument
}

const contentOf = ({ fieldId: _field, updatedAt: _at, userId: _user, ...content }: FieldPlan) => content

/** A plan as it is to be stored. Jobs that were deleted are not told to the farmer, and stay linked: they may come back. */
function documentOf(draft: FieldPlanDraft, before: FieldPlan | undefined, userId: string): PlanDocument {
  const { fieldId: _field, updatedAt: _seen, ...content } = draft
  const linked = new Map(before?.fertilizations.map(({ _id, jobEventIds }) => [_id, jobEventIds]))
  const fertilizations = content.fertilizations.map((application) => ({
    ...application,
    jobEventIds: [...new Set([...(linked.get(application._id) ?? []), ...application.jobEventIds])],
  }))
  return { ...content, fertilizations, userId }
}

const isSame = (before: FieldPlan | undefined, { userId: _user, ...after }: PlanDocument): boolean =>
  before !== undefined && JSON.stringify(contentOf(before)) === JSON.stringify(after)

/** Name of a field's plan in the journal. */
export const PLAN_NOUN = 'fertilization-plan'
export const recordOf = (year: number, fieldId: string): string => `${year}/${fieldId}`

function entryOf(year: number, { fieldId, before, after }: Replacement): JournalEntry {
  const { fieldId: _field, updatedAt: _at, ...stored } = before ?? { fieldId: '', updatedAt: '' }
  return {
    noun: PLAN_NOUN,
    recordId: recordOf(year, fieldId),
    action: before === undefined ? 'create' : 'change',
    before: before === undefined ? null : JSON.stringify(stored),
    after: JSON.stringify(after),
  }
}

/** Stores plans with their journal; what is stored already stays as it is. */
export async function writePlans(
  tx: Writer,
  actor: Actor,
  { year, replacements }: { readonly year: number; readonly replacements: readonly Replacement[] },
): Promise<void> {
  const changed = replacements.filter(({ before, after }) => !isSame(before, after))
  const rows = changed.map(({ fieldId, after }) => ({
    account_id: actor.accountId,
    year,
    field_id: fieldId,
    ...storedPlans.columns(after),
    updated_at: actor.now.toISOString(),
  }))
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await tx
      .insertInto('fertilization_plan')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'year', 'field_id']).doUpdateSet((row) => ({
          document: row.ref('excluded.document'),
          document_version: row.ref('excluded.document_version'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
  await writeJournal(
    tx,
    actor,
    changed.map((replacement) => entryOf(year, replacement)),
  )
}

/** Refuses jobs that are none of the farm's. */
export async function requireJobs(tx: Writer, actor: Actor, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return
  const ids = [...new Set(jobIds)]
  const rows = await findRows(tx, 'job_event', { accountId: actor.accountId, ids })
  if (rows.length < ids.length) throw new AppError('notFound')
}

/** Jobs that plans name anew; those of a plan that is stored may have been deleted since. */
const namedAnew = (replacements: readonly Replacement[]): string[] =>
  replacements.flatMap(({ before, after }) => {
    const known = new Set(before?.fertilizations.flatMap(({ jobEventIds }) => jobEventIds))
    return after.fertilizations.flatMap(({ jobEventIds }) => jobEventIds.filter((id) => !known.has(id)))
  })

/** Replaces the plans of the fields that are sent, all or none. One that holds already what is sent is left. */
export async function changePlans(tx: Writer, actor: Actor, { year, fields }: PlanChange): Promise<void> {
  await requireFields(
    tx,
    actor,
    fields.map(({ fieldId }) => fieldId),
  )
  const stored = await readPlans(tx, { accountId: actor.accountId, year })
  const replacements = fields.map((draft) => {
    const before = stored.get(draft.fieldId)
    const after = documentOf(draft, before, actor.userId)
    return { fieldId: draft.fieldId, seen: draft.updatedAt, before, after }
  })
  const newer = replacements.filter(
    ({ seen, before, after }) => (before?.updatedAt ?? null) !== seen && !isSame(before, after),
  )
  if (newer.length > 0) throw new AppError('conflict', { stored: newer.map(({ before }) => before ?? null) })
  await requireJobs(tx, actor, namedAnew(replacements))
  await writePlans(tx, actor, { year, replacements })
}
