import { Worker, type WorkerDraft } from '@vagu/core/workers/schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CallError } from '../../lib/call-error.ts'
import { putErrors, schemaResolver } from '../../ui/form-errors.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { words } from './text.ts'
import { useSaveWorker } from './use-workers.ts'
import {
  draftOf,
  emptyInput,
  inputOf,
  type NewWorker,
  type WorkerInput,
  workerOfForm,
} from './worker-form.ts'

export interface WorkerFormWork {
  readonly id: string
  /** The version that the form began from, or what is known of a new worker. */
  readonly start: Worker | NewWorker
  readonly onSaved: (worker: Worker) => void
  readonly onChanged: (isChanged: boolean) => void
}
/** Two versions of one worker, of which the farmer chooses. */
interface Conflict {
  readonly mine: WorkerDraft
  readonly stored: Worker
}

/** The newer version that a refusal brought along. */
function storedIn(error: unknown): Worker | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return Worker.safeParse(error.stored).data
}

/** A worker's form: what is typed, how it is saved, and what happens when somebody else was faster. */
export function useWorkerForm({ id, start, onSaved, onChanged }: WorkerFormWork) {
  const messages = useMessages()
  const [base, setBase] = useState('_id' in start ? start : undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const isSending = useRef(false)
  const { mutateAsync } = useSaveWorker()
  const form = useForm<WorkerInput, unknown, WorkerDraft>({
    resolver: schemaResolver(workerOfForm(base)),
    defaultValues: '_id' in start ? inputOf(start) : emptyInput(id, start),
    shouldFocusError: true,
  })
  const { isDirty } = form.formState
  useEffect(() => onChanged(isDirty), [onChanged, isDirty])

  const refused = (error: unknown, mine: WorkerDraft): void => {
    const stored = storedIn(error)
    if (stored) setConflict({ mine, stored })
    else if (error instanceof CallError && error.code === 'deleted') messages.error(words.deletedMeanwhile)
    else if (putErrors(form, error)) messages.error(common.checkInput)
    else messages.notSaved(error, 'saveFailed')
  }
  const send = async (mine: WorkerDraft, over: Worker | undefined): Promise<void> => {
    // A second click comes before the button knows that it is busy.
    if (isSending.current) return
    isSending.current = true
    try {
      const worker = await mutateAsync({ draft: draftOf(id, mine), updatedAt: over?.updatedAt })
      messages.success(over ? common.changed : common.saved)
      onChanged(false)
      onSaved(worker)
    } catch (error) {
      refused(error, mine)
    } finally {
      isSending.current = false
    }
  }
  const submit = (event: FormEvent): Promise<void> => {
    // The dialog may stand inside the form of a job.
    event.stopPropagation()
    return form.handleSubmit(
      (values) => send(values, base),
      () => messages.error(common.checkInput),
    )(event)
  }
  const choose = (stored: Worker): void => {
    setBase(stored)
    setConflict(undefined)
  }
  const keepMine = async ({ mine, stored }: Conflict): Promise<void> => {
    choose(stored)
    await send(mine, stored)
  }
  const takeTheirs = ({ stored }: Conflict): void => {
    choose(stored)
    form.reset(inputOf(stored))
  }
  return { form, conflict, submit, keepMine, takeTheirs }
}
