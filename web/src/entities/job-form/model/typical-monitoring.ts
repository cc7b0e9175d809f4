/**
 * Targets that jobs with a material usually look for, offered as rows of monitoring: an amount is only ever
 * suggested.
 */
import type { Material } from '@vagu/core/materials/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { withTarget } from '../../monitoring/choose-target.ts'
import { emptyMonitoringEntry, type MonitoringForm, isUntouched } from '../../monitoring/monitoring-form.ts'
import { newId } from '../../../lib/new-id.ts'
import type { JobForm } from './job-form.ts'

type Typical = Material['inspections'][number]

const isOf = (row: MonitoringForm, { inspectionType, target }: Typical): boolean =>
  row.inspectionType === inspectionType && row.target === target

/** Offered for a material that is gone since, and neither confirmed nor changed. */
const isOnlyOffered = (row: MonitoringForm, before: readonly Typical[]): boolean =>
  row.amount === null && row.suggestion !== null && before.some((each) => isOf(row, each))

interface Change {
  /** Targets that the block's material usually looked for, and those it looks for now. */
  readonly before: readonly Typical[]
  readonly after: readonly Typical[]
  /** In [0, 1), for each suggestion. */
  readonly random: () => number
}

/** Rows for what is looked for and not there yet; only a job of plant protection, or one with monitoring, has them. */
export function offerTypical(form: JobForm, { before, after, random }: Change): JobForm {
  const isRequired = form.category === CATEGORY.plantProtection || form.inspections.length > 0
  if (!isRequired || (before.length === 0 && after.length === 0)) return form
  const remaining = form.inspections.filter((row) => !isOnlyOffered(row, before))
  const added = after
    .filter((each) => !remaining.some((row) => isOf(row, each)))
    .map(({ inspectionType, target }) =>
      withTarget(emptyMonitoringEntry(newId(), inspectionType), target, random()),
    )
  if (added.length === 0 && remaining.length === form.inspections.length) return form
  const rows = added.length > 0 ? remaining.filter((row) => !isUntouched(row)) : remaining
  const inspections = [...rows, ...added]
  return { ...form, inspections: inspections.length > 0 ? inspections : [emptyMonitoringEntry(newId())] }
}
