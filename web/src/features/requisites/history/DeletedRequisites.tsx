import { listDeletedRequisites } from '@vagu/core/history/contract'
import { restoreRequisite } from '@vagu/core/requisites/contract'
import type { RequisiteType } from '@vagu/core/requisites/schema'
import { deletedLine } from '../../../entities/history/deleted-line.tsx'
import { DeletedRecords } from '../../../entities/history/DeletedRecords.tsx'
import { call } from '../../../lib/call.ts'
import { useReloadRequisites } from '../api.ts'
import { words } from './text.ts'

export interface DeletedRequisitesProps {
  readonly type: RequisiteType
  readonly onClose: () => void
}

/** The materials of a page that were deleted last; each may come back. */
export function DeletedRequisites({ type, onClose }: DeletedRequisitesProps) {
  const reload = useReloadRequisites()
  return (
    <DeletedRecords
      title={words.deleted[type]}
      text={words.deletedText}
      queryKey={['deletedRequisites', type]}
      read={async (signal) =>
        (await call(listDeletedRequisites, {}, { signal })).filter((requisite) => requisite.type === type)
      }
      lineOf={(requisite) => deletedLine(requisite)}
      bringBack={({ _id: id }) => call(restoreRequisite, { params: { id } })}
      onReturned={reload}
      onClose={onClose}
    />
  )
}
