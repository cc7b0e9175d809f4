import type { Worker } from '@vagu/core/workers/schema'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { words } from './text.ts'
import type { NewWorker } from './worker-form.ts'
import { WorkerFormPanel } from './WorkerFormPanel.tsx'

export interface WorkerDialogProps {
  /** The worker that is changed, or what is known of a new one. */
  readonly start: Worker | NewWorker
  readonly onClose: () => void
  readonly onSaved: (worker: Worker) => void
}

/** Adds or changes a worker; from within a job without leaving it. */
export function WorkerDialog({ start, onClose, onSaved }: WorkerDialogProps) {
  const [isChanged, setIsChanged] = useState(false)
  const isNew = !('_id' in start)
  // Made once, so that a second click or a repeated request makes no second worker.
  const [id] = useState(() => (isNew ? newId() : start._id))
  return (
    <Dialog isOpen onClose={onClose} title={isNew ? words.add : words.edit} width={480} isChanged={isChanged}>
      <WorkerFormPanel id={id} start={start} onSaved={onSaved} onChanged={setIsChanged} />
    </Dialog>
  )
}
