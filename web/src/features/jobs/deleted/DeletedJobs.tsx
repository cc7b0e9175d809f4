import { listDeletedJobs } from '@vagu/core/job-events/batch-contract'
import { restoreJobEvent } from '@vagu/core/job-events/contract'
import type { DeletedJob } from '@vagu/core/job-events/lists'
import { type DeletedLine, DeletedRecords } from '../../../records/history/DeletedRecords.tsx'
import { jobKeys } from '../../../entities/jobs/keys.ts'
import { call } from '../../../lib/call.ts'
import { formatInstant, formatQuantity } from '../../../lib/format.ts'
import { describeJob, jobDays } from '../../../entities/jobs/describe-job.ts'
import { words } from './text.ts'

const lineOf = (event: DeletedJob): DeletedLine => ({
  id: event._id,
  name: `${event.job.name}, ${event.fieldName}`,
  title: (
    <>
      <strong>{event.fieldName}</strong>, {describeJob(event)}
    </>
  ),
  facts: [jobDays(event), formatQuantity(event.area, 'ha'), words.deletedAt(formatInstant(event.deletedAt))],
})

export interface DeletedJobsProps {
  readonly onClose: () => void
}

/** The jobs that were deleted last; each may come back. */
export function DeletedJobs({ onClose }: DeletedJobsProps) {
  return (
    <DeletedRecords
      title={words.title}
      text={words.text}
      queryKey={jobKeys.deleted}
      of="jobs"
      read={(signal) => call(listDeletedJobs, {}, { signal })}
      lineOf={lineOf}
      bringBack={({ _id: id }) => call(restoreJobEvent, { params: { id } })}
      onClose={onClose}
    />
  )
}
