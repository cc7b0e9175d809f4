import { listWorkerVersions, restoreWorkerVersion } from '@vagu/core/history/contract'
import type { WorkerVersion } from '@vagu/core/history/schema'
import type { Worker } from '@vagu/core/workers/schema'
import { HistoryDialog } from '../../../entities/history/HistoryDialog.tsx'
import { workerLines } from '../../../entities/workers/worker-form.ts'
import { useReloadWorkers } from '../../../entities/workers/use-workers.ts'
import { call } from '../../../lib/call.ts'
import { lineDifferences } from '../../../ui/line-differences.ts'

export interface WorkerHistoryProps {
  readonly worker: Worker
  readonly onClose: () => void
}

/** Who changed a worker's record, when and how. What an older state does not know counts as it is today. */
export function WorkerHistory({ worker, onClose }: WorkerHistoryProps) {
  const { _id: id, name } = worker
  const linesOf = (state: NonNullable<WorkerVersion['after']>) =>
    workerLines(Object.assign({ ...worker }, state))
  const changesIn = ({ before, after }: WorkerVersion) =>
    before && after ? lineDifferences(linesOf(after), linesOf(before)) : []
  const reload = useReloadWorkers()
  return (
    <HistoryDialog
      name={name}
      queryKey={['workerHistory', id]}
      read={(signal) => call(listWorkerVersions, { params: { id } }, { signal })}
      changesIn={changesIn}
      restore={(entryId) => call(restoreWorkerVersion, { params: { id, entryId } })}
      onSettled={reload}
      onClose={onClose}
    />
  )
}
