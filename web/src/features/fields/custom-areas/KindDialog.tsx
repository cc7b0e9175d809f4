import type { CustomArea } from '@vagu/core/custom-areas/schema'
import { RecordDialog } from '../../../records/RecordDialog.tsx'
import { areaKindOf } from './area-kind.ts'
import { KindForm } from './KindForm.tsx'
import { customAreasText } from './text.ts'

interface Props {
  /** The stored kind; none for a new one. */
  readonly kind: CustomArea | undefined
  readonly year: number
  readonly onClose: () => void
}

/** Adds or changes a kind of area. */
export function KindDialog({ kind, year, onClose }: Props) {
  return (
    <RecordDialog
      record={kind && areaKindOf(kind)}
      title={kind ? customAreasText.editTitle : customAreasText.addTitle}
      width={520}
      onClose={onClose}
    >
      {(place) => <KindForm {...place} kind={kind} year={year} onSaved={onClose} />}
    </RecordDialog>
  )
}
