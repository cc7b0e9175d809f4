import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { Draft, KindWithHistory, StoredRecord } from '../kind.ts'
import type { HistoryProps } from './HistoryDialog.tsx'
import type { RecordChange } from './record-history.ts'

const HistoryDialog = lazyComponent<HistoryProps<RecordChange>>(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
)

interface Props<R extends StoredRecord & D, D extends Draft> {
  readonly kind: KindWithHistory<R, D>
  readonly record: R
  readonly onClose: () => void
}

/** Who changed a record of a kind, when and how. */
export function RecordHistory<R extends StoredRecord & D, D extends Draft>(props: Props<R, D>) {
  const { kind, record, onClose } = props
  const { _id: id } = record
  return (
    <HistoryDialog
      onFailed={onClose}
      props={{
        name: kind.nameOf(record),
        queryKey: kind.keys.history(id),
        of: kind.entity,
        read: (signal) => kind.history.read(record, signal),
        changesIn: ({ changes }) => changes,
        restore: (entryId) => kind.history.restore({ id, entryId }),
        onClose,
      }}
    />
  )
}
