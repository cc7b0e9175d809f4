import type { Job } from '@vagu/core/jobs/schema'
import { addDays } from '@vagu/core/time/day'
import { formatDay, formatQuantity } from '../../lib/format.ts'
import { jobsText } from './text.ts'

export const SAFETY_KINDS = ['harvest', 'work', 'area', 'water'] as const
export interface SafetyMark {
  readonly kind: (typeof SAFETY_KINDS)[number]
  readonly text: string
}
type DatedJob = Pick<Job, 'status' | 'date' | 'endDate' | 'requisites'>
type Figure = 'harvestDelayDays' | 'workDelayDays' | 'safetyArea' | 'safetyWaterArea'

const largest = ({ requisites }: DatedJob, figure: Figure): number =>
  Math.max(0, ...requisites.map((material) => material[figure] ?? 0))

/** Safety marks of a job's materials: days to wait from its last day on, metres to keep. */
export function safetyMarks(job: DatedJob): SafetyMark[] {
  const isDated = job.status !== 'PLANNED'
  const freeFrom = (days: number): string => formatDay(addDays(job.endDate ?? job.date, days))
  const [harvest, work] = [largest(job, 'harvestDelayDays'), largest(job, 'workDelayDays')]
  const [area, water] = [largest(job, 'safetyArea'), largest(job, 'safetyWaterArea')]
  const marks: (SafetyMark | false)[] = [
    isDated && harvest > 0 && { kind: 'harvest', text: jobsText.safety.harvest(freeFrom(harvest)) },
    isDated && work > 0 && { kind: 'work', text: jobsText.safety.work(freeFrom(work)) },
    area > 0 && { kind: 'area', text: jobsText.safety.area(formatQuantity(area, 'm')) },
    water > 0 && { kind: 'water', text: jobsText.safety.water(formatQuantity(water, 'm')) },
  ]
  return marks.filter((mark) => mark !== false)
}
