import type { JobDatesChange } from '@vagu/core/jobs/lists'
import { Job } from '@vagu/core/jobs/schema'
import { CallError } from '../../lib/call-error.ts'
import { jobsPageText } from './text.ts'

const SHOWN = 3

export const nameOf = ({ job, fieldName }: Pick<Job, 'job' | 'fieldName'>): string =>
  jobsPageText.jobOn(job.name, fieldName)

/** Index of the sent entry that a wrong place is in: `3.endDate` is in the fourth. */
const placeOf = (path: string): number => Number(/^(?:body\.)?(\d+)/.exec(path)?.[1] ?? Number.NaN)

/** Why the server did not change the jobs, in a sentence; undefined where only a general one can be said. */
export function explainFailure(
  error: unknown,
  changes: readonly Pick<JobDatesChange, 'jobId'>[],
  jobs: readonly Job[],
): string | undefined {
  if (!(error instanceof CallError) || error.kind !== 'refused') return undefined
  if (error.code === 'conflict') {
    const stored = Job.safeParse(error.stored).data
    return stored ? jobsPageText.conflict(nameOf(stored)) : undefined
  }
  if (error.code === 'notFound' || error.code === 'deleted') return jobsPageText.gone
  const found = error.fields.flatMap(({ path, message }) => {
    const id = changes[placeOf(path)]?.jobId
    const job = jobs.find(({ _id }) => _id === id)
    return job ? [{ id: job._id, text: `${nameOf(job)}: ${message}` }] : []
  })
  if (found.length === 0) return undefined
  const texts = [...new Set(found.map(({ text }) => text))].slice(0, SHOWN)
  return jobsPageText.couldNot(new Set(found.map(({ id }) => id)).size, texts.join('; '))
}
