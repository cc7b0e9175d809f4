/** Jobs after a move, and how the board shows them before the server has them. */
import { datesOf, type JobDates } from '@vagu/core/jobs/dates'
import { doneOn, isOverdue, markDone, planOn, withoutDay } from '@vagu/core/jobs/plan-moves'
import type { Job } from '@vagu/core/jobs/schema'
import { addDays, daysBetween } from '@vagu/core/time/day'

export interface PlanChange {
  readonly id: string
  readonly dates: JobDates
  readonly worker: string | null
}

/** Where a card is put. */
export interface Place {
  /** null: among the plans without a day. */
  readonly day: string | null
  /** Left out, the worker stays; null: nobody. */
  readonly worker?: string | null
}

interface MoveFacts {
  /** The day of the column that the card was taken from: a job of several days moves by the difference. */
  readonly from?: string | undefined
  readonly cropYearOf: (job: Job) => number
}

/** The job as it is, which a way back brings again. */
export const changeOf = (job: Job): PlanChange => ({
  id: job._id,
  dates: datesOf(job),
  worker: job.worker ?? null,
})

function datesAt(job: Job, day: string, from: string | undefined): JobDates {
  const isShifted = job.status !== 'PLANNED' && from !== undefined
  return planOn(datesOf(job), isShifted ? addDays(job.date, daysBetween(from, day)) : day)
}

const isSame = (job: Job, { dates, worker }: PlanChange): boolean => {
  const { status, date, endDate, plannedYear } = datesOf(job)
  return (
    worker === (job.worker ?? null) &&
    status === dates.status &&
    date === dates.date &&
    endDate === dates.endDate &&
    plannedYear === dates.plannedYear
  )
}

/** The changes that put jobs there; none for those that stand there already. */
export function changesTo(jobs: readonly Job[], place: Place, facts: MoveFacts): PlanChange[] {
  return jobs.flatMap((job) => {
    const { day, worker = job.worker ?? null } = place
    const dates =
      day === null ? withoutDay(datesOf(job), facts.cropYearOf(job)) : datesAt(job, day, facts.from)
    const change = { id: job._id, dates, worker }
    return isSame(job, change) ? [] : [change]
  })
}

/** Whether a plan would lie in the past: nobody plans for yesterday, it can only have been done. */
export const isForPast = (changes: readonly PlanChange[], today: string): boolean =>
  changes.some(({ dates }) => isOverdue(dates, today))

export const asDoneOn = (changes: readonly PlanChange[], day: string): PlanChange[] =>
  changes.map((change) => ({ ...change, dates: doneOn(change.dates, day) }))

export const doneChanges = (jobs: readonly Job[], today: string): PlanChange[] =>
  jobs.map((job) => ({ ...changeOf(job), dates: markDone(datesOf(job), today) }))

export type WorkerNames = ReadonlyMap<string, string>

/** The jobs as they will be when the changes that are under way have come through, in their order. */
export function withChanges(
  jobs: readonly Job[],
  changes: readonly PlanChange[],
  workers: WorkerNames,
): readonly Job[] {
  if (changes.length === 0) return jobs
  const last = new Map(changes.map((change) => [change.id, change]))
  return jobs.map((job) => {
    const change = last.get(job._id)
    if (!change) return job
    const { dates, worker } = change
    return { ...job, ...dates, worker, workerName: worker === null ? null : (workers.get(worker) ?? null) }
  })
}

/** Of each of these jobs the version that was stored last; the first of those that are as old. */
export function newestOfEach(jobs: readonly Job[], ids: readonly string[]): Job[] {
  const newest = new Map<string, Job>()
  for (const job of jobs) {
    const known = newest.get(job._id)
    if (!known || known.updatedAt < job.updatedAt) newest.set(job._id, job)
  }
  return ids.flatMap((id) => newest.get(id) ?? [])
}

/** The jobs of a list, each as it was stored last. */
export const withStored = (jobs: readonly Job[], stored: readonly Job[]): readonly Job[] =>
  stored.length === 0
    ? jobs
    : newestOfEach(
        [...jobs, ...stored],
        jobs.map(({ _id }) => _id),
      )

/** Whether the worker changes with any of them: then the jobs are written as wholes. */
export const isWorkerChanged = (jobs: readonly Job[], changes: readonly PlanChange[]): boolean => {
  const workers = new Map(jobs.map(({ _id, worker }) => [_id, worker ?? null]))
  return changes.some(({ id, worker }) => workers.get(id) !== worker)
}
