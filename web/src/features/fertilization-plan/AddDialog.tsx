import type { Application } from '@vagu/core/fertilization-plan/schema'
import { useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { newApplication } from './application-form.ts'
import { ApplicationPanel } from './ApplicationPanel.tsx'
import type { PlanRow } from './plan-rows.ts'
import { actionText } from './action-text.ts'
import { applicationText } from './field-text.ts'
import { planText } from './text.ts'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly rows: readonly PlanRow[]
  readonly onClose: () => void
  readonly onAdded: () => void
}

/** One fertilizer for many fields at once: each gets an application of its own. */
export function AddDialog({ board, rows, onClose, onAdded }: Props) {
  const messages = useMessages()
  const [initial] = useState(() => newApplication(newId()))
  const [isTyping, setIsTyping] = useState(false)
  const { change, undo } = board.plan
  const add = (application: Application): void => {
    change(
      rows.map(({ fieldId, facts, plan }) => ({
        fieldId,
        plan: {
          ...plan,
          crop: plan.crop ?? facts.crop,
          fertilizations: [...plan.fertilizations, { ...application, _id: newId() }],
        },
      })),
    )
    messages.success(applicationText.added(rows.length), { action: { label: planText.undo, onClick: undo } })
    onAdded()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={applicationText.title(rows.length)}
      width={720}
      isChanged={isTyping}
    >
      <p>
        {actionText.selected(
          rows.length,
          rows.reduce((sum, { facts }) => sum + facts.area, 0),
        )}
      </p>
      <ApplicationPanel
        board={board}
        rows={rows}
        initial={initial}
        saveLabel={applicationText.addTo(rows.length)}
        onSave={add}
        onClose={onClose}
        onTyping={setIsTyping}
      />
    </Dialog>
  )
}
