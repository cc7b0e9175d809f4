/** The season of a field as one line: its jobs as marks, what they forbid as bars. */
import type { Job } from '@vagu/core/jobs/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { addDays, daysBetween } from '@vagu/core/time/day'

export type LineJob = Pick<Job, '_id' | 'status' | 'date' | 'endDate' | 'requisites' | 'jobCategory' | 'job'>

/** Kinds of jobs that the line tells apart. */
export type MarkKind = 'sowing' | 'harvest' | 'spraying' | 'fertilising' | 'other'
export interface LineMark {
  readonly id: string
  readonly kind: MarkKind
  readonly isPlanned: boolean
  readonly name: string
  readonly date: string
  /** Per cent of the line from its left end. */
  readonly at: number
}
/** Days on which harvest or work is not allowed; per cent of the line. */
export interface LineBar {
  readonly id: string
  readonly kind: 'harvest' | 'work'
  /** The first day on which it is allowed again. */
  readonly until: string
  readonly from: number
  readonly width: number
}
export interface SeasonLine {
  readonly marks: readonly LineMark[]
  readonly bars: readonly LineBar[]
  /** Beginnings of months: per cent, and the month, 1 to 12. */
  readonly months: readonly { readonly at: number; readonly month: number }[]
  /** Where today stands; undefined out of season. */
  readonly today: number | undefined
}

const KINDS: Readonly<Record<string, MarkKind>> = {
  [CATEGORY.sowing]: 'sowing',
  [CATEGORY.harvest]: 'harvest',
  [CATEGORY.plantProtection]: 'spraying',
  [CATEGORY.fertilising]: 'fertilising',
}
export const kindOf = ({ jobCategory: { key } }: Pick<LineJob, 'jobCategory'>): MarkKind =>
  KINDS[key] ?? 'other'

const lastDay = ({ date, endDate }: LineJob): string => endDate ?? date
const WAITS = { harvest: 'harvestDelayDays', work: 'workDelayDays' } as const

interface Days {
  readonly seasonStart: string
  readonly seasonEnd: string
  readonly today: string
}

/** A job without a day of its own, planned for a season only, stands on no line. */
export function seasonLine(jobs: readonly LineJob[], { seasonStart, seasonEnd, today }: Days): SeasonLine {
  const days = Math.max(1, daysBetween(seasonStart, seasonEnd))
  const at = (day: string): number => Math.min(100, Math.max(0, (daysBetween(seasonStart, day) / days) * 100))
  const isInside = (day: string): boolean => day >= seasonStart && day <= seasonEnd
  const marks = jobs
    .filter(({ date }) => isInside(date))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((job): LineMark => ({
      id: job._id,
      kind: kindOf(job),
      isPlanned: job.status === 'PLANNED' || job.status === 'DRAFT',
      name: job.job.name,
      date: job.date,
      at: at(job.date),
    }))
  const bars = jobs
    .filter(({ status }) => status === 'DONE' || status === 'IN_PROGRESS')
    .flatMap((job) =>
      (['harvest', 'work'] as const).flatMap((kind): LineBar[] => {
        const wait = Math.max(0, ...job.requisites.map((material) => material[WAITS[kind]] ?? 0))
        const [first, until] = [lastDay(job), addDays(lastDay(job), wait)]
        if (wait === 0 || until < seasonStart || first > seasonEnd) return []
        return [{ id: `${job._id} ${kind}`, kind, until, from: at(first), width: at(until) - at(first) }]
      }),
    )
  const months: { at: number; month: number }[] = []
  for (let day = seasonStart; day <= seasonEnd; day = addDays(day, 1))
    if (day.endsWith('-01')) months.push({ at: at(day), month: Number(day.slice(5, 7)) })
  return { marks, bars, months, today: isInside(today) ? at(today) : undefined }
}
