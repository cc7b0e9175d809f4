/** What a job must be before it is stored, by the facts that the database holds. */
import { AppError, type FieldError } from '@vagu/core/errors'
import { checkJobEvents, type JobCheckFacts } from '@vagu/core/job-events/rules'
import type { JobEventDraft } from '@vagu/core/job-events/schema'
import { materialKey } from '@vagu/core/requisites/schema'
import { findJob } from '@vagu/core/settings/table'
import { fieldError } from '@vagu/core/validation'
import { fieldAreaAt } from '@vagu/core/warnings/facts'
import { unknownImages } from '../images/references.ts'
import type { Named } from './record.ts'
import type { References } from './references.ts'

type Written = Omit<JobEventDraft, '_id'>

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

const refuse = (fields: readonly FieldError[]) => {
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

function factsOf(references: References): JobCheckFacts {
  const fieldAreaOf = (draft: Written) => {
    const field = references.fields.get(draft.fieldId)
    return field && fieldAreaAt(draft, field)
  }
  const { categories, workers, customAreas, today } = references
  return { categories, workers, customAreas, today, fieldAreaOf, chemicals: knownChemicals(references) }
}

/** Refuses drafts that the farm's other records speak against, with every wrong place. */
export const requireSound = (drafts: readonly Written[], references: References, form: Form): void =>
  refuse([
    ...checkJobEvents(drafts, factsOf(references), form === 'batch'),
    ...unknownImages(drafts, references.images, form === 'batch'),
  ])

/** Refuses changes that bring a fault; what a job lacked before, an imported one maybe, it may go on lacking. */
export function requireNothingWorse(
  changes: readonly { readonly before: Written; readonly after: Written }[],
  references: References,
): void {
  const facts = factsOf(references)
  const wrong = changes.flatMap(({ before, after }, i) => {
    const found = checkJobEvents([after], facts)
    if (found.length === 0) return []
    const known = new Set(checkJobEvents([before], facts).map(({ path, code }) => `${path} ${code}`))
    const fresh = found.filter(({ path, code }) => !known.has(`${path} ${code}`))
    return fresh.map((error) => ({ ...error, path: `${i}.${error.path}` }))
  })
  refuse(wrong)
}

const labelOf = ({ key, name }: Named['job']) => ({ key, name })

/** The job type and the worker that a sound draft means, by their names of today. */
export function nameDraft(draft: Written, references: References): Named {
  const found = findJob(references.categories, draft.jobCategory, draft.job)
  if (found === undefined) throw new AppError('invalid', { fields: [fieldError('job', 'unknownJob')] })
  return {
    jobCategory: labelOf(found.category),
    job: labelOf(found.job),
    workerName: (draft.worker && references.workers.get(draft.worker)?.name) || null,
  }
}
