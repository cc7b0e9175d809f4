import type { JobEvent, JobMaterial } from '@vagu/core/job-events/schema'
import { formatDays, formatQuantity } from '../../lib/format.ts'
import { words } from './text.ts'

const materialText = ({ name, amount, unit }: JobMaterial): string =>
  amount === null ? name : `${name} ${formatQuantity(amount, (unit ?? '').replace('m3', 'm³'), 3)}`

/** With what it was done, and what came of it; empty where there is neither. */
export function jobDetails(event: JobEvent): string {
  const harvested =
    event.yield == null
      ? undefined
      : words.harvested(formatQuantity(event.yield, event.yieldUnit ?? '', 3), event.yieldType ?? '')
  return [...event.requisites.map(materialText), harvested].filter(Boolean).join(', ')
}

/** What was done, with what, and what came of it. */
export const describeJob = (event: JobEvent): string =>
  [event.job.name, jobDetails(event)].filter(Boolean).join(', ')

/** The days of a job; a planned one has only its year. */
export const jobDays = (event: Pick<JobEvent, 'status' | 'date' | 'endDate' | 'plannedYear'>): string =>
  event.status === 'PLANNED' && event.plannedYear != null
    ? words.plannedFor(event.plannedYear)
    : formatDays(event.date, event.endDate)
