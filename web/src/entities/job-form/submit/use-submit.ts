import type { Field } from '@vagu/core/fields/schema'
import { Job, type JobRewrite } from '@vagu/core/jobs/schema'
import { useLayoutEffect, useRef, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useSendOnce } from '../../../ui/stepped-form.tsx'
import { uiText } from '../../../ui/text.ts'
import { useSaveJobs } from '../../jobs/api.ts'
import { jobsText } from '../../jobs/text.ts'
import { usePhotoGate, useSaveAfterPhotos } from '../../photos/photo-status/use-photo-gate.ts'
import { togetherText } from '../batch-edit/text.ts'
import { askThenSend } from './ask-then-send.ts'
import { draftInputsOf } from '../model/build-drafts.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import { errorsByInput, findErrors, type FormErrors } from '../model/find-errors.ts'
import { isSameJob, type JobForm, withIds, withNewIds } from '../model/job-form.ts'

/** How long the button rests after a save, so that a second click is not a second job. */
export const REST_MS = 1500
/** The same where many jobs are at hand and the form stays as it is. */
export const LONG_REST_MS = 2500
const FAILED = { ms: 5000 } as const
const LONG = { ms: 8000 } as const

interface Options {
  /** As it stands now: a save may wait for its photos. */
  readonly form: JobForm
  readonly farm: FarmSnapshot
  readonly chosen: readonly Field[]
  readonly setForm: (form: JobForm) => void
  /** Shows what is wrong with a form, and that nothing is. */
  readonly onErrors: (errors: FormErrors, form: JobForm) => void
  readonly onNone: () => void
  readonly onSaved: (jobs: readonly Job[], form: JobForm) => void
  /** How long the button rests after a save. */
  readonly restMs?: number | undefined
  /** Asks which other jobs change along with the one that is edited; undefined when the farmer goes on editing. */
  readonly askOthers: (form: JobForm) => Promise<readonly JobRewrite[] | undefined>
}

/** Checks, sends and says how it went; nothing that was typed is ever lost by it. */
export function useSubmit({
  form: current,
  farm,
  chosen,
  setForm,
  onErrors,
  onNone,
  onSaved,
  askOthers,
  restMs = REST_MS,
}: Options) {
  const messages = useMessages()
  const confirm = useConfirm()
  const save = useSaveJobs()
  const [isResting, setIsResting] = useState(false)
  const [conflict, setConflict] = useState<Job>()
  const sendOnce = useSendOnce()
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  }, [current])
  const photos = usePhotoGate(current)

  const showErrors = (errors: FormErrors, form: JobForm): void => {
    onErrors(errors, form)
    messages.error(uiText.checkInput, { placement: 'top' })
  }
  /** The form with its records named, as it stands from now on: a second try is about the same records. */
  const named = (unnamed: JobForm): JobForm => {
    const form = withIds(unnamed)
    // an answer may come before this is drawn: it is no change that was made meanwhile
    latest.current = form
    setForm(form)
    return form
  }
  const explain = async (error: unknown, form: JobForm): Promise<void> => {
    const isRefused = error instanceof CallError && error.kind === 'refused'
    if (isRefused && error.fields.length > 0)
      return showErrors(errorsByInput(error.fields, form.fieldIds), form)
    const stored = isRefused && error.code === 'conflict' ? Job.safeParse(error.stored).data : undefined
    if (stored && stored._id !== form.eventId)
      return messages.error(togetherText.conflict(stored.fieldName), FAILED)
    if (stored) return setConflict(stored)
    if (isRefused && error.code === 'idTaken') {
      const question = {
        title: jobsText.arrivedTitle,
        message: jobsText.arrivedText,
        confirmLabel: jobsText.addAnyway,
      }
      if (await confirm(question)) return send(named(withNewIds(form)))
      return undefined
    }
    return messages.notSaved(error, form.eventId === null ? 'saveFailed' : 'changeFailed')
  }
  /** With a weak signal a save lasts; what was typed meanwhile is not in it, and stays. */
  const arrive = (jobs: readonly Job[], form: JobForm): void => {
    setIsResting(true)
    setTimeout(() => setIsResting(false), restMs)
    if (isSameJob(form, latest.current)) {
      messages.success(form.eventId === null ? uiText.saved : uiText.changed)
      return onSaved(jobs, form)
    }
    messages.success(jobsText.savedBefore, LONG)
    const stored = jobs.find(({ _id }) => _id === form.eventId)
    if (stored) setForm({ ...latest.current, updatedAt: stored.updatedAt, stored })
    return undefined
  }
  const send = async (form: JobForm, others: readonly JobRewrite[] = []): Promise<void> => {
    const failure = await sendOnce(async () => {
      const drafts = draftInputsOf(form, chosen, farm)
      arrive(await save.mutateAsync({ form, drafts, others }), form)
    })
    if (failure) await explain(failure.error, form)
  }
  const submit = (form: JobForm): void => {
    const errors = findErrors(form, chosen, farm)
    if (errors.size > 0) return showErrors(errors, form)
    onNone()
    void askThenSend(form, { named, mayPass: photos.mayPass, askOthers, send })
  }
  useSaveAfterPhotos(photos, current, submit)
  return {
    submit,
    isSaving: save.isPending,
    isBusy: save.isPending || isResting,
    photoWait: photos.wait,
    conflict,
    closeConflict: () => setConflict(undefined),
  }
}
