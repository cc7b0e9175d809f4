import { JobDialog } from '../../entities/job-form/JobDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import type { PlanCard } from './plan-cards.ts'
import type { OpenedForm } from './use-planner-state.ts'

interface Props {
  readonly form: OpenedForm | undefined
  readonly moving: PlanCard | undefined
  readonly onCloseForm: () => void
  readonly onCloseMove: () => void
}

/** Dialogs of the planner: the form of a job, or the choice of its day and worker. */
export function PlannerDialogs({ form, moving, onCloseForm, onCloseMove }: Props) {
  return (
    <>
      {form && (
        <JobDialog
          key={form.start.eventId ?? form.start.batchId}
          title={form.title}
          start={form.start}
          isFieldLocked={form.start.eventId !== null}
          onClose={onCloseForm}
        />
      )}
      {moving && <MoveDialog key={moving.key} card={moving} onClose={onCloseMove} />}
    </>
  )
}
