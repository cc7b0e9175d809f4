import { restoreField } from '@vagu/core/fields/contract'
import { listDeletedFields } from '@vagu/core/history/contract'
import type { DeletedField } from '@vagu/core/history/schema'
import { type DeletedLine, DeletedRecords } from '../../../entities/history/DeletedRecords.tsx'
import { deletedLine } from '../../../entities/history/deleted-line.tsx'
import { call } from '../../../lib/call.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { useReloadFields } from '../api.ts'
import { words } from './text.ts'

const lineOf = (field: DeletedField): DeletedLine =>
  deletedLine(field, [formatQuantity(field.area, 'ha'), ...(field.jobs > 0 ? [words.jobs(field.jobs)] : [])])

export interface DeletedFieldsProps {
  readonly onClose: () => void
}

/** The fields that were deleted last; each may come back with its jobs. */
export function DeletedFields({ onClose }: DeletedFieldsProps) {
  const reload = useReloadFields()
  return (
    <DeletedRecords
      title={words.deleted}
      text={words.deletedText}
      queryKey={['deletedFields']}
      read={(signal) => call(listDeletedFields, {}, { signal })}
      lineOf={lineOf}
      bringBack={({ _id: id }) => call(restoreField, { params: { id } })}
      onReturned={reload}
      onClose={onClose}
    />
  )
}
