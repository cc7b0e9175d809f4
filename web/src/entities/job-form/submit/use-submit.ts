import type { Field } from '@vagu/core/fields/schema'
import type { Job, JobRewrite } from '@vagu/core/jobs/schema'
import { useLayoutEffect, useRef } from 'react'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useSendOnce } from '../../../ui/stepped-form.tsx'
import { useSaveJobs } from '../../jobs/api.ts'
import { jobsText } from '../../jobs/text.ts'
import { usePhotoGate, useSaveAfterPhotos } from '../../photos/photo-status/use-photo-gate.ts'
import { askThenSend } from './ask-then-send.ts'
import { draftInputsOf } from '../model/build-drafts.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import { findErrors, type FormErrors } from '../model/find-errors.ts'
import { type JobForm, withIds, withNewIds } from '../model/job-form.ts'
import { saveFailureOf } from './save-failure.ts'
import { REST_MS, useArrival } from './use-arrival.ts'
import { useFailures } from './use-failures.ts'

const ARRIVED_BEFORE = {
  title: jobsText.arrivedTitle,
  message: jobsText.arrivedText,
  confirmLabel: jobsText.addAnyway,
}

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
export function useSubmit({ form: current, farm, chosen, setForm, restMs = REST_MS, ...options }: Options) {
  const { onErrors, onNone, onSaved, askOthers } = options
  const confirm = useConfirm()
  const save = useSaveJobs()
  const sendOnce = useSendOnce()
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  }, [current])
  const photos = usePhotoGate(current)
  const { showErrors, explain, ...versions } = useFailures(onErrors)
  const { isResting, arrive } = useArrival({ latest, setForm, onSaved, restMs })

  /** The form with its records named, as it stands from now on: a second try is about the same records. */
  const named = (unnamed: JobForm): JobForm => {
    const form = withIds(unnamed)
    // an answer may come before this is drawn: it is no change that was made meanwhile
    latest.current = form
    setForm(form)
    return form
  }
  const send = async (form: JobForm, others: readonly JobRewrite[] = []): Promise<void> => {
    const failed = await sendOnce(async () => {
      const drafts = draftInputsOf(form, chosen, farm)
      arrive(await save.mutateAsync({ form, drafts, others }), form)
    })
    if (!failed) return
    const failure = saveFailureOf(failed.error, form)
    if (failure.kind !== 'arrived') explain(failure, failed.error, form)
    // What was typed meanwhile stays, and goes along.
    else if (await confirm(ARRIVED_BEFORE)) submit(named(withNewIds(latest.current)))
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
    ...versions,
  }
}
