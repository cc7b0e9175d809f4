/** Years that pay for a job. */
import { CATEGORY } from '../settings/table.ts'
import type { ProfitField, ProfitJob, ProfitStand } from './facts.ts'

/** One of several years that pay; `index` is 0 in the year of the sowing. */
export interface StandYear {
  readonly index: number
  readonly years: number
}
const isSowing = ({ categoryKey }: ProfitJob): boolean =>
  categoryKey === CATEGORY.sowing || categoryKey === CATEGORY.undersowing

/** A catch crop is sown behind the harvest, in the season of the crop before it: the next main crop pays for it. */
function isOfNextCrop(job: ProfitJob, field: ProfitField, year: number): boolean {
  if (job.categoryKey !== CATEGORY.sowing) return false
  const at = job.cropYear === year ? 'now' : 'before'
  const last = field.lastHarvest[at]
  return field.hasCatchCrop[at] && last !== null && job.day > last
}

/** Whether the year pays for a job, and which year of a stand it is; null stands for the whole job. */
export function partOf(
  job: ProfitJob,
  { field, stand, year }: { field: ProfitField; stand: ProfitStand | undefined; year: number },
): StandYear | null | undefined {
  if (stand && isSowing(job)) {
    const index = year - job.cropYear
    return index >= 0 && index < stand.years ? { index, years: stand.years } : undefined
  }
  if (isOfNextCrop(job, field, year)) return job.cropYear === year - 1 ? null : undefined
  return job.cropYear === year ? null : undefined
}
