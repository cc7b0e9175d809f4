import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { RecordDialog } from '../../../records/RecordDialog.tsx'
import { materialsPageText } from '../text.ts'
import { MaterialFormPanel } from './MaterialFormPanel.tsx'

export interface MaterialDialogProps {
  readonly type: MaterialType
  /** The one that is changed; none for a new one. */
  readonly requisite: Material | undefined
  readonly requisites: readonly Material[]
  readonly onSaved: (stored: Material) => void
  readonly onClose: () => void
}
const WIDTH = 760

/** Adds or changes a material. */
export function MaterialDialog({ type, requisite, requisites, onSaved, onClose }: MaterialDialogProps) {
  const title = requisite ? materialsPageText.editTitle[requisite.type] : materialsPageText.add[type]
  return (
    <RecordDialog record={requisite} title={title} width={WIDTH} onClose={onClose}>
      {(place) => (
        <MaterialFormPanel
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
