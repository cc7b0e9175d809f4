/**
 * Soil samples that jobs bring: as many as a job says were taken, empty until the laboratory answers. What somebody typed
 * into one is never taken away.
 */
import { samplesTakenBy } from '@vagu/core/jobs/job-kinds'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { changeRecords, deleteRecords, insertRecords, restoreRecords } from '../db/records.ts'
import type { Reader, Tables, Writer } from '../db/schema.ts'
import type { JobDocument } from '../job-store/stored.ts'
import { judgeSampled } from './judge.ts'
import { columnsOfSample, emptyOfJob, isUntouched, type SampleDocument, SOIL_SAMPLES } from './stored.ts'

const { table, stored } = SOIL_SAMPLES
const RECORD = { table, noun: table } as const
type Row = Tables['soil_sample']

/** A job as it was and as it is; of a new one nothing was. */
export interface JobBeside {
  readonly id: string
  readonly before?: JobDocument
  readonly after: JobDocument
}

const rowsOfJobs = (db: Reader, actor: Actor, jobIds: readonly string[]) =>
  db
    .selectFrom('soil_sample')
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('job_id', 'in', jobIds)
    .orderBy('id')

/** A sample that stands where its job stood goes along with it. */
function following(sample: SampleDocument, { before, after }: JobBeside): SampleDocument {
  const isOfDay = before?.date === sample.date
  const isOfField = before?.fieldId === sample.fieldId
  const moved = {
    ...sample,
    date: isOfDay && after.status !== 'PLANNED' ? after.date : sample.date,
    fieldId: isOfField ? after.fieldId : sample.fieldId,
  }
  return { ...moved, name: moved.sampleNo === '' ? moved.date : moved.sampleNo }
}

/** Samples that stay with a job, those that go, and those that come. */
function changesOf(job: JobBeside, rows: readonly Row[], userId: string) {
  const [then, now] = [samplesTakenBy(job.before), samplesTakenBy(job.after)]
  const empty = rows.filter((row) => isUntouched(stored.read(row)))
  const removed = empty.slice(
    empty.length - Math.max(0, Math.min(then - now, rows.length - now, empty.length)),
  )
  const kept = rows.filter((row) => !removed.includes(row))
  const lacking = Math.max(0, Math.min(now - then, now - rows.length))
  return {
    removed,
    changes: kept.map((row) => ({ row, before: stored.read(row), after: following(stored.read(row), job) })),
    added: Array.from({ length: lacking }, () => emptyOfJob(job.id, job.after, userId)),
  }
}

/** Makes the samples of jobs that came or changed what the jobs say; a job that says the same leaves them as they are. */
export async function followJobs(tx: Writer, actor: Actor, jobs: readonly JobBeside[]): Promise<void> {
  const sampling = jobs.filter(({ before, after }) => samplesTakenBy(before) + samplesTakenBy(after) > 0)
  if (sampling.length === 0) return
  const ids = sampling.map(({ id }) => id)
  const rows = (await rowsOfJobs(tx, actor, ids).where('deleted_at', 'is', null).execute()).filter(
    stored.isReadable,
  )
  const byJob = Map.groupBy(rows, (row) => row.job_id)
  const all = sampling.map((job) => changesOf(job, byJob.get(job.id) ?? [], actor.userId))
  const changes = all.flatMap((each) => each.changes)
  const removed = all.flatMap((each) => each.removed)
  const added = all.flatMap((each) => each.added)
  await changeRecords(tx, actor, {
    ...RECORD,
    changes: changes.map(({ row, after }) => ({ row, columns: columnsOfSample(after) })),
  })
  if (removed.length > 0) await deleteRecords(tx, actor, { ...RECORD, rows: removed })
  const records = added.map((sample) => ({
    id: actor.newId(),
    fingerprint: fingerprint(sample),
    columns: columnsOfSample(sample),
  }))
  await insertRecords(tx, actor, { ...RECORD, records })
  await judgeSampled(tx, actor, [
    ...changes.flatMap(({ before, after }) => [before, after]),
    ...removed.map(stored.read),
    ...added,
  ])
}

/** Deletes the empty samples of deleted jobs, which come back with them. */
export async function leaveWithJobs(tx: Writer, actor: Actor, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return
  const rows = await rowsOfJobs(tx, actor, jobIds).where('deleted_at', 'is', null).execute()
  const empty = rows.filter((row) => stored.isReadable(row) && isUntouched(stored.read(row)))
  for (const [jobId, own] of Map.groupBy(empty, (row) => row.job_id))
    if (jobId !== null) await deleteRecords(tx, actor, { ...RECORD, rows: own, deletedWith: jobId })
  await judgeSampled(tx, actor, empty.map(stored.read))
}

/** Brings back the samples that went with jobs. */
export async function returnWithJobs(tx: Writer, actor: Actor, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return
  const rows = await rowsOfJobs(tx, actor, jobIds).whereRef('deleted_with', '=', 'job_id').execute()
  if (rows.length === 0) return
  await restoreRecords(tx, actor, { ...RECORD, rows })
  await judgeSampled(tx, actor, rows.filter(stored.isReadable).map(stored.read))
}
