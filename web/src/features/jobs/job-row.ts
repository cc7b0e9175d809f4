import type { Field, MainCrop } from '@vagu/core/fields/schema'
import { mainCropOf } from '@vagu/core/fields/rules'
import type { Job } from '@vagu/core/jobs/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { normalizeText } from '../../ui/search-options.ts'
import { describeJob, jobDays } from '../../entities/jobs/describe-job.ts'
import type { ListedJob } from '../../entities/jobs/listed-job.ts'
import { jobsText } from '../../entities/jobs/text.ts'

/** A job with what the list shows and finds it by, told once. */
export interface JobRow extends ListedJob {
  /** The name of the group that its field is in. */
  readonly group: string | undefined
  readonly warnings: readonly Warning[]
  /** Text that a search looks in, in plain letters. */
  readonly haystack: string
}
export const keyOfJob = ({ job }: ListedJob): string => job._id

interface Sources {
  readonly jobs: readonly Job[]
  readonly fields: readonly Field[]
  readonly warnings: readonly Warning[]
  readonly groups: readonly FieldGroup[]
  readonly year: number
}
const NONE: readonly Warning[] = []

const haystackOf = (job: Job, crop: MainCrop | undefined): string => {
  const { fieldName, jobCategory, workerName, notes, labels, status } = job
  const texts = [fieldName, jobCategory.name, describeJob(job), workerName ?? '', notes, ...labels]
  return normalizeText(
    [...texts, crop ? cropStyle(crop).title : '', jobsText.statuses[status], jobDays(job)].join(' '),
  )
}

/** The jobs of a year with their fields, crops and warnings. */
export function jobRows({ jobs, fields, warnings, groups, year }: Sources): JobRow[] {
  const fieldsById = new Map(fields.map((field) => [field._id, field]))
  const groupOf = new Map(
    groups.flatMap(({ fieldGroupName, linkedFieldIds }) => linkedFieldIds.map((id) => [id, fieldGroupName])),
  )
  const warningsByJob = Map.groupBy(warnings, ({ targetId }) => targetId)
  return jobs.map((job) => {
    const field = fieldsById.get(job.fieldId)
    const crop = field && mainCropOf(field, year)
    return {
      job,
      field,
      group: groupOf.get(job.fieldId),
      crop,
      days: jobDays(job),
      warnings: warningsByJob.get(job._id) ?? NONE,
      haystack: haystackOf(job, crop),
    }
  })
}
