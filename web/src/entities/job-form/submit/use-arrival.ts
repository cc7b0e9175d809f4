import type { Job } from '@vagu/core/jobs/schema'
import { type RefObject, useState } from 'react'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { jobsText } from '../../jobs/text.ts'
import { isSameJob, type JobForm } from '../model/job-form.ts'

/** How long the button rests after a save, so that a second click is not a second job. */
export const REST_MS = 1500
/** The same where many jobs are at hand and the form stays as it is. */
export const LONG_REST_MS = 2500
const LONG = { ms: 8000 } as const

interface Needs {
  readonly latest: RefObject<JobForm>
  readonly setForm: (form: JobForm) => void
  readonly onSaved: (jobs: readonly Job[], form: JobForm) => void
  /** How long the button rests after a save. */
  readonly restMs: number
}

/** The moment after a save. With a weak signal a save lasts; what was typed meanwhile is not in it, and stays. */
export function useArrival({ latest, setForm, onSaved, restMs }: Needs) {
  const messages = useMessages()
  const [isResting, setIsResting] = useState(false)
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
  return { isResting, arrive }
}
