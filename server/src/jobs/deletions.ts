/** Jobs go and come back; nothing is ever taken out of the table. */
import { isSoilSampling } from '@vagu/core/jobs/job-kinds'
import type { Job } from '@vagu/core/jobs/schema'
import { deleteJobRows, restoreJobRows } from '../job-store/write.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { followHarvests } from '../fields/follow-harvests.ts'
import { leaveWithJobs, returnWithJobs } from '../soil-samples/of-jobs.ts'
import { storedJobs } from '../job-store/stored.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { jobsOf, requireDistinct, requireRows, type Row, touchedByRows } from './rows.ts'

const pathOf = (place: number) => `ids.${place}`

/** Ids of the jobs that may have brought soil samples. */
const samplingAmong = (rows: readonly Row[]): string[] =>
  rows.filter((row) => isSoilSampling(storedJobs.read(row).job)).map(({ id }) => id)

/** Deletes jobs, all or none. */
export async function deleteJobs(tx: Writer, actor: Actor, ids: readonly string[]): Promise<void> {
  requireDistinct(ids, pathOf)
  const rows = await requireRows(tx, actor, { ids })
  await deleteJobRows(tx, actor, { rows })
  await leaveWithJobs(tx, actor, samplingAmong(rows))
  await recomputeWarnings(tx, actor, touchedByRows(rows))
  await followHarvests(tx, actor, rows)
}

/** Brings deleted jobs back, all or none; their fields must be there. */
export async function restoreJobs(tx: Writer, actor: Actor, ids: readonly string[]): Promise<Job[]> {
  requireDistinct(ids, pathOf)
  const rows = await requireRows(tx, actor, { ids, areDeleted: true })
  const jobs = await jobsOf(tx, actor, rows)
  await restoreJobRows(tx, actor, rows)
  await returnWithJobs(tx, actor, samplingAmong(rows))
  await recomputeWarnings(tx, actor, touchedByRows(rows))
  await followHarvests(tx, actor, rows)
  return jobs
}

export const deleteJob = (tx: Writer, actor: Actor, id: string): Promise<void> => deleteJobs(tx, actor, [id])

export async function restoreJob(tx: Writer, actor: Actor, id: string): Promise<Job> {
  const [job] = await restoreJobs(tx, actor, [id])
  if (job === undefined) throw new Error('the job that was just restored is not there')
  return job
}
