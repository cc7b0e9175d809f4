import type { Job, JobMaterial } from '@vagu/core/jobs/schema'
import { formatDay, formatDays, formatNumber, formatQuantity } from '../../lib/format.ts'
import { jobsText } from './text.ts'

/** A material with how much of it was used. */
export const materialText = ({ name, amount, unit }: JobMaterial): string =>
  amount === null ? name : `${name} ${formatQuantity(amount, unit ?? '', 3)}`

/** Wind and air while spraying; empty where neither was noted. */
export const weatherText = ({
  windSpeed,
  airTemperature,
}: Pick<Job, 'windSpeed' | 'airTemperature'>): string =>
  [
    windSpeed != null && jobsText.wind(formatQuantity(windSpeed, 'm/s', 1)),
    airTemperature != null && formatQuantity(airTemperature, '°C', 1),
  ]
    .filter(Boolean)
    .join(', ')

/**
 * Stack in words: its content, when it was spread, and that the authority was told; empty where nothing is
 * known.
 */
export const heapText = (heap: Job['heap']): string =>
  heap
    ? [
        heap.manure && jobsText.heaped[heap.manure].toLocaleLowerCase('et'),
        heap.spreadOn && jobsText.heapSpread(formatDay(heap.spreadOn)),
        heap.isNoticeGiven && jobsText.heapTold,
      ]
        .filter(Boolean)
        .join(', ')
    : ''

/** In which way, with what and how much of it was done, and what came of it; empty where there is nothing to tell. */
export function jobDetails(job: Job): string {
  const harvested =
    job.yield == null
      ? undefined
      : jobsText.harvested(formatQuantity(job.yield, job.yieldUnit ?? '', 3), job.yieldType ?? '')
  const variant = job.jobVariant?.toLocaleLowerCase('et')
  const amount = job.amount == null ? undefined : formatQuantity(job.amount, job.unit ?? '', 3)
  const materials = job.requisites.map(materialText)
  const moisture =
    job.yield == null || job.moisturePct == null
      ? undefined
      : jobsText.moist(formatNumber(job.moisturePct, 1))
  return [variant, ...materials, weatherText(job), amount, heapText(job.heap), harvested, moisture]
    .filter(Boolean)
    .join(', ')
}

/** Job in words: its type, its materials and its result. */
export const describeJob = (job: Job): string => [job.job.name, jobDetails(job)].filter(Boolean).join(', ')

/** The days of a job; a planned one has only its year. */
export const jobDays = (job: Pick<Job, 'status' | 'date' | 'endDate' | 'plannedYear'>): string =>
  job.status === 'PLANNED' && job.plannedYear != null
    ? jobsText.plannedFor(job.plannedYear)
    : formatDays(job.date, job.endDate)
