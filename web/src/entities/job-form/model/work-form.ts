/** The amount of land improvement, or of manure in a heap, as the form holds it. */
import type { WorkUnit } from '@vagu/core/jobs/schema'
import { isRateOfWork, workUnitsOf } from '@vagu/core/jobs/work-amount'
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { splitByWeight } from '@vagu/core/units/rounding'
import type { JobForm } from './job-form.ts'

type Keyed = Pick<JobType, 'key'>

/** The units of the form's job; none while it is not chosen, or is not measured. */
export const unitsOf = (category: Pick<JobCategory, 'key'> | undefined, job: Keyed | undefined) =>
  category && job ? workUnitsOf(category, job) : []

/** A measured job begins with its usual unit, unless the one of before is one of its own. */
export function withWorkUnit(form: JobForm, job: Keyed): JobForm {
  const units = workUnitsOf({ key: form.category }, job)
  const { unit } = form.work
  if (units.length === 0 || (unit !== null && units.includes(unit))) return form
  return { ...form, work: { ...form.work, unit: units[0] ?? null } }
}

interface Work {
  readonly amount: number | null
  readonly unit: WorkUnit | null
}

/** The unit as chosen; where there is only one, that. */
export const unitOf = ({ unit }: Work, units: readonly WorkUnit[]): WorkUnit | null =>
  unit ?? (units.length === 1 ? (units[0] ?? null) : null)

/** The work of each field: shared by area, 3 decimals; a rate is the same everywhere. */
export function workOfFields(work: Work, units: readonly WorkUnit[], areas: readonly number[]): Work[] {
  if (units.length === 0) return areas.map(() => ({ amount: null, unit: null }))
  const { amount } = work
  const unit = unitOf(work, units)
  const isShared = amount !== null && amount > 0 && areas.length > 1 && !isRateOfWork(unit)
  const shares = isShared ? splitByWeight(amount, areas, 3) : areas.map(() => amount)
  return areas.map((_, index) => ({ amount: shares[index] ?? null, unit }))
}
