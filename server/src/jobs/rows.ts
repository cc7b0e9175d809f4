/** Rows of stored jobs: the work that every change of jobs does with them. */
import { AppError } from '@vagu/core/errors'
import type { Job } from '@vagu/core/jobs/schema'
import { fieldError } from '@vagu/core/validation'
import { isPlantProtectionAlone } from '@vagu/core/warnings/plant-protection'
import { findRows, rejectIfNewer } from '../db/records.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { Touched } from '../warnings/store.ts'
import { storedJobs } from '../job-store/stored.ts'
import { type Document, jobOf } from './record.ts'
import { findFields } from './references.ts'

export const JOB_TABLE = { table: 'job_event', noun: 'job-event' } as const
export type Row = Tables['job_event']
type Stretch = Pick<Row, 'id' | 'field_id' | 'day' | 'reach_day'>

const isPlantProtection = ({ jobCategory: category, herding, requisites: materials }: Document): boolean =>
  isPlantProtectionAlone({ category, herding, materials })

/**
 * Where fields must be judged anew: the days on which changed jobs bear on others, before and after the change;
 * `documents` are what the jobs were and are.
 */
export const touchedBy = (stretches: readonly Stretch[], documents: readonly Document[]): Touched => ({
  fieldIds: stretches.map((stretch) => stretch.field_id),
  jobIds: new Set(stretches.map(({ id }) => id)),
  days: stretches.flatMap(({ day, reach_day: reach }) => [day, reach]),
  isPlantProtection: documents.every(isPlantProtection),
})

/** The same for rows, as they were and are. */
export const touchedByRows = (rows: readonly Row[]): Touched => touchedBy(rows, rows.map(storedJobs.read))

/** Rows as the wire has them, in their order; refuses with `notFound` when a field is not there. */
export async function jobsOf(db: Reader, actor: Actor, rows: readonly Row[]): Promise<Job[]> {
  const fields = await findFields(db, actor, new Set(rows.map((row) => row.field_id)))
  return rows.map((row) => jobOf(row, fields.get(row.field_id)?.name ?? ''))
}

export async function oneOf(db: Reader, actor: Actor, row: Row): Promise<Job> {
  const fields = await findFields(db, actor, new Set([row.field_id]))
  return jobOf(row, fields.get(row.field_id)?.name ?? '')
}

/** An id may stand once in a list, or the second record would hide the first; `pathOf` tells where the wrong one stands. */
export function requireDistinct(
  ids: readonly (string | undefined)[],
  pathOf: (place: number) => string,
): void {
  const first = new Map(ids.map((id, i) => [id, i] as const).toReversed())
  const repeated = ids.flatMap((id, i) => (id !== undefined && first.get(id) !== i ? [i] : []))
  if (repeated.length > 0)
    throw new AppError('invalid', { fields: repeated.map((i) => fieldError(pathOf(i), 'duplicateId')) })
}

/** Rows by id, in the order of the ids, all there or all deleted; refuses with `notFound`, also for another account's. */
export async function requireRows(
  db: Reader,
  actor: Actor,
  query: { ids: readonly string[]; areDeleted?: boolean },
): Promise<Row[]> {
  const { ids, areDeleted = false } = query
  const rows = await findRows(db, 'job_event', { accountId: actor.accountId, ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (row === undefined || (row.deleted_at !== null) !== areDeleted) throw new AppError('notFound')
    return row
  })
}

/** A stored job beside what was asked of it. */
export interface Stored {
  readonly row: Row
  readonly job: Job
}

/** Jobs that are to be changed; refuses with the first that is newer than its client has seen. */
export async function requireSeen(
  db: Reader,
  actor: Actor,
  query: readonly { id: string; updatedAt?: string | undefined }[],
): Promise<Stored[]> {
  const rows = await requireRows(db, actor, { ids: query.map(({ id }) => id) })
  const jobs = await jobsOf(db, actor, rows)
  return rows.map((row, i) => {
    const job = jobs[i]
    if (job === undefined) throw new Error('a job that was just read is not there')
    rejectIfNewer(row, query[i]?.updatedAt, () => job)
    return { row, job }
  })
}
