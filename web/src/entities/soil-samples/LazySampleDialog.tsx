import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { SampleDialogProps } from './SampleDialog.tsx'

/** The dialog of a sample, loaded when it is first opened. */
export const LazySampleDialog = lazyComponent<SampleDialogProps>(
  async () => (await import('./SampleDialog.tsx')).SampleDialog,
)
