import { listJobEvents } from '@vagu/core/job-events/batch-contract'
import { type JobEvent, JobEventRewrite } from '@vagu/core/job-events/schema'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { YEAR_JOBS_KEY } from '../api.ts'
import { draftInputsOf } from '../form/build-drafts.ts'
import type { Farm } from '../form/find-errors.ts'
import { formOf, type JobForm } from '../form/job-form.ts'
import { withChanges } from './with-changes.ts'

type Answer = readonly JobEvent[] | undefined

/** The job of a form as it would be written; undefined while it is not sound. */
function writtenOf(form: JobForm, farm: Farm) {
  const fields = farm.fields.filter(({ _id }) => form.fieldIds.includes(_id))
  const [draft] = draftInputsOf(form, fields, farm)
  return JobEventRewrite.safeParse(draft).data
}

/** The other jobs of an entry, and the question which of them change along with the one that is edited. */
export function useTogether(form: JobForm, farm: Farm) {
  const { eventId, batchId } = form
  const { data = [] } = useQuery({
    queryKey: [...YEAR_JOBS_KEY, 'batch', batchId] as const,
    queryFn: ({ signal }) => call(listJobEvents, { query: { batchId } }, { signal }),
    enabled: eventId !== null,
    meta: { isQuiet: true },
  })
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(others: Answer) => void>(undefined)
  const edited = data.find(({ _id }) => _id === eventId)
  const others = edited ? data.filter(({ _id }) => _id !== eventId) : []
  const give = (chosen: Answer): void => {
    setIsAsking(false)
    answer.current?.(chosen)
  }
  /** The others with what was changed; nothing when there are none, undefined when the farmer goes on editing. */
  const askOthers = async (next: JobForm): Promise<readonly JobEventRewrite[] | undefined> => {
    const before = edited && writtenOf(formOf(edited), farm)
    const after = writtenOf(next, farm)
    if (!before || !after || others.length === 0) return []
    setIsAsking(true)
    const chosen = await new Promise<Answer>((resolve) => {
      answer.current = resolve
    })
    return chosen?.map((other) => withChanges(other, before, after))
  }
  return { edited, others, isAsking, give, askOthers }
}
