import type { FieldToPlan, PlannedLine } from '@vagu/core/requisite-plan/schema'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { LineHistory } from './LineHistory.tsx'
import { LineForm } from './LineForm.tsx'
import { planText as text } from './text.ts'
import { inputsOf, NEW_LINE } from './use-line.ts'
import type { PlanActions } from './use-plan.ts'

/** A line that is changed, or a new one for fields of a crop; a pattern brings its material and rate along. */
export type Opened =
  | { readonly kind: 'edit'; readonly line: PlannedLine; readonly field: FieldToPlan }
  | {
      readonly kind: 'add'
      readonly title: string
      readonly fields: readonly FieldToPlan[]
      readonly pattern?: PlannedLine
    }

interface Props {
  readonly year: number
  readonly opened: Opened
  readonly actions: PlanActions
  readonly onClose: () => void
}

export function LineDialog({ year, opened, actions, onClose }: Props) {
  const [isTyping, setIsTyping] = useState(false)
  const common = { year, isSaving: actions.isAdding, onTyping: () => setIsTyping(true) }
  if (opened.kind === 'edit') {
    const { line, field } = opened
    return (
      <Dialog isOpen onClose={onClose} title={`${line.name}, ${field.fieldName}`} isChanged={isTyping}>
        <LineForm
          {...common}
          initial={inputsOf(line)}
          fields={[field]}
          isNew={false}
          timesCovered={line.timesCovered}
          onSave={([draft]) => {
            if (draft)
              actions.change(line, { ...line, ...draft, _id: line._id, source: line.source }, onClose)
          }}
          history={<LineHistory line={line} onRestored={onClose} />}
          onRemove={() => {
            actions.remove([line._id])
            onClose()
          }}
        />
      </Dialog>
    )
  }
  const { title, fields, pattern } = opened
  const heading = pattern ? text.dialogAddTo(title) : text.dialogAdd(title, fields.length)
  return (
    <Dialog isOpen onClose={onClose} title={heading} isChanged={isTyping}>
      <LineForm
        {...common}
        initial={pattern ? { ...inputsOf(pattern), area: null } : NEW_LINE}
        fields={fields}
        isNew
        onSave={(drafts) => actions.add(drafts, { onSuccess: onClose })}
        onRemove={undefined}
      />
    </Dialog>
  )
}
