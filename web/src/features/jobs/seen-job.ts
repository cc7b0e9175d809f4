import type { Field, MainCrop } from '@vagu/core/fields/schema'
import { mainCropOf } from '@vagu/core/fields/rules'
import type { Job } from '@vagu/core/jobs/schema'
import type { FieldGroup } from '@vagu/core/settings/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { cropLook } from '../../entities/crops/crop-look.ts'
import { normalizeText } from '../../ui/search-options.ts'
import { describeJob, jobDays } from '../../entities/jobs/describe-job.ts'
import type { ListedJob } from '../../entities/jobs/listed-job.ts'
import { jobsText } from '../../entities/jobs/text.ts'

/** A job with what the list shows and finds it by, told once. */
export interface SeenJob extends ListedJob {
  /** The name of the group that its field is in. */
  readonly group: string | undefined
  readonly warnings: readonly Warning[]
  /** Everything that a search may ask for, in plain letters. */
  readonly haystack: string
}
export const keyOfJob = ({ event }: ListedJob): string => event._id

interface Sources {
  readonly events: readonly Job[]
  readonly fields: readonly Field[]
  readonly warnings: readonly Warning[]
  readonly groups: readonly FieldGroup[]
  readonly year: number
}
const NONE: readonly Warning[] = []

const haystackOf = (event: Job, crop: MainCrop | undefined): string => {
  const { fieldName, jobCategory, workerName, notes, labels, status } = event
  const texts = [fieldName, jobCategory.name, describeJob(event), workerName ?? '', notes, ...labels]
  return normalizeText(
    [...texts, crop ? cropLook(crop).title : '', jobsText.statuses[status], jobDays(event)].join(' '),
  )
}

/** The jobs of a year with their fields, crops and warnings. */
export function seenJobs({ events, fields, warnings, groups, year }: Sources): SeenJob[] {
  const fieldsById = new Map(fields.map((field) => [field._id, field]))
  const groupOf = new Map(
    groups.flatMap(({ fieldGroupName, linkedFieldIds }) => linkedFieldIds.map((id) => [id, fieldGroupName])),
  )
  const warningsByJob = Map.groupBy(warnings, ({ targetId }) => targetId)
  return events.map((event) => {
    const field = fieldsById.get(event.fieldId)
    const crop = field && mainCropOf(field, year)
    return {
      event,
      field,
      group: groupOf.get(event.fieldId),
      crop,
      days: jobDays(event),
      warnings: warningsByJob.get(event._id) ?? NONE,
      haystack: haystackOf(event, crop),
    }
  })
}
