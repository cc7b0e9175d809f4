/** Deleting fields with their jobs, and the way back: one, several, all. */
import { AppError } from '@vagu/core/errors'
import { deleteJobRows, restoreJobRows } from '../job-store/write.ts'
import { deleteRecords, findRows, requireDeletedRow, requireRow, restoreRecords } from '../db/records.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { livingRows } from './store.ts'

type Row = Tables['field']
const FIELD = { table: 'field', noun: 'field' } as const

const jobsOf = (db: Reader, actor: Actor, fieldIds: readonly string[]) =>
  db
    .selectFrom('job_event')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)

/** Fields in portions that one statement can name. */
const portions = (rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, i) =>
    rows.slice(i * ROWS_PER_INSERT, (i + 1) * ROWS_PER_INSERT),
  )

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)

/** Deletes fields with their jobs; what went along remembers its field, so that it comes back along. */
async function deleteRows(tx: Writer, actor: Actor, rows: readonly Row[]): Promise<void> {
  for (const some of portions(rows)) {
    const jobs = await jobsOf(tx, actor, idsOf(some)).where('deleted_at', 'is', null).execute()
    for (const [fieldId, own] of Map.groupBy(jobs, (job) => job.field_id))
      await deleteJobRows(tx, actor, { rows: own, deletedWith: fieldId })
  }
  await deleteRecords(tx, actor, { ...FIELD, rows })
  await recomputeWarnings(tx, actor, { fieldIds: idsOf(rows) })
}

/** Brings deleted fields back, each with the jobs that went with it. */
async function restoreRows(tx: Writer, actor: Actor, rows: readonly Row[]): Promise<void> {
  await restoreRecords(tx, actor, { ...FIELD, rows })
  for (const some of portions(rows)) {
    const jobs = await jobsOf(tx, actor, idsOf(some)).whereRef('deleted_with', '=', 'field_id').execute()
    await restoreJobRows(tx, actor, jobs)
  }
  await recomputeWarnings(tx, actor, { fieldIds: idsOf(rows) })
}

export async function deleteField(tx: Writer, actor: Actor, id: string): Promise<void> {
  await deleteRows(tx, actor, [await requireRow(tx, 'field', { accountId: actor.accountId, id })])
}

/** Deletes every field of the farm. */
export async function deleteAllFields(tx: Writer, actor: Actor): Promise<void> {
  const rows = await livingRows(tx, actor.accountId)
  if (rows.length > 0) await deleteRows(tx, actor, rows)
}

export async function restoreField(tx: Writer, actor: Actor, id: string): Promise<void> {
  await restoreRows(tx, actor, [await requireDeletedRow(tx, 'field', { accountId: actor.accountId, id })])
}

/** Brings several deleted fields back, all or none; one that is there already stays as it is. */
export async function restoreFields(tx: Writer, actor: Actor, ids: readonly string[]): Promise<void> {
  const rows = await findRows(tx, 'field', { accountId: actor.accountId, ids })
  if (rows.length < ids.length) throw new AppError('notFound')
  const deleted = rows.filter((row) => row.deleted_at !== null)
  if (deleted.length > 0) await restoreRows(tx, actor, deleted)
}

/** How many jobs a field has that are not deleted. */
export async function countJobs(db: Reader, actor: Actor, id: string): Promise<{ count: number }> {
  await requireRow(db, 'field', { accountId: actor.accountId, id })
  const row = await db
    .selectFrom('job_event')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', actor.accountId)
    .where('field_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return { count: Number(row?.count ?? 0) }
}
