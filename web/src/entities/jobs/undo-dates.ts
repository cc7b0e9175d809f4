import { datesOf } from '@vagu/core/jobs/dates'
import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'

/** The way back: the days and the machine as they were, on top of what the server made of the change. */
export function undoOf(before: readonly Job[], saved: readonly Job[]): JobDatesChange[] {
  const versions = new Map(saved.map((job) => [job._id, job]))
  return before.flatMap((job) => {
    const now = versions.get(job._id)
    if (now === undefined) return []
    const machine = job.machine ?? null
    const isOther = machine !== (now.machine ?? null)
    return [{ jobId: job._id, ...datesOf(job), ...(isOther ? { machine } : {}), updatedAt: now.updatedAt }]
  })
}
