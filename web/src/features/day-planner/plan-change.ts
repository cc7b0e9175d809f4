/** What a move makes of jobs, and how the board shows it before the server has it. */
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
  readonly cropYearOf: (event: Job) => number
}

/** The job as it is, which a way back brings again. */
export const changeOf = (event: Job): PlanChange => ({
  id: event._id,
  dates: datesOf(event),
  worker: event.worker ?? null,
})

function datesAt(event: Job, day: string, from: string | undefined): JobDates {
  const isShifted = event.status !== 'PLANNED' && from !== undefined
  return planOn(datesOf(event), isShifted ? addDays(event.date, daysBetween(from, day)) : day)
}

const isSame = (event: Job, { dates, worker }: PlanChange): boolean => {
  const { status, date, endDate, plannedYear } = datesOf(event)
  return (
    worker === (event.worker ?? null) &&
    status === dates.status &&
    date === dates.date &&
    endDate === dates.endDate &&
    plannedYear === dates.plannedYear
  )
}

/** The changes that put jobs there; none for those that stand there already. */
export function changesTo(events: readonly Job[], place: Place, facts: MoveFacts): PlanChange[] {
  return events.flatMap((event) => {
    const { day, worker = event.worker ?? null } = place
    const dates =
      day === null ? withoutDay(datesOf(event), facts.cropYearOf(event)) : datesAt(event, day, facts.from)
    const change = { id: event._id, dates, worker }
    return isSame(event, change) ? [] : [change]
  })
}

/** Whether a plan would lie in the past: nobody plans for yesterday, it can only have been done. */
export const isForPast = (changes: readonly PlanChange[], today: string): boolean =>
  changes.some(({ dates }) => isOverdue(dates, today))

export const asDoneOn = (changes: readonly PlanChange[], day: string): PlanChange[] =>
  changes.map((change) => ({ ...change, dates: doneOn(change.dates, day) }))

export const doneChanges = (events: readonly Job[], today: string): PlanChange[] =>
  events.map((event) => ({ ...changeOf(event), dates: markDone(datesOf(event), today) }))

export type WorkerNames = ReadonlyMap<string, string>

/** The jobs as they will be when the changes that are under way have come through, in their order. */
export function withChanges(
  events: readonly Job[],
  changes: readonly PlanChange[],
  workers: WorkerNames,
): readonly Job[] {
  if (changes.length === 0) return events
  const last = new Map(changes.map((change) => [change.id, change]))
  return events.map((event) => {
    const change = last.get(event._id)
    if (!change) return event
    const { dates, worker } = change
    return { ...event, ...dates, worker, workerName: worker === null ? null : (workers.get(worker) ?? null) }
  })
}

/** Of each of these jobs the version that was stored last; the first of those that are as old. */
export function newestOfEach(events: readonly Job[], ids: readonly string[]): Job[] {
  const newest = new Map<string, Job>()
  for (const event of events) {
    const known = newest.get(event._id)
    if (!known || known.updatedAt < event.updatedAt) newest.set(event._id, event)
  }
  return ids.flatMap((id) => newest.get(id) ?? [])
}

/** Whether the worker changes with any of them: then the jobs are written as wholes. */
export const isWorkerChanged = (events: readonly Job[], changes: readonly PlanChange[]): boolean => {
  const workers = new Map(events.map(({ _id, worker }) => [_id, worker ?? null]))
  return changes.some(({ id, worker }) => workers.get(id) !== worker)
}
