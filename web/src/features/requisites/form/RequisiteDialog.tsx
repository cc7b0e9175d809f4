import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { words } from '../text.ts'
import { emptyForm, formOf } from './requisite-form.ts'
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

/** Adds or changes a material; a changed form is never thrown away without a question. */
export function RequisiteDialog({ type, requisite, requisites, onSaved, onClose }: RequisiteDialogProps) {
  const [isChanged, setIsChanged] = useState(false)
  // Made once, so that a second click or a repeated request makes no second material.
  const [start] = useState(() => (requisite ? formOf(requisite) : emptyForm(type, newId())))
  const [base] = useState(requisite)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={base ? words.editTitle[base.type] : words.add[type]}
      width={WIDTH}
      isChanged={isChanged}
    >
      <RequisiteFormPanel
        pageType={type}
        start={start}
        base={base}
        requisites={requisites}
        onChanged={setIsChanged}
        onSaved={onSaved}
      />
    </Dialog>
  )
}
