/** What happened to a job, from the journal, and the way back to what it was. */
import { AppError } from '@vagu/core/errors'
import { type JobEvent, JobEventChange } from '@vagu/core/job-events/schema'
import { check, fieldError } from '@vagu/core/validation'
import { storedJobs } from '../job-store/stored.ts'
import { findRows } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { readAfter, readEntries, requireEver } from '../history/entries.ts'
import { afterReturning } from '../history/moment.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import { standingIds } from '../images/store.ts'
import { changeJobEvent } from './changes.ts'
import { restoreJobEvent } from './deletions.ts'
import { JOB_EVENT, type Row } from './rows.ts'

/** Every change of a job, newest first. What the journal keeps is JSON already. */
export async function listJobVersions(db: Reader, who: Who, id: string): Promise<JsonText> {
  await requireEver(db, who, { table: JOB_EVENT.table, id })
  const entries = await readEntries(db, who, { noun: JOB_EVENT.noun, id })
  const texts = entries.map(({ before, after, ...facts }) => {
    const own = JSON.stringify(facts)
    return `${own.slice(0, -1)},"before":${before ?? 'null'},"after":${after ?? 'null'}}`
  })
  return new JsonText(jsonList(texts))
}

/** What a job became with an entry; a deletion made nothing of it. */
async function readVersion(
  db: Reader,
  who: Who,
  by: { id: string; entryId: string },
): Promise<JobEventChange> {
  const after = await readAfter(db, who, { ...by, noun: JOB_EVENT.noun })
  const version = check(JobEventChange, JSON.parse(after))
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
  const known = storedJobs.read(row).worker
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

/** Makes a job what it became with an entry, as a change like any other; a deleted one is brought back first. */
export async function restoreJobVersion(
  tx: Writer,
  who: Who,
  by: { id: string; entryId: string },
): Promise<JobEvent> {
  const row = await requireEver(tx, who, { table: JOB_EVENT.table, id: by.id })
  const version = await readVersion(tx, who, by)
  await requireStillThere(tx, who, { row, version })
  const change = await withStandingImages(tx, who, version)
  if (row.deleted_at === null) return changeJobEvent(tx, who, { id: by.id, change })
  await restoreJobEvent(tx, who, by.id)
  return changeJobEvent(tx, afterReturning(who), { id: by.id, change })
}
