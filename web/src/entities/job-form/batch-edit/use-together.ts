import { listJobs } from '@vagu/core/jobs/batch-contract'
import { type Job, JobRewrite } from '@vagu/core/jobs/schema'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { jobKeys } from '../../jobs/keys.ts'
import { call } from '../../../lib/call.ts'
import { draftInputsOf } from '../model/build-drafts.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import type { JobForm } from '../model/job-form.ts'
import { formOf } from '../model/stored-form.ts'
import { withChanges } from './with-changes.ts'

type Answer = readonly Job[] | undefined

/** The job of a form as it would be written; undefined while it is not valid. */
function writtenOf(form: JobForm, farm: FarmSnapshot) {
  const fields = farm.fields.filter(({ _id }) => form.fieldIds.includes(_id))
  const [draft] = draftInputsOf(form, fields, farm)
  return JobRewrite.safeParse(draft).data
}

/** All jobs that were entered together. */
const entryQuery = (batchId: string) =>
  queryOptions({
    queryKey: jobKeys.enteredTogether(batchId),
    queryFn: ({ signal }) => call(listJobs, { query: { batchId } }, { signal }),
    meta: { reads: ['jobs'], isQuiet: true },
  })

/** The edited job as it is stored, and those that were entered with it. */
interface BatchQuestion {
  readonly edited: Job
  readonly others: readonly Job[]
}

/** The question which other jobs of an entry change along with the one that is edited. */
export function useTogether(form: JobForm, farm: FarmSnapshot) {
  const client = useQueryClient()
  const [question, setQuestion] = useState<BatchQuestion>()
  const answer = useRef<(others: Answer) => void>(undefined)
  useQuery({ ...entryQuery(form.batchId), enabled: form.eventId !== null })
  const reply = (chosen: Answer): void => {
    setQuestion(undefined)
    answer.current?.(chosen)
  }
  /** With a weak signal the list may still be on its way; where it cannot come, the save itself will not arrive. */
  const entryOf = async ({ eventId, batchId }: JobForm): Promise<BatchQuestion | undefined> => {
    if (eventId === null) return undefined
    const jobs = await client.fetchQuery(entryQuery(batchId)).catch(() => [])
    const edited = jobs.find(({ _id }) => _id === eventId)
    return edited && { edited, others: jobs.filter(({ _id }) => _id !== eventId) }
  }
  /** The others with what was changed; nothing when there are none, undefined when the farmer goes on editing. */
  const askOthers = async (next: JobForm): Promise<readonly JobRewrite[] | undefined> => {
    const entry = await entryOf(next)
    const before = entry && writtenOf(formOf(entry.edited), farm)
    const after = writtenOf(next, farm)
    if (!before || !after || entry.others.length === 0) return []
    setQuestion(entry)
    const chosen = await new Promise<Answer>((resolve) => {
      answer.current = resolve
    })
    return chosen?.map((other) => withChanges(other, before, after))
  }
  return { asked: question, give: reply, askOthers }
}
