import { applyEnd, applyStart, applyStatus, datesOf, type JobDates, lacksEnd } from '@vagu/core/jobs/dates'
import { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job, JobStatus } from '@vagu/core/jobs/schema'
import { yearOf } from '@vagu/core/time/day'
import { cropYearOf, type SeasonStarts } from '@vagu/core/time/season'
import { Year } from '@vagu/core/time/schema'
import type { JobRow } from './job-row.ts'

/** Values that several jobs should get; null leaves one as it is. */
export interface Wish {
  readonly status: JobStatus | null
  readonly date: string | null
  readonly endDate: string | null
  /** Id of a machine, or `NO_MACHINE` for none. */
  readonly machine: string | null
}
export const NO_MACHINE = 'NONE'
export const NO_WISH: Wish = { status: null, date: null, endDate: null, machine: null }

/** Why a job cannot become what is wished. */
export type Obstacle = 'planned' | 'open' | 'endBeforeStart' | 'endMissing' | 'wrongYear'

export interface Preview {
  readonly job: JobRow
  readonly before: JobDates
  readonly after: JobDates
  /** The machine that the job gets, null for none; undefined where it keeps its own. */
  readonly machine: string | null | undefined
  readonly isChanged: boolean
  readonly obstacle: Obstacle | null
  /** The crop year that the job goes to, when it leaves the year of the list. */
  readonly otherYear: number | null
}

/** The status first, for it moves the days; then the start, which takes an equal end along; then the end. */
function wished(before: JobDates, wish: Wish, calendar: Parameters<typeof applyStatus>[2]): JobDates {
  const status = wish.status === null ? before : applyStatus(before, wish.status, calendar)
  if (status.status === 'PLANNED') return status
  const started = wish.date === null ? status : applyStart(status, wish.date)
  return wish.endDate === null ? started : applyEnd(started, wish.endDate)
}

const isWrongYear = (day: string | null): boolean => day !== null && !Year.safeParse(yearOf(day)).success

function obstacleOf(before: JobDates, after: JobDates, wish: Wish): Obstacle | null {
  if (after.status === 'PLANNED') return wish.date !== null || wish.endDate !== null ? 'planned' : null
  if (after.status === 'IN_PROGRESS' && wish.endDate !== null) return 'open'
  if (isWrongYear(after.date) || isWrongYear(after.endDate)) return 'wrongYear'
  if (lacksEnd(after) && !lacksEnd(before)) return 'endMissing'
  return after.endDate !== null && after.endDate < after.date ? 'endBeforeStart' : null
}

const cropYear = ({ status, plannedYear, date }: JobDates, starts: readonly SeasonStarts[]): number =>
  (status === 'PLANNED' ? plannedYear : null) ?? cropYearOf(date, starts)

const isSame = (a: JobDates, b: JobDates): boolean =>
  a.status === b.status && a.date === b.date && a.endDate === b.endDate && a.plannedYear === b.plannedYear

/** The machine that a job gets; undefined where it has that one, or none is wished. */
function machineFor(job: Job, { machine: wish }: Wish): string | null | undefined {
  if (wish === null) return undefined
  const machine = wish === NO_MACHINE ? null : wish
  return machine === (job.machine ?? null) ? undefined : machine
}

/** Preview of each job. */
export function previewOf(
  jobs: readonly JobRow[],
  wish: Wish,
  { today, year }: { readonly today: string; readonly year: number },
): Preview[] {
  return jobs.map((job) => {
    const before = datesOf(job.job)
    const starts = job.field?.yearInfo ?? []
    const after = wished(before, wish, { today, starts })
    const next = cropYear(after, starts)
    const machine = machineFor(job.job, wish)
    return {
      job,
      before,
      after,
      machine,
      isChanged: machine !== undefined || !isSame(before, after),
      obstacle: obstacleOf(before, after, wish),
      otherYear: next === year ? null : next,
    }
  })
}

/** Changes to send: of the jobs that change and can. */
export const changesOf = (previews: readonly Preview[]): JobDatesChange[] =>
  previews
    .filter(({ isChanged, obstacle }) => isChanged && obstacle === null)
    .map(({ job: { job }, after, machine }) => ({
      jobId: job._id,
      ...after,
      ...(machine === undefined ? {} : { machine }),
      updatedAt: job.updatedAt,
    }))

/** The jobs as they will be, before the server says so. */
export function withDates(jobs: readonly Job[], changes: readonly JobDatesChange[]): Job[] {
  const byId = new Map(changes.map((change) => [change.jobId, change]))
  return jobs.map((job) => {
    const change = byId.get(job._id)
    if (!change) return job
    const { status, date, endDate, plannedYear, machine = job.machine } = change
    return { ...job, status, date, endDate, plannedYear: plannedYear ?? null, machine }
  })
}
