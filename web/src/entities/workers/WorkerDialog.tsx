import type { Worker } from '@vagu/core/workers/schema'
import { RecordDialog } from '../../records/RecordDialog.tsx'
import { workersText } from './text.ts'
import type { NewWorker } from './worker-form.ts'
import { WorkerFormPanel } from './WorkerFormPanel.tsx'

export interface WorkerDialogProps {
  /** The worker that is changed; none for a new one. */
  readonly worker?: Worker | undefined
  /** Facts of a new worker. */
  readonly start?: NewWorker
  readonly onClose: () => void
  readonly onSaved: (worker: Worker) => void
}
const NOTHING_KNOWN: NewWorker = { name: '', needsCertificate: false }

/** Adds or changes a worker; from within a job without leaving it. */
export function WorkerDialog({ worker, start = NOTHING_KNOWN, onClose, onSaved }: WorkerDialogProps) {
  return (
    <RecordDialog
      record={worker}
      title={worker ? workersText.edit : workersText.add}
      width={480}
      onClose={onClose}
    >
      {(place) => <WorkerFormPanel {...place} worker={worker} start={start} onSaved={onSaved} />}
    </RecordDialog>
  )
}
