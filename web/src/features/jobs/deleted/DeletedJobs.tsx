import { listDeletedJobs } from '@vagu/core/job-events/batch-contract'
import { restoreJobEvent } from '@vagu/core/job-events/contract'
import type { DeletedJob } from '@vagu/core/job-events/lists'
import { useQueryClient } from '@tanstack/react-query'
import { type DeletedLine, DeletedRecords } from '../../../records/history/DeletedRecords.tsx'
import { call } from '../../../lib/call.ts'
import { formatInstant, formatQuantity } from '../../../lib/format.ts'
import { refresh } from '../../../entities/jobs/api.ts'
import { describeJob, jobDays } from '../../../entities/jobs/describe-job.ts'
import { words } from './text.ts'

const DELETED_KEY = ['jobEvents', 'deleted'] as const

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
  const client = useQueryClient()
  return (
    <DeletedRecords
      title={words.title}
      text={words.text}
      queryKey={DELETED_KEY}
      read={(signal) => call(listDeletedJobs, {}, { signal })}
      lineOf={lineOf}
      bringBack={({ _id: id }) => call(restoreJobEvent, { params: { id } })}
      onReturned={() => refresh(client)}
      onClose={onClose}
    />
  )
}
