import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { RecordDialog } from '../../../records/RecordDialog.tsx'
import { words } from '../text.ts'
import { RequisiteFormPanel } from './RequisiteFormPanel.tsx'

export interface RequisiteDialogProps {
  readonly type: RequisiteType
  /** The one that is changed; none for a new one. */
  readonly requisite: Requisite | undefined
  readonly requisites: readonly Requisite[]
  readonly onSaved: (stored: Requisite) => void
  readonly onClose: () => void
}
const WIDTH = 760

/** Adds or changes a material. */
export function RequisiteDialog({ type, requisite, requisites, onSaved, onClose }: RequisiteDialogProps) {
  const title = requisite ? words.editTitle[requisite.type] : words.add[type]
  return (
    <RecordDialog record={requisite} title={title} width={WIDTH} onClose={onClose}>
      {(place) => (
        <RequisiteFormPanel
          {...place}
          pageType={type}
          base={requisite}
          requisites={requisites}
          onSaved={onSaved}
        />
      )}
    </RecordDialog>
  )
}
