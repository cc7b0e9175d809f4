import { datesOf } from '@vagu/core/job-events/dates'
import type { JobDatesChange } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'

/** The way back: the days as they were, on top of what the server made of the change. */
export function undoOf(before: readonly JobEvent[], saved: readonly JobEvent[]): JobDatesChange[] {
  const versions = new Map(saved.map(({ _id, updatedAt }) => [_id, updatedAt]))
  return before.flatMap((event) => {
    const updatedAt = versions.get(event._id)
    return updatedAt === undefined ? [] : [{ jobId: event._id, ...datesOf(event), updatedAt }]
  })
}
