import { nameOfYear } from '@vagu/core/fields/rules'
import { isAlsoFertilizing } from '@vagu/core/jobs/also-fertilizing'
import type { Job } from '@vagu/core/jobs/schema'
import { yearOf } from '@vagu/core/time/day'
import type { DraftInput } from '../model/build-drafts.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import { isWhole } from '../model/grazing-form.ts'

type Names = Pick<FarmSnapshot, 'fields' | 'workers'>

/** Stands for the moment of saving, which only the server knows. */
const NOT_YET = '1970-01-01T00:00:00.000Z'

/** A job as lists show it before the server has it. */
export function asEvent(draft: DraftInput, { fields, workers }: Names, at = NOT_YET): Job {
  const field = fields.find(({ _id }) => _id === draft.fieldId)
  const date = draft.date ?? ''
  return {
    ...draft,
    jobCategory: { key: draft.jobCategory.key ?? '', name: draft.jobCategory.name },
    job: { key: draft.job.key ?? '', name: draft.job.name },
    date,
    area: draft.area ?? 0,
    herding: draft.herding.filter(isWhole),
    fieldName: field ? nameOfYear(field, yearOf(date)) : '',
    workerName: workers.find(({ _id }) => _id === draft.worker)?.name ?? null,
    isFertilizing: isAlsoFertilizing(draft.jobCategory.key ?? '', draft.requisites),
    createdAt: at,
    updatedAt: at,
  }
}
