import type { Job } from '@vagu/core/jobs/schema'
import { useState } from 'react'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { togetherText } from '../batch-edit/text.ts'
import type { FormErrors } from '../model/find-errors.ts'
import type { JobForm } from '../model/job-form.ts'
import type { SaveFailure } from './save-failure.ts'

const FAILED = { ms: 5000 } as const

/** Answers to a save that failed: sentences at the inputs, the choice between two versions, or a message. */
export function useFailures(onErrors: (errors: FormErrors, form: JobForm) => void) {
  const messages = useMessages()
  const [conflict, setConflict] = useState<Job>()
  const showErrors = (errors: FormErrors, form: JobForm): void => {
    onErrors(errors, form)
    messages.error(uiText.checkInput, { placement: 'top' })
  }
  const explain = (
    failure: Exclude<SaveFailure, { kind: 'arrived' }>,
    error: unknown,
    form: JobForm,
  ): void => {
    if (failure.kind === 'wrong') return showErrors(failure.errors, form)
    if (failure.kind === 'conflict') return setConflict(failure.stored)
    if (failure.kind === 'otherConflict')
      return messages.error(togetherText.conflict(failure.stored.fieldName), FAILED)
    return messages.notSaved(error, form.eventId === null ? 'saveFailed' : 'changeFailed')
  }
  return { conflict, closeConflict: () => setConflict(undefined), showErrors, explain }
}
