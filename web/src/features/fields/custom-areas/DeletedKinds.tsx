import { restoreCustomArea } from '@vagu/core/custom-areas/contract'
import { listDeletedCustomAreas } from '@vagu/core/history/contract'
import { deletedLine } from '../../../records/history/deleted-line.tsx'
import { DeletedRecords } from '../../../records/history/DeletedRecords.tsx'
import { call } from '../../../lib/call.ts'
import { settingsKeys } from '../../../entities/settings/keys.ts'
import { customAreasText } from './text.ts'

interface Props {
  readonly onClose: () => void
}

/** The kinds of area that were deleted last; each may come back with its areas. */
export function DeletedKinds({ onClose }: Props) {
  return (
    <DeletedRecords
      title={customAreasText.deletedKinds}
      text={customAreasText.deletedKindsText}
      queryKey={settingsKeys.deletedKinds}
      of="customAreas"
      read={(signal) => call(listDeletedCustomAreas, {}, { signal })}
      lineOf={(kind) => deletedLine(kind, [customAreasText.madeFor(kind.year)])}
      restore={({ _id: id }) => call(restoreCustomArea, { params: { id } })}
      onClose={onClose}
    />
  )
}
