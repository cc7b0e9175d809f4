import type { Job } from '@vagu/core/jobs/schema'
import { addDays } from '@vagu/core/time/day'
import { describeJob, jobDays, materialText } from '../../../entities/jobs/describe-job.ts'
import { jobsText } from '../../../entities/jobs/text.ts'
import { formatQuantity } from '../../../lib/format.ts'

/** Jobs that were entered together and tell the same, on one field or on many. */
export interface Entry {
  readonly key: string
  readonly first: Job
  readonly jobs: readonly Job[]
}

const kindOf = (job: Job): string =>
  [
    job.batchId,
    job.job.key,
    job.jobVariant,
    job.status,
    jobDays(job),
    ...job.requisites.map(({ name }) => name),
  ].join('|')

/** Jobs as entries, in the order of the first job of each. */
export function entriesOf(jobs: readonly Job[]): Entry[] {
  const groups = Map.groupBy(jobs, (job) => (job.batchId == null ? job._id : kindOf(job)))
  return [...groups.values()].flatMap((together) => {
    const [first] = together
    if (!first) return []
    return [{ key: together.length > 1 ? `entry ${first._id}` : first._id, first, jobs: together }]
  })
}

/** Hectares of all jobs of an entry. */
export const areaOf = ({ jobs }: Pick<Entry, 'jobs'>): number => jobs.reduce((sum, { area }) => sum + area, 0)

/** Yield of all jobs, where they have one unit; nothing where one of them has none. */
function yieldOf(jobs: readonly Job[]): string | undefined {
  const units = new Set(jobs.map((job) => (job.yield == null ? null : job.yieldUnit)))
  const [unit] = units
  if (units.size !== 1 || unit == null) return undefined
  const sum = jobs.reduce((total, job) => total + (job.yield ?? 0), 0)
  return jobsText.harvested(formatQuantity(sum, unit, 3), '')
}

/** An entry in words: of many jobs what they have in common, and what was harvested of all. */
export function describeEntry({ first, jobs }: Entry): string {
  if (jobs.length === 1) return describeJob(first)
  const materials = first.requisites.map((material, index) => {
    const text = materialText(material)
    const isCommon = jobs.every(({ requisites }) => {
      const other = requisites[index]
      return other && materialText(other) === text
    })
    return isCommon ? text : material.name
  })
  return [first.job.name, first.jobVariant?.toLocaleLowerCase('et'), ...materials, yieldOf(jobs)]
    .filter(Boolean)
    .join(', ')
}

/** The days of an entry; of late ones by their name. */
export function daysOf({ first }: Pick<Entry, 'first'>, today: string): string {
  const isOneDay = first.status !== 'PLANNED' && first.date === first.endDate
  if (isOneDay && first.date === today) return jobsText.today
  if (isOneDay && first.date === addDays(today, -1)) return jobsText.yesterday
  return jobDays(first)
}

/** A line of the list: an entry, or one job of an entry that is open. */
export interface RecentRow {
  readonly key: string
  readonly entry: Entry
  readonly isOpen: boolean
  readonly isPart: boolean
}

const rowOf = (entry: Entry, isOpen: boolean, isPart: boolean): RecentRow => ({
  key: isPart ? `part ${entry.key}` : entry.key,
  entry,
  isOpen,
  isPart,
})

/** Entries, each open one followed by its jobs. */
export const rowsOf = (entries: readonly Entry[], open: ReadonlySet<string>): RecentRow[] =>
  entries.flatMap((entry) => {
    const isOpen = open.has(entry.key)
    const parts = isOpen ? entry.jobs.map((job) => ({ key: job._id, first: job, jobs: [job] })) : []
    return [rowOf(entry, isOpen, false), ...parts.map((part) => rowOf(part, false, true))]
  })
