import { listDeletedJobs } from '@vagu/core/jobs/batch-contract'
import { restoreJob } from '@vagu/core/jobs/contract'
import type { DeletedJob } from '@vagu/core/jobs/lists'
import { type DeletedLine, DeletedRecords } from '../../../records/history/DeletedRecords.tsx'
import { jobKeys } from '../../../entities/jobs/keys.ts'
import { call } from '../../../lib/call.ts'
import { formatInstant, formatQuantity } from '../../../lib/format.ts'
import { describeJob, jobDays } from '../../../entities/jobs/describe-job.ts'
import { historyText } from '../../../records/history/text.ts'
import { deletedText } from './text.ts'

const lineOf = (job: DeletedJob): DeletedLine => ({
  id: job._id,
  name: `${job.job.name}, ${job.fieldName}`,
  title: (
    <>
      <strong>{job.fieldName}</strong>, {describeJob(job)}
    </>
  ),
  facts: [
    jobDays(job),
    formatQuantity(job.area, 'ha'),
    historyText.deletedBy(formatInstant(job.deletedAt), job.userName),
  ],
})

export interface DeletedJobsProps {
  readonly onClose: () => void
}

/** The jobs that were deleted last; each may come back. */
export function DeletedJobs({ onClose }: DeletedJobsProps) {
  return (
    <DeletedRecords
      title={deletedText.title}
      text={deletedText.text}
      queryKey={jobKeys.deleted}
      of="jobs"
      read={(signal) => call(listDeletedJobs, { query: {} }, { signal })}
      lineOf={lineOf}
      restore={({ _id: id }) => call(restoreJob, { params: { id } })}
      onClose={onClose}
    />
  )
}
