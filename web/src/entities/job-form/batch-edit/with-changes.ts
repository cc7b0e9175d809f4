/** Carries what was changed in one job over to those that were entered with it. */
import { JobRewrite, type Job } from '@vagu/core/jobs/schema'
import { isRateOfWork } from '@vagu/core/jobs/work-amount'
import { roundTo } from '@vagu/core/units/rounding'
import { isPerHectare } from '@vagu/core/units/schema'

/** A job as it is written; the same parts before and after a change. */
export type Written = Omit<JobRewrite, '_id' | 'updatedAt'>

/** Always each job's own. */
const OWN: ReadonlySet<string> = new Set(['fieldId', 'area', 'batchId'])

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Sums entered for all fields fall to each by its area. */
const scaled = (value: number | null | undefined, ratio: number, decimals: number) =>
  value == null ? value : roundTo(value * ratio, decimals)

/** The changed job with its sums for another area; `ratio` is that area to its own. */
const forArea = (job: Written, ratio: number): Written => ({
  ...job,
  requisites: job.requisites.map((material) =>
    material.unit === null || isPerHectare(material.unit)
      ? material
      : { ...material, amount: scaled(material.amount, ratio, 4) ?? null },
  ),
  amount: isRateOfWork(job.unit ?? null) ? job.amount : scaled(job.amount, ratio, 3),
  yield: scaled(job.yield, ratio, 3),
  herding: job.herding.map((row) => ({ ...row, hoursPerDay: roundTo(row.hoursPerDay * ratio, 4) })),
})

/** The parts that differ between a job as it was and as it became, for a job of another area. */
function changedParts(before: Written, after: Written, ratio: number): Partial<Written> {
  const parts = Object.entries(forArea(after, ratio)).filter(
    ([key]) => !OWN.has(key) && !same(before[key as keyof Written], after[key as keyof Written]),
  )
  return Object.fromEntries(parts)
}

/** Another job of the same entry with what was changed in the first; its field and area stay its own. */
export function withChanges(other: Job, before: Written, after: Written): JobRewrite {
  const ratio = after.area > 0 ? other.area / after.area : 1
  return JobRewrite.parse({ ...other, ...changedParts(before, after, ratio) })
}
