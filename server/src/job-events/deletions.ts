/** Jobs go and come back; nothing is ever taken out of the table. */
import type { JobEvent } from '@vagu/core/job-events/schema'
import { deleteJobs, restoreJobs } from '../job-store/write.ts'
import type { Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { jobEventsOf, requireDistinct, requireRows, touchedBy } from './rows.ts'

const pathOf = (place: number) => `ids.${place}`

/** Deletes jobs, all or none. */
export async function deleteJobEvents(tx: Writer, who: Who, ids: readonly string[]): Promise<void> {
  requireDistinct(ids, pathOf)
  const rows = await requireRows(tx, who, { ids })
  await deleteJobs(tx, who, { rows })
  await recomputeWarnings(tx, who, touchedBy(rows))
}

/** Brings deleted jobs back, all or none; their fields must be there. */
export async function restoreJobEvents(tx: Writer, who: Who, ids: readonly string[]): Promise<JobEvent[]> {
  requireDistinct(ids, pathOf)
  const rows = await requireRows(tx, who, { ids, areDeleted: true })
  const events = await jobEventsOf(tx, who, rows)
  await restoreJobs(tx, who, rows)
  await recomputeWarnings(tx, who, touchedBy(rows))
  return events
}

export const deleteJobEvent = (tx: Writer, who: Who, id: string): Promise<void> =>
  deleteJobEvents(tx, who, [id])

export async function restoreJobEvent(tx: Writer, who: Who, id: string): Promise<JobEvent> {
  const [event] = await restoreJobEvents(tx, who, [id])
  if (event === undefined) throw new Error('the job that was just restored is not there')
  return event
}
