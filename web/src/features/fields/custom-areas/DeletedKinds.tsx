import { deletedLine } from '../../../records/history/deleted-line.tsx'
import { DeletedRecords } from '../../../records/history/DeletedRecords.tsx'
import { useAreaKind } from './area-kind.ts'
import { customAreasText } from './text.ts'

interface Props {
  readonly onClose: () => void
}

/** The kinds of area that were deleted last; each may come back with its areas. */
export function DeletedKinds({ onClose }: Props) {
  const kind = useAreaKind()
  return (
    <DeletedRecords
      title={customAreasText.deletedKinds}
      text={customAreasText.deletedKindsText}
      queryKey={kind.keys.deleted}
      of={kind.entity}
      read={kind.listDeleted}
      lineOf={(row) => deletedLine(row, row.facts)}
      restore={({ _id: id }) => kind.restore({ id })}
      onClose={onClose}
    />
  )
}
