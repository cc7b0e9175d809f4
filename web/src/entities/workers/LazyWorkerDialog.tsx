import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { WorkerDialogProps } from './WorkerDialog.tsx'

/** The dialog of a worker, loaded when it is first opened. */
export const LazyWorkerDialog = lazyComponent<WorkerDialogProps>(
  async () => (await import('./WorkerDialog.tsx')).WorkerDialog,
)
