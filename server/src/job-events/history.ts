/** What happened to a job, from the journal, and the way back to what it was. */
import { AppError } from '@vagu/core/errors'
import { type JobEvent, JobEventChange } from '@vagu/core/job-events/schema'
import { check, fieldError } from '@vagu/core/validation'
import { findRows } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import { standingIds } from '../images/store.ts'
import { changeJobEvent } from './changes.ts'
import { restoreJobEvent } from './deletions.ts'
import { JOB_EVENT, type Row } from './rows.ts'

/** A job, deleted or not; refuses with `notFound`, also for another account's. */
async function requireEver(db: Reader, who: Who, id: string): Promise<Row> {
  const [row] = await findRows(db, 'job_event', { accountId: who.accountId, ids: [id] })
  if (row === undefined) throw new AppError('notFound')
  return row
}

const entriesOf = (db: Reader, who: Who, id: string) =>
  db
    .selectFrom('journal')
    .where('journal.account_id', '=', who.accountId)
    .where('journal.record_id', '=', id)
    .where('journal.noun', '=', JOB_EVENT.noun)

/** Every change of a job, newest first. What the journal keeps is JSON already. */
export async function listJobVersions(db: Reader, who: Who, id: string): Promise<JsonText> {
  await requireEver(db, who, id)
  const rows = await entriesOf(db, who, id)
    .leftJoin('app_user', 'app_user.user_id', 'journal.user_id')
    .select(['entry_id', 'at', 'action', 'before', 'after', 'app_user.email'])
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .execute()
  const texts = rows.map(({ entry_id: entryId, at, action, before, after, email }) => {
    const facts = JSON.stringify({ entryId, at, userName: email ?? '', action })
    return `${facts.slice(0, -1)},"before":${before ?? 'null'},"after":${after ?? 'null'}}`
  })
  return new JsonText(jsonList(texts))
}

/** What a job became with an entry; a deletion made nothing of it. */
async function readVersion(
  db: Reader,
  who: Who,
  by: { id: string; entryId: string },
): Promise<JobEventChange> {
  const entry = await entriesOf(db, who, by.id)
    .select('after')
    .where('entry_id', '=', by.entryId)
    .executeTakeFirst()
  if (entry?.after == null) throw new AppError('notFound')
  const version = check(JobEventChange, JSON.parse(entry.after))
  if (!version.ok) throw new AppError('invalid', { fields: version.errors })
  return version.value
}

async function isThere(db: Reader, who: Who, by: { table: 'field' | 'worker'; id: string }) {
  const [row] = await findRows(db, by.table, { accountId: who.accountId, ids: [by.id] })
  return row?.deleted_at === null
}

/** Refuses a version whose field or worker is gone, at its place; the job keeps the worker that it has. */
async function requireStillThere(
  db: Reader,
  who: Who,
  { row, version }: { row: Row; version: JobEventChange },
): Promise<void> {
  const { fieldId, worker } = version
  const hasField = await isThere(db, who, { table: 'field', id: fieldId })
  const known = (JSON.parse(row.document) as Pick<JobEvent, 'worker'>).worker
  const hasWorker = !worker || worker === known || (await isThere(db, who, { table: 'worker', id: worker }))
  const fields = [
    ...(hasField ? [] : [fieldError('fieldId', 'unknownField')]),
    ...(hasWorker ? [] : [fieldError('worker', 'unknownWorker')]),
  ]
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

/** The version without photos that were deleted since: they are not worth refusing all the rest. */
async function withStandingImages(db: Reader, who: Who, version: JobEventChange): Promise<JobEventChange> {
  if (version.images.length === 0) return version
  const standing = await standingIds(db, who, version.images)
  return { ...version, images: version.images.filter((id) => standing.has(id)) }
}

/** The next moment, so that the history shows a return and the change after it in their order. */
const momentLater = (who: Who): Who => ({ ...who, now: new Date(who.now.getTime() + 1) })

/** Makes a job what it became with an entry, as a change like any other; a deleted one is brought back first. */
export async function restoreJobVersion(
  tx: Writer,
  who: Who,
  by: { id: string; entryId: string },
): Promise<JobEvent> {
  const row = await requireEver(tx, who, by.id)
  const version = await readVersion(tx, who, by)
  await requireStillThere(tx, who, { row, version })
  const change = await withStandingImages(tx, who, version)
  if (row.deleted_at === null) return changeJobEvent(tx, who, { id: by.id, change })
  await restoreJobEvent(tx, who, by.id)
  return changeJobEvent(tx, momentLater(who), { id: by.id, change })
}
