/** Writes lines of the requisite plan, and templates of crops. */
import { AppError } from '@vagu/core/errors'
import {
  type AddedPlans,
  MAX_FIELD_LINES,
  type PlanLineDocument,
  type RequisitePlan,
  type RequisitePlanDraft,
  type SavedTemplate,
  type TemplateChange,
  type TemplateLine,
} from '@vagu/core/requisite-plan/schema'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { writeJournal } from '../db/journal.ts'
import {
  changeRecord,
  createRecords,
  deleteRecords,
  findRows,
  rejectIfNewer,
  requireRow,
  restoreRecords,
} from '../db/records.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import { requireJobs } from '../fertilization-plan/store.ts'
import { requireFields } from '../fields/store.ts'
import { planOf, REQUISITE_PLANS, storedTemplates } from './stored.ts'

const { stored } = REQUISITE_PLANS
const table = 'requisite_plan'
const RECORD = { table, noun: table } as const
type Row = Tables['requisite_plan']
type Content = Omit<RequisitePlanDraft, '_id'>

/** All columns that follow from a line. */
export const columnsOfPlan = (plan: PlanLineDocument) => ({
  name: plan.name,
  field_id: plan.fieldId,
  year: plan.year,
  ...stored.columns(plan),
})

interface NamedMaterial {
  readonly path: string
  readonly id: string | null
}

const refuseMaterials = (wrong: readonly NamedMaterial[]): void => {
  if (wrong.length > 0)
    throw new AppError('notFound', { fields: wrong.map(({ path }) => fieldError(path, 'unknownMaterial')) })
}

/** Ids of those materials that the farm has deleted; refuses what was never the farm's. */
async function deletedMaterials(
  db: Reader,
  actor: Actor,
  named: readonly NamedMaterial[],
): Promise<ReadonlySet<string>> {
  const asked = new Set(named.flatMap(({ id }) => id ?? []))
  if (asked.size === 0) return asked
  const rows = await findRows(db, 'requisite', { accountId: actor.accountId, ids: [...asked] })
  const there = new Set(rows.map(({ id }) => id))
  refuseMaterials(named.filter(({ id }) => id !== null && !there.has(id)))
  return new Set(rows.flatMap(({ id, deleted_at }) => (deleted_at === null ? [] : id)))
}

/** Refuses materials that the farm has not; one that was deleted may stay where it stands. */
export async function requireMaterials(
  db: Reader,
  actor: Actor,
  named: readonly (NamedMaterial & { readonly before?: string | null })[],
): Promise<void> {
  const deleted = await deletedMaterials(db, actor, named)
  refuseMaterials(named.filter(({ id, before }) => id !== null && id !== before && deleted.has(id)))
}

const namesOf = (lines: readonly { readonly name: string }[]): string[] => [
  ...new Set(lines.map(({ name }) => name)),
]

/** Rows by id that are not deleted, in the order of the ids; refuses with `notFound` where one is not there. */
export async function requirePlans(db: Reader, actor: Actor, ids: readonly string[]): Promise<Row[]> {
  const rows = await findRows(db, table, { accountId: actor.accountId, ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (row === undefined || row.deleted_at !== null) throw new AppError('notFound')
    return row
  })
}

/** Refuses more lines of a field in a year than a plan can be counted with. */
async function requireRoom(tx: Writer, actor: Actor, named: readonly Pick<Row, 'field_id' | 'year'>[]) {
  const years = new Set(named.map(({ year }) => year))
  const fields = new Set(named.map(({ field_id }) => field_id))
  for (const year of years) {
    const full = await tx
      .selectFrom('requisite_plan')
      .select(['field_id', ({ fn }) => fn.countAll<number | string>().as('lines')])
      .where('account_id', '=', actor.accountId)
      .where('year', '=', year)
      .where('deleted_at', 'is', null)
      .groupBy('field_id')
      .execute()
    if (full.some(({ field_id, lines }) => fields.has(field_id) && Number(lines) > MAX_FIELD_LINES))
      throw new AppError('invalid', { fields: [fieldError('fieldId', 'tooManyLines')] })
  }
}

/** Adds lines of materials that were looked at, all or none; one that is there already with the same content is left as it is. */
async function createPlans(
  tx: Writer,
  actor: Actor,
  drafts: readonly RequisitePlanDraft[],
): Promise<RequisitePlan[]> {
  await requireFields(
    tx,
    actor,
    drafts.map(({ fieldId }) => fieldId),
  )
  await requireJobs(
    tx,
    actor,
    drafts.flatMap(({ jobEventIds }) => jobEventIds),
  )
  const records = drafts.map((draft) => {
    const { _id, ...content } = draft
    const columns = columnsOfPlan({ ...content, userId: actor.userId })
    return { id: _id ?? actor.newId(), fingerprint: fingerprint(draft), columns }
  })
  await createRecords(tx, actor, { ...RECORD, records })
  await requireRoom(
    tx,
    actor,
    records.map(({ columns }) => columns),
  )
  const ids = records.map(({ id }) => id)
  return (await requirePlans(tx, actor, ids)).map(planOf)
}

/** Adds a line; its material must be one that the farm has. */
export async function addPlan(tx: Writer, actor: Actor, draft: RequisitePlanDraft): Promise<RequisitePlan> {
  await requireMaterials(tx, actor, [{ path: 'requisiteId', id: draft.requisiteId }])
  const [plan] = await createPlans(tx, actor, [draft])
  if (plan === undefined) throw new Error('a plan that was stored is gone')
  return plan
}

/** Adds lines; those of deleted materials are left out, but not those that were stored while the material was there. */
export async function addPlans(
  tx: Writer,
  actor: Actor,
  drafts: readonly RequisitePlanDraft[],
): Promise<AddedPlans> {
  const named = drafts.map(({ requisiteId: id }, at) => ({ path: `plans.${at}.requisiteId`, id }))
  const deleted = await deletedMaterials(tx, actor, named)
  const isGone = ({ requisiteId }: RequisitePlanDraft): boolean =>
    requisiteId !== null && deleted.has(requisiteId)
  const ids = drafts.filter(isGone).flatMap(({ _id }) => _id ?? [])
  const rows = ids.length > 0 ? await findRows(tx, table, { accountId: actor.accountId, ids }) : []
  const isStored = new Set(rows.map(({ id }) => id))
  const [taken = [], left = []] = [false, true].map((isLeft) =>
    drafts.filter((draft) => (isGone(draft) && !isStored.has(draft._id ?? '')) === isLeft),
  )
  return { plans: await createPlans(tx, actor, taken), leftOut: namesOf(left) }
}

interface Changing {
  readonly id: string
  readonly content: Content
  /** Version that the client last saw. */
  readonly seen: string | undefined
}

/** Changes a line; who planned it and the jobs that were made of it stay. */
export async function changePlan(
  tx: Writer,
  actor: Actor,
  { id, content, seen }: Changing,
): Promise<RequisitePlan> {
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  rejectIfNewer(row, seen, () => planOf(row))
  const before = stored.read(row)
  if (content.fieldId !== before.fieldId) await requireFields(tx, actor, [content.fieldId])
  await requireMaterials(tx, actor, [
    { path: 'requisiteId', id: content.requisiteId, before: before.requisiteId },
  ])
  const known = new Set(before.jobEventIds)
  await requireJobs(
    tx,
    actor,
    content.jobEventIds.filter((job) => !known.has(job)),
  )
  const jobEventIds = [...new Set([...before.jobEventIds, ...content.jobEventIds])]
  const columns = columnsOfPlan({ ...content, jobEventIds, userId: before.userId })
  const changed = await changeRecord(tx, actor, { ...RECORD, row, columns })
  await requireRoom(tx, actor, [columns])
  return planOf(changed)
}

export async function deletePlans(tx: Writer, actor: Actor, ids: readonly string[]): Promise<undefined> {
  await deleteRecords(tx, actor, { ...RECORD, rows: await requirePlans(tx, actor, ids) })
  return undefined
}

/** Brings deleted lines back; those that are there are left as they are. */
export async function restorePlans(
  tx: Writer,
  actor: Actor,
  ids: readonly string[],
): Promise<RequisitePlan[]> {
  const rows = await findRows(tx, table, { accountId: actor.accountId, ids })
  if (rows.length < ids.length) throw new AppError('notFound')
  const deleted = rows.filter((row) => row.deleted_at !== null)
  if (deleted.length > 0) await restoreRecords(tx, actor, { ...RECORD, rows: deleted })
  await requireRoom(tx, actor, deleted)
  return rows.map(planOf)
}

/** Lines that a template may hold: those of deleted materials only where they stood in it before. */
async function templateLines(
  tx: Writer,
  actor: Actor,
  { lines, had }: { readonly lines: readonly TemplateLine[]; readonly had: ReadonlySet<string | null> },
): Promise<{ readonly kept: TemplateLine[]; readonly leftOut: string[] }> {
  const named = lines.map(({ requisiteId: id }, at) => ({ path: `lines.${at}.requisiteId`, id }))
  const deleted = await deletedMaterials(
    tx,
    actor,
    named.filter(({ id }) => !had.has(id)),
  )
  const isGone = ({ requisiteId }: TemplateLine): boolean => requisiteId !== null && deleted.has(requisiteId)
  return { kept: lines.filter((line) => !isGone(line)), leftOut: namesOf(lines.filter(isGone)) }
}

/** Replaces the template of a crop. */
export async function changeTemplate(
  tx: Writer,
  actor: Actor,
  { crop, lines, updatedAt: seen }: TemplateChange,
): Promise<SavedTemplate> {
  const row = await tx
    .selectFrom('requisite_template')
    .select(['document', 'document_version', 'updated_at'])
    .where('account_id', '=', actor.accountId)
    .where('crop', '=', crop)
    .executeTakeFirst()
  const before = row && { crop, ...storedTemplates.read(row), updatedAt: row.updated_at }
  const had = new Set(before?.lines.map(({ requisiteId }) => requisiteId))
  const { kept, leftOut } = await templateLines(tx, actor, { lines, had })
  const columns = storedTemplates.columns({ lines: kept })
  if (before && row.document === columns.document) return { ...before, leftOut }
  const isEmptied = before?.lines.length === 0
  // who reads the templates sees none where one was emptied
  const isSeen = (before?.updatedAt ?? null) === seen || (isEmptied && seen === null)
  if (!isSeen) throw new AppError('conflict', { stored: isEmptied ? null : (before ?? null) })
  const updatedAt = actor.now.toISOString()
  await tx
    .insertInto('requisite_template')
    .values({ account_id: actor.accountId, crop, ...columns, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'crop']).doUpdateSet({ ...columns, updated_at: updatedAt }),
    )
    .execute()
  await writeJournal(tx, actor, [
    {
      noun: 'requisite-template',
      recordId: crop,
      action: before ? 'change' : 'create',
      before: before ? JSON.stringify({ lines: before.lines }) : null,
      after: columns.document,
    },
  ])
  return { crop, lines: kept, updatedAt, leftOut }
}
