import { datesOf } from '@vagu/core/jobs/dates'
import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'

/** The way back: the days as they were, on top of what the server made of the change. */
export function undoOf(before: readonly Job[], saved: readonly Job[]): JobDatesChange[] {
  const versions = new Map(saved.map(({ _id, updatedAt }) => [_id, updatedAt]))
  return before.flatMap((job) => {
    const updatedAt = versions.get(job._id)
    return updatedAt === undefined ? [] : [{ jobId: job._id, ...datesOf(job), updatedAt }]
  })
}
