import { listJobVersions, restoreJobVersion } from '@vagu/core/jobs/batch-contract'
import type { JobVersion } from '@vagu/core/jobs/lists'
import type { Job } from '@vagu/core/jobs/schema'
import { useQueryClient } from '@tanstack/react-query'
import { HistoryDialog as RecordHistory } from '../../../records/history/HistoryDialog.tsx'
import { call } from '../../../lib/call.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { useMachineNames } from '../../machines/use-machines.ts'
import { ReceiptsFold } from '../../pria/ReceiptsFold.tsx'
import { jobQuery } from '../api.ts'
import { jobKeys } from '../keys.ts'
import { differences } from '../../job-form/submit/versions.ts'
import { complete } from './complete.ts'

export interface HistoryDialogProps {
  readonly job: Job
  readonly onClose: () => void
}

/** Who changed a job, when and how; each state can be brought back. */
export function HistoryDialog({ job, onClose }: HistoryDialogProps) {
  const { _id: id } = job
  const client = useQueryClient()
  const nameOfMachine = useMachineNames()
  const restore = async (entryId: string): Promise<void> => {
    const restored = await call(restoreJobVersion, { params: { id, entryId } })
    client.setQueryData(jobQuery(id).queryKey, restored)
  }
  const changesIn = ({ before, after }: JobVersion): readonly Difference[] =>
    before && after ? differences(complete(after, job), complete(before, job), nameOfMachine) : []
  return (
    <RecordHistory
      name={`${job.job.name}, ${job.fieldName}`}
      queryKey={jobKeys.history(id)}
      of="jobs"
      read={(signal) => call(listJobVersions, { params: { id } }, { signal })}
      changesIn={changesIn}
      restore={restore}
      beside={<ReceiptsFold kind="jobs" recordId={id} />}
      onClose={onClose}
    />
  )
}
