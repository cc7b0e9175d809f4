import { AppError } from '@vagu/core/errors'
import type { Imported, ImportedPart } from '@vagu/core/field-import/schema'
import { ALL_PARTS } from '@vagu/core/field-import/merge'
import { fieldError } from '@vagu/core/validation'
import type { z } from 'zod'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { addFields, readAllFields, rewriteFields } from '../fields/store.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { type Brought, readBrought, rememberBrought, valuesTaken } from './brought.ts'
import { BroughtByField } from './changes.ts'
import { foundSince } from './found-since.ts'
import { type SelectedRow, repeatsIn, strangersIn, withYear } from './selected-rows.ts'
import { afterSteps, changedSince, type FieldPlan, newFieldsOf, plansOf } from './plan.ts'

/**
 * Effort that measuring shapes may take while everybody waits: some seconds. 5,000 parcels of a hundred
 * points each, all of them redrawn since last year, take two fifths of it; shapes that are drawn to be slow
 * would take minutes.
 */
const MAX_EFFORT = 50_000_000

/** Lets one import of an account go on at a time: the next one sees what this one made. */
const lockAccount = (tx: Writer, actor: Actor) =>
  tx
    .updateTable('account')
    .set((select) => ({ updated_at: select.ref('updated_at') }))
    .where('account_id', '=', actor.accountId)
    .execute()

async function changeMatched(tx: Writer, actor: Actor, plans: readonly FieldPlan[]): Promise<number> {
  const changed = await rewriteFields(
    tx,
    actor,
    new Map(plans.map(({ field, steps }) => [field._id, (stored) => afterSteps(stored, steps)])),
  )
  await recomputeWarnings(tx, actor, { fieldIds: changed.map(({ id }) => id) })
  return changed.length
}

function broughtBy(rows: readonly SelectedRow[], plans: readonly FieldPlan[]): Brought[] {
  const valuesOf = (fieldId: string, row: SelectedRow, take: ReadonlySet<ImportedPart>): Brought => ({
    fieldId,
    year: row.year,
    values: valuesTaken({ draft: withYear(row), year: row.year }, take),
  })
  const made = rows.flatMap((row) =>
    row.fieldId === null && row.draft._id !== undefined ? valuesOf(row.draft._id, row, ALL_PARTS) : [],
  )
  const changed = plans.flatMap(({ field, steps }) =>
    steps.flatMap(({ row, take }) => (take.size === 0 ? [] : valuesOf(field._id, row, take))),
  )
  return [...made, ...changed]
}

/**
 * Stores what the farmer kept of a review: new fields behind the last one, and changes to those that he has; all or
 * none. What the farm became since the review is asked for again (409), and the same rows stored twice add nothing.
 */
export async function storeSelected(
  tx: Writer,
  actor: Actor,
  sent: readonly SelectedRow[],
): Promise<z.infer<typeof Imported>> {
  const rows = sent.map((row) =>
    row.fieldId === null ? { ...row, draft: { ...row.draft, _id: row.draft._id ?? actor.newId() } } : row,
  )
  const repeats = repeatsIn(rows)
  if (repeats.length > 0) throw new AppError('invalid', { fields: repeats })
  await lockAccount(tx, actor)
  const fields = await readAllFields(tx, actor)
  const byId = new Map(fields.map((field) => [field._id, field]))
  const strangers = strangersIn(rows, byId)
  if (strangers.length > 0) throw new AppError('notFound', { fields: strangers })
  const known = await readBrought(tx, actor)
  const effort = { left: MAX_EFFORT }
  const plans = plansOf(rows, byId, { brought: new BroughtByField(known), effort })
  const since = [...changedSince(plans), ...foundSince(rows, fields, effort)]
  if (effort.left <= 0) throw new AppError('invalid', { fields: [fieldError('rows', 'tooHeavy')] })
  if (since.length > 0) throw new AppError('conflict', { fields: since })
  const changed = await changeMatched(tx, actor, plans)
  const added = await addFields(tx, actor, newFieldsOf(rows))
  await rememberBrought(tx, actor, { known, added: broughtBy(rows, plans) })
  return {
    added: added.length,
    changed,
    fieldIds: [...plans.map(({ field }) => field._id), ...added.map((field) => field._id)],
  }
}
