/** History of a job, from the journal, and the way back to what it was. */
import { AppError } from '@vagu/core/errors'
import { type Job, JobChange } from '@vagu/core/jobs/schema'
import { check, fieldError } from '@vagu/core/validation'
import { storedJobs } from '../job-store/stored.ts'
import { findRows } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { jsonOf, readAfter, readEntries, requireEver, unreadable } from '../history/entries.ts'
import { afterReturning } from '../history/moment.ts'
import { jsonList, JsonText } from '../http/json-text.ts'
import { existingIds } from '../images/store.ts'
import { changeJob } from './changes.ts'
import { restoreJob } from './deletions.ts'
import { JOB_TABLE, type Row } from './rows.ts'

/** Every change of a job, newest first. What the journal keeps is JSON already. */
export async function listJobVersions(db: Reader, actor: Actor, id: string): Promise<JsonText> {
  await requireEver(db, actor, { table: JOB_TABLE.table, id })
  const entries = await readEntries(db, actor, { noun: JOB_TABLE.noun, id })
  const texts = entries.map((entry) => {
    if ([entry.before, entry.after].some((text) => jsonOf(text) === undefined))
      return JSON.stringify(unreadable(entry))
    const { before, after, ...facts } = entry
    const own = JSON.stringify(facts)
    return `${own.slice(0, -1)},"before":${before ?? 'null'},"after":${after ?? 'null'}}`
  })
  return new JsonText(jsonList(texts))
}

/** Version of a job that an entry made; a deletion made nothing of it. */
async function readVersion(
  db: Reader,
  actor: Actor,
  by: { id: string; entryId: string },
): Promise<JobChange> {
  const after = await readAfter(db, actor, { ...by, noun: JOB_TABLE.noun })
  const version = check(JobChange, jsonOf(after))
  if (!version.ok) throw new AppError('invalid', { fields: version.errors })
  return version.value
}

async function isThere(db: Reader, actor: Actor, by: { table: 'field' | 'worker'; id: string }) {
  const [row] = await findRows(db, by.table, { accountId: actor.accountId, ids: [by.id] })
  return row?.deleted_at === null
}

/** Refuses a version whose field or worker is gone, at its place; the job keeps the worker that it has. */
async function requireStillThere(
  db: Reader,
  actor: Actor,
  { row, version }: { row: Row; version: JobChange },
): Promise<void> {
  const { fieldId, worker } = version
  const hasField = await isThere(db, actor, { table: 'field', id: fieldId })
  const known = storedJobs.read(row).worker
  const hasWorker = !worker || worker === known || (await isThere(db, actor, { table: 'worker', id: worker }))
  const fields = [
    ...(hasField ? [] : [fieldError('fieldId', 'unknownField')]),
    ...(hasWorker ? [] : [fieldError('worker', 'unknownWorker')]),
  ]
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

/** The version without photos that were deleted since: they are not worth refusing all the rest. */
async function withExistingImages(db: Reader, actor: Actor, version: JobChange): Promise<JobChange> {
  if (version.images.length === 0) return version
  const existing = await existingIds(db, actor, version.images)
  return { ...version, images: version.images.filter((id) => existing.has(id)) }
}

/** Makes a job what it became with an entry, as a change like any other; a deleted one is brought back first. */
export async function restoreJobVersion(
  tx: Writer,
  actor: Actor,
  by: { id: string; entryId: string },
): Promise<Job> {
  const row = await requireEver(tx, actor, { table: JOB_TABLE.table, id: by.id })
  const version = await readVersion(tx, actor, by)
  await requireStillThere(tx, actor, { row, version })
  const change = await withExistingImages(tx, actor, version)
  if (row.deleted_at === null) return changeJob(tx, actor, { id: by.id, change })
  await restoreJob(tx, actor, by.id)
  return changeJob(tx, afterReturning(actor), { id: by.id, change })
}
