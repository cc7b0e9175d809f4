import type { Job, JobMaterial } from '@vagu/core/jobs/schema'
import { formatDay, formatDays, formatQuantity } from '../../lib/format.ts'
import { jobsText } from './text.ts'

const shownUnit = (unit: string | null | undefined): string => (unit ?? '').replace('m3', 'm³')

const materialText = ({ name, amount, unit }: JobMaterial): string =>
  amount === null ? name : `${name} ${formatQuantity(amount, shownUnit(unit), 3)}`

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

/** What a stack holds, when it was spread, and that the authority was told; empty where nothing is known. */
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
export function jobDetails(event: Job): string {
  const harvested =
    event.yield == null
      ? undefined
      : jobsText.harvested(formatQuantity(event.yield, event.yieldUnit ?? '', 3), event.yieldType ?? '')
  const variant = event.jobVariant?.toLocaleLowerCase('et')
  const amount = event.amount == null ? undefined : formatQuantity(event.amount, shownUnit(event.unit), 3)
  const materials = event.requisites.map(materialText)
  return [variant, ...materials, weatherText(event), amount, heapText(event.heap), harvested]
    .filter(Boolean)
    .join(', ')
}

/** What was done, with what, and what came of it. */
export const describeJob = (event: Job): string =>
  [event.job.name, jobDetails(event)].filter(Boolean).join(', ')

/** The days of a job; a planned one has only its year. */
export const jobDays = (event: Pick<Job, 'status' | 'date' | 'endDate' | 'plannedYear'>): string =>
  event.status === 'PLANNED' && event.plannedYear != null
    ? jobsText.plannedFor(event.plannedYear)
    : formatDays(event.date, event.endDate)
