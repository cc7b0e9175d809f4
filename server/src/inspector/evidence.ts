/** Evidence in the jobs of a book: photos, and finds of monitoring in words. */
import type { Gathered } from '@vagu/core/book/table-of'
import { eppoOfTarget, nameOfTarget } from '@vagu/core/monitoring/table'
import type { MonitoringEntry } from '@vagu/core/monitoring/schema'
import { numberText } from '@vagu/core/text/format'
import type { Evidence } from '@vagu/core/inspector/schema'

function findText({ target, amount, unit, threshold }: MonitoringEntry): string {
  const eppo = eppoOfTarget(target)
  const name = eppo ? `${nameOfTarget(target)} (${eppo})` : nameOfTarget(target)
  const much = (count: number): string => `${numberText(count)} ${unit ?? ''}`.trim()
  const bound = threshold == null ? '' : `, tõrjekriteerium ${much(threshold)}`
  return amount === null ? name : `${name}: ${much(amount)}${bound}`
}

/** Jobs that have any. */
export const evidenceOf = ({ jobs }: Pick<Gathered, 'jobs'>): Evidence[] =>
  jobs
    .filter(({ job }) => job.images.length > 0 || job.inspections.length > 0)
    .map(({ job }) => ({ jobId: job._id, photos: job.images, monitoring: job.inspections.map(findText) }))
