import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { FieldHistoryProps } from './FieldHistoryDialog.tsx'

const FieldHistoryDialog = lazyComponent<FieldHistoryProps>(
  async () => (await import('./FieldHistoryDialog.tsx')).FieldHistoryDialog,
)

/** Who changed a field, when and how; the window is loaded when it is opened. */
export const FieldHistory = (props: FieldHistoryProps) => (
  <FieldHistoryDialog onFailed={props.onClose} props={props} />
)
