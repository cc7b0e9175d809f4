import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { listFieldVersions, restoreFieldVersion } from '@vagu/core/history/contract'
import { HistoryDialog } from '../../../entities/history/HistoryDialog.tsx'
import { call } from '../../../lib/call.ts'
import { useReloadFields } from '../api.ts'
import { fieldChanges } from './field-changes.ts'

export interface FieldHistoryProps {
  readonly field: Field
  readonly year: number
  readonly onClose: () => void
}

/** Who changed a field, when and how, in every crop year. */
export function FieldHistory({ field, year, onClose }: FieldHistoryProps) {
  const { _id: id } = field
  const name = nameOfYear(field, year)
  const reload = useReloadFields()
  return (
    <HistoryDialog
      name={name}
      queryKey={['fieldHistory', id]}
      read={(signal) => call(listFieldVersions, { params: { id } }, { signal })}
      changesIn={fieldChanges}
      restore={(entryId) => call(restoreFieldVersion, { params: { id, entryId } })}
      onSettled={reload}
      onClose={onClose}
    />
  )
}
