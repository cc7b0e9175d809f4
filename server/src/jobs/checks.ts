/** Checks of a job before it is stored, by the facts that the database holds. */
import { AppError, type FieldError } from '@vagu/core/errors'
import { checkJobEdit, type JobEdit } from '@vagu/core/jobs/edit-rules'
import { checkJobs, faultsOfBrought, type JobCheckFacts } from '@vagu/core/jobs/rules'
import type { Job, JobDraft } from '@vagu/core/jobs/schema'
import { materialKey } from '@vagu/core/materials/schema'
import { typeOfTarget } from '@vagu/core/monitoring/table'
import { findJob } from '@vagu/core/settings/table'
import { fieldError } from '@vagu/core/validation'
import { cropYearOfEvent, fieldAreaAt } from '@vagu/core/warnings/facts'
import type { Named } from './record.ts'
import type { References } from './references.ts'

type Written = Omit<JobDraft, '_id'>

/** Whether drafts came alone or as a list: paths begin with the place in the list. */
export type Form = 'one' | 'batch'

const knownChemicals = ({ chemicals, registered }: References) => {
  const ids = new Set(chemicals.map(({ id }) => id))
  const names = new Set(chemicals.map(({ name }) => materialKey(name)))
  return {
    has: ({ requisiteId, name }: { requisiteId: string | null; name: string }) =>
      requisiteId === null
        ? names.has(materialKey(name)) || registered.has(materialKey(name))
        : ids.has(requisiteId),
  }
}

/** Where a path within a job stands in what was sent. */
export const pathsOf =
  (form: Form) =>
  (place: number, path: string): string =>
    form === 'batch' ? `${place}.${path}` : path

const reject = (fields: readonly FieldError[]) => {
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

function factsOf(references: References): JobCheckFacts {
  const fieldAreaOf = (draft: Written) => {
    const field = references.fields.get(draft.fieldId)
    return field && fieldAreaAt(draft, field)
  }
  const fieldLifeOf = (draft: Written) => {
    const field = references.fields.get(draft.fieldId)
    return field && { ...field, year: cropYearOfEvent(draft, field) }
  }
  const { categories, workers, today } = references
  const existing = new Map([...workers].filter(([, { isDeleted }]) => !isDeleted))
  return {
    categories,
    workers: existing,
    today,
    fieldAreaOf,
    fieldLifeOf,
    chemicals: knownChemicals(references),
    typeOfTarget,
  }
}

/** Refuses new jobs that the farm's other records speak against, with every wrong place. */
export const assertValid = (drafts: readonly Written[], references: References, form: Form): void =>
  reject(checkJobs(drafts, factsOf(references), form === 'batch'))

/** The same of one job that another book told of: it may lack what its source does not say. */
export const assertBrought = (draft: Written, references: References): void =>
  reject(faultsOfBrought(checkJobs([draft], factsOf(references), false)))

/**
 * Refuses changes that bring a fault; what a job lacked before it may go on lacking. Each job is judged by itself;
 * `pathOf` tells where in what was sent a fault of a job stands.
 */
export function requireNothingWorse(
  edits: readonly JobEdit[],
  references: References,
  pathOf: (place: number, path: string) => string,
): void {
  const facts = factsOf(references)
  reject(
    edits.flatMap((edit, i) =>
      checkJobEdit(edit, facts).map((error) => ({ ...error, path: pathOf(i, error.path) })),
    ),
  )
}

const labelOf = ({ key, name }: Named['job']) => ({ key, name })

/**
 * The job type and the worker that a valid draft means, by their names of today; a type or a worker that is nowhere keeps
 * its name in the job.
 */
export function nameDraft(draft: Written, references: References, before?: Job): Named {
  const found = findJob(references.categories, draft.jobCategory, draft.job)
  const type = found ? { jobCategory: found.category, job: found.job } : before
  if (type === undefined) throw new AppError('invalid', { fields: [fieldError('job', 'unknownJob')] })
  return {
    jobCategory: labelOf(type.jobCategory),
    job: labelOf(type.job),
    workerName: draft.worker
      ? (references.workers.get(draft.worker)?.name ?? before?.workerName ?? null)
      : null,
  }
}
