import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { Draft, KindWithHistory, StoredRecord } from '../kind.ts'
import type { HistoryProps } from './HistoryList.tsx'
import type { RecordChange } from './record-history.ts'

const HistoryDialog = lazyComponent<HistoryProps<RecordChange>>(
  async () => (await import('./HistoryDialog.tsx')).HistoryDialog,
)

interface Props<R extends StoredRecord & D, D extends Draft> {
  readonly kind: KindWithHistory<R, D>
  readonly record: R
  readonly onClose: () => void
}

/** The history of a record as its window reads it. */
export function historyOf<R extends StoredRecord & D, D extends Draft>({
  kind,
  record,
  onClose,
}: Props<R, D>): HistoryProps<RecordChange> {
  const { _id: id } = record
  return {
    name: kind.nameOf(record),
    queryKey: kind.keys.history(id),
    of: kind.entity,
    read: (signal) => kind.history.read(record, signal),
    changesIn: ({ changes }) => changes,
    restore: (entryId) => kind.history.restore({ id, entryId }),
    onClose,
  }
}

/** Who changed a record of a kind, when and how. */
export const RecordHistory = <R extends StoredRecord & D, D extends Draft>(props: Props<R, D>) => (
  <HistoryDialog onFailed={props.onClose} props={historyOf(props)} />
)
