import { listDeletedWorkers } from '@vagu/core/history/contract'
import { restoreWorker } from '@vagu/core/workers/contract'
import { deletedLine } from '../../../entities/history/deleted-line.tsx'
import { DeletedRecords } from '../../../entities/history/DeletedRecords.tsx'
import { useReloadWorkers } from '../../../entities/workers/use-workers.ts'
import { call } from '../../../lib/call.ts'
import { words } from './text.ts'

export interface DeletedWorkersProps {
  readonly onClose: () => void
}

/** The workers that were deleted last; each may come back. */
export function DeletedWorkers({ onClose }: DeletedWorkersProps) {
  const reload = useReloadWorkers()
  return (
    <DeletedRecords
      title={words.deleted}
      text={words.deletedText}
      queryKey={['deletedWorkers']}
      read={(signal) => call(listDeletedWorkers, {}, { signal })}
      lineOf={(worker) => deletedLine(worker)}
      bringBack={({ _id: id }) => call(restoreWorker, { params: { id } })}
      onReturned={reload}
      onClose={onClose}
    />
  )
}
