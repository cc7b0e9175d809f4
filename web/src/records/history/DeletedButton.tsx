import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DeletedRow, Draft, RecordKind, StoredRecord } from '../kind.ts'
import { deletedLine } from './deleted-line.tsx'
import type { DeletedProps } from './DeletedRecords.tsx'
import { OpenDeleted } from './OpenDeleted.tsx'

const DeletedRecords = lazyComponent<DeletedProps<DeletedRow>>(
  async () => (await import('./DeletedRecords.tsx')).DeletedRecords,
)

interface Props<R extends StoredRecord & D, D extends Draft> {
  readonly kind: RecordKind<R, D>
  /** Of the button and of the window. */
  readonly title: string
  /** Words about what comes back with a record. */
  readonly text: string
}

/** Leads to the records of a kind that were deleted last; each may come back. */
export function DeletedButton<R extends StoredRecord & D, D extends Draft>(props: Props<R, D>) {
  const { kind, title, text } = props
  return (
    <OpenDeleted label={title}>
      {(close) => (
        <DeletedRecords
          onFailed={close}
          props={{
            title,
            text,
            queryKey: kind.keys.deleted,
            of: kind.entity,
            read: kind.listDeleted,
            lineOf: (row) => deletedLine(row, row.facts),
            restore: ({ _id: id }) => kind.restore({ id }),
            onClose: close,
          }}
        />
      )}
    </OpenDeleted>
  )
}
