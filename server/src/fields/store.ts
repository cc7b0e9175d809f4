import { AppError } from '@vagu/core/errors'
import { Field, type FieldDraft } from '@vagu/core/fields/schema'
import type { MapData } from '@vagu/core/geo/schema'
import { z } from 'zod'
import { deleteJobRows, moveJobs, restoreJobRows } from '../job-store/write.ts'
import { ownText } from '../db/stored.ts'
import { type FieldDocument, mapDataOf, storedFields } from './stored.ts'
import { fingerprint } from '../db/fingerprint.ts'
import {
  changeRecord,
  changeRecords,
  createRecords,
  deleteRecords,
  findRows,
  type NewRecord,
  rejectIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from '../db/records.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonList, JsonText, withMembers } from '../http/json-text.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { busyIds, currentCropYear, hasJobsIn } from './busy.ts'
import { assertValidShape } from './checks.ts'

type Document = FieldDocument
type Row = Tables['field']
type Own = { accountId: string; id: string }

const documentOf = ({ _id: _unused, mapData: _shape, ...document }: FieldDraft): Document => document
const shapeOf = (mapData: MapData | null | undefined): string | null =>
  mapData ? JSON.stringify(mapData) : null

/** Members that stand in columns of their own. */
const ownMembers = (
  row: Pick<Row, 'id' | 'active' | 'ordering' | 'updated_at'>,
  hasJobEventsThisYear: boolean,
) => ({
  _id: row.id,
  active: row.active === 1,
  ordering: row.ordering,
  hasJobEventsThisYear,
  updatedAt: row.updated_at,
})

/** A row as the wire has it, with its shape. */
const fieldOf = (row: Row, hasJobEventsThisYear: boolean): Field => ({
  ...ownMembers(row, hasJobEventsThisYear),
  ...storedFields.read(row),
  mapData: mapDataOf(row),
})

interface ListOptions {
  readonly withShapes: boolean
  /** Only these fields. */
  readonly ids?: ReadonlySet<string>
  /** The crop year that jobs are asked of; that of today when left out. */
  readonly year?: number | undefined
}

/** All fields in their order, as JSON; with shapes only when asked, because they are most of the bytes. */
export async function listFields(db: Reader, actor: Actor, options: ListOptions): Promise<JsonText> {
  const { year = currentCropYear(actor) } = options
  const rows = await db
    .selectFrom('field')
    .select(['id', 'active', 'ordering', 'document', 'document_version', 'updated_at'])
    .select(hasJobsIn(year))
    .$if(options.withShapes, (select) => select.select('shape'))
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('ordering')
    .orderBy('id')
    .execute()
  const selected = rows.filter((row) => options.ids?.has(row.id) ?? true)
  const busy = await busyIds(db, actor, { rows: selected, year })
  const records = selected.map((row) => {
    const own = withMembers(ownMembers(row, busy.has(row.id)), storedFields.text(row))
    return options.withShapes ? `${own.slice(0, -1)},"mapData":${row.shape ?? 'null'}}` : own
  })
  return new JsonText(jsonList(records))
}

/** All fields with their shapes, as records. */
export const readAllFields = async (db: Reader, actor: Actor): Promise<Field[]> =>
  ownText(z.array(Field), (await listFields(db, actor, { withShapes: true })).text)

/** Which of some fields have a job in the crop year of today. */
async function fieldsWithJobs(db: Reader, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const year = currentCropYear(actor)
  const busy = new Set<string>()
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('field')
      .select(['id', 'document', 'document_version'])
      .select(hasJobsIn(year))
      .where('account_id', '=', actor.accountId)
      .where('id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .execute()
    for (const id of await busyIds(db, actor, { rows, year })) busy.add(id)
  }
  return busy
}

const withShape = async (db: Reader, actor: Actor, row: Row): Promise<Field> =>
  fieldOf(row, (await fieldsWithJobs(db, actor, [row.id])).has(row.id))

export const getField = async (db: Reader, actor: Actor, id: string): Promise<Field> =>
  withShape(db, actor, await requireRow(db, 'field', { accountId: actor.accountId, id }))

/** Stores new fields behind the last one, all or none; a repetition of the same request makes nothing twice. */
export async function addFields(tx: Writer, actor: Actor, drafts: readonly FieldDraft[]): Promise<Field[]> {
  const last = await tx
    .selectFrom('field')
    .select((select) => select.fn.max('ordering').as('ordering'))
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst()
  const first = (last?.ordering ?? 0) + 1
  const records = drafts.map((draft, index): NewRecord<'field'> => ({
    id: draft._id ?? actor.newId(),
    fingerprint: fingerprint(draft),
    columns: {
      name: draft.name,
      active: 1,
      ordering: first + index,
      ...storedFields.columns(documentOf(draft)),
      shape: shapeOf(draft.mapData),
    },
  }))
  await createRecords(tx, actor, { table: 'field', noun: 'field', records })
  const ids = records.map((record) => record.id)
  await recomputeWarnings(tx, actor, { fieldIds: ids })
  return readFields(tx, actor, ids)
}

/** Stored fields with their shapes, in the order of the ids. */
async function readFields(db: Reader, actor: Actor, ids: readonly string[]): Promise<Field[]> {
  const by = { accountId: actor.accountId, ids }
  const rows = new Map((await findRows(db, 'field', by)).map((row) => [row.id, row]))
  const busy = await fieldsWithJobs(db, actor, ids)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row === undefined ? [] : [fieldOf(row, busy.has(id))]
  })
}

/** Changes a field; its jobs are judged anew, because area and season count. */
export async function changeField(
  tx: Writer,
  actor: Actor,
  work: Own & { change: Omit<FieldDraft, '_id'> & { updatedAt?: string | undefined } },
): Promise<Field> {
  const { id } = work
  const row = await requireRow(tx, 'field', work)
  const { updatedAt, ...change } = work.change
  const stored = await withShape(tx, actor, row)
  rejectIfNewer(row, updatedAt, () => stored)
  assertValidShape(change, stored)
  const after = await changeRecord(tx, actor, {
    table: 'field',
    noun: 'field',
    row,
    columns: {
      name: change.name,
      ...storedFields.columns(documentOf(change)),
      ...(change.mapData !== undefined && { shape: shapeOf(change.mapData) }),
    },
  })
  await followSeasons(tx, actor, [{ before: stored, after: { id, ...change } }])
  await recomputeWarnings(tx, actor, { fieldIds: [row.id] })
  return withShape(tx, actor, after)
}

interface Moved {
  readonly before: Pick<Document, 'yearInfo'>
  readonly after: Pick<Document, 'yearInfo'> & { readonly id: string }
}

const seasonsIn = ({ yearInfo }: Pick<Document, 'yearInfo'>): string =>
  JSON.stringify(
    yearInfo
      .map(({ year, seasonStart = null, seasonEnd = null }) => ({ year, seasonStart, seasonEnd }))
      .filter(({ seasonStart, seasonEnd }) => seasonStart ?? seasonEnd),
  )

/** Jobs count to other crop years where the seasons of their field move. */
const followSeasons = (tx: Writer, actor: Actor, fields: readonly Moved[]): Promise<void> =>
  moveJobs(
    tx,
    actor,
    fields
      .filter(({ before, after }) => seasonsIn(before) !== seasonsIn(after))
      .map(({ after }) => ({ id: after.id, yearInfo: after.yearInfo })),
  )

export type StoredField = Document
type FieldChanges = ReadonlyMap<string, (stored: Document) => Document & Pick<FieldDraft, 'mapData'>>

/**
 * Writes many fields, each from what is stored of it, all or none, and answers those that became different; who does so
 * lets their jobs be judged.
 */
export async function rewriteFields(tx: Writer, actor: Actor, changes: FieldChanges): Promise<Row[]> {
  const ids = [...changes.keys()]
  await requireFields(tx, actor, ids)
  const rows = await findRows(tx, 'field', { accountId: actor.accountId, ids })
  const rewritten = rows.flatMap((row) => {
    const before = storedFields.read(row)
    const change = changes.get(row.id)?.(before)
    if (change === undefined) return []
    const { mapData, ...document } = change
    const columns = {
      name: document.name,
      ...storedFields.columns(document),
      ...(mapData !== undefined && { shape: shapeOf(mapData) }),
    }
    return [{ row, columns, before, after: { id: row.id, yearInfo: document.yearInfo } }]
  })
  const after = await changeRecords(tx, actor, { table: 'field', noun: 'field', changes: rewritten })
  await followSeasons(tx, actor, rewritten)
  return after.filter((row, i) => row !== rewritten[i]?.row)
}

/** Warnings stay as they are: what was done on a field was done, and nobody gets rid of it by a switch. */
export async function toggleField(tx: Writer, actor: Actor, id: string): Promise<Field> {
  const row = await requireRow(tx, 'field', { accountId: actor.accountId, id })
  const columns = { active: row.active === 1 ? 0 : 1 }
  return withShape(tx, actor, await changeRecord(tx, actor, { table: 'field', noun: 'field', row, columns }))
}

const jobsOf = (db: Reader, actor: Actor, fieldId: string) =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', fieldId)

/** Deletes a field with its jobs; what went along remembers it, so that it comes back along. */
export async function deleteField(tx: Writer, actor: Actor, id: string): Promise<void> {
  const row = await requireRow(tx, 'field', { accountId: actor.accountId, id })
  const jobs = await jobsOf(tx, actor, id).where('deleted_at', 'is', null).execute()
  await deleteJobRows(tx, actor, { rows: jobs, deletedWith: id })
  await deleteRecords(tx, actor, { table: 'field', noun: 'field', rows: [row] })
  await recomputeWarnings(tx, actor, { fieldIds: [id] })
}

export async function restoreField(tx: Writer, actor: Actor, id: string): Promise<Field> {
  const row = await requireDeletedRow(tx, 'field', { accountId: actor.accountId, id })
  await restoreRecords(tx, actor, { table: 'field', noun: 'field', rows: [row] })
  const jobs = await jobsOf(tx, actor, id).where('deleted_with', '=', id).execute()
  await restoreJobRows(tx, actor, jobs)
  await recomputeWarnings(tx, actor, { fieldIds: [id] })
  return getField(tx, actor, id)
}

/** Refuses ids of fields that are not there, naming none of another account's. */
export async function requireFields(db: Reader, actor: Actor, ids: readonly string[]): Promise<void> {
  const rows = await findRows(db, 'field', { accountId: actor.accountId, ids: [...new Set(ids)] })
  const there = new Set(rows.filter((row) => row.deleted_at === null).map((row) => row.id))
  if (ids.some((id) => !there.has(id))) throw new AppError('notFound')
}
