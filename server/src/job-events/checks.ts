/** What a job must be before it is stored, by the facts that the database holds. */
import { AppError, type FieldError } from '@vagu/core/errors'
import { checkJobEvents } from '@vagu/core/job-events/rules'
import type { JobEventDraft } from '@vagu/core/job-events/schema'
import { materialKey } from '@vagu/core/requisites/schema'
import { findJob } from '@vagu/core/settings/table'
import { fieldError } from '@vagu/core/validation'
import { fieldAreaAt } from '@vagu/core/warnings/facts'
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

/** An id may stand once in a list, or the second record would hide the first. */
function repeatedIds(drafts: readonly JobEventDraft[]): FieldError[] {
  const first = new Map(drafts.map(({ _id }, i) => [_id, i] as const).toReversed())
  return drafts.flatMap(({ _id }, i) =>
    _id !== undefined && first.get(_id) !== i ? [fieldError(`${i}._id`, 'duplicateId')] : [],
  )
}

const refuse = (fields: readonly FieldError[]) => {
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export const requireDistinctIds = (drafts: readonly JobEventDraft[]) => refuse(repeatedIds(drafts))

/** Refuses drafts that the farm's other records speak against, with every wrong place. */
export function requireSound(drafts: readonly Written[], references: References, form: Form): void {
  const fieldAreaOf = (draft: Written) => {
    const field = references.fields.get(draft.fieldId)
    return field && fieldAreaAt(draft, field)
  }
  const { categories, workers, today } = references
  const facts = { categories, workers, today, fieldAreaOf, chemicals: knownChemicals(references) }
  refuse(checkJobEvents(drafts, facts, form === 'batch'))
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
