import { lazyPart } from '../../ui/lazy-part.tsx'
import type { WorkerDialogProps } from './WorkerDialog.tsx'

/** The dialog of a worker, loaded when it is first opened. */
export const LazyWorkerDialog = lazyPart<WorkerDialogProps>(
  async () => (await import('./WorkerDialog.tsx')).WorkerDialog,
)
