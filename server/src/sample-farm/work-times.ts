/** Hours of a made-up farm: of the year's jobs, and of other work in this month and the one before; what is older is paid. */
import type { JobDraft } from '@vagu/core/jobs/schema'
import { addDays, monthsBefore } from '@vagu/core/time/day'
import { isWorkingDay } from '@vagu/core/work-times/month'
import { MAX_NAMED, WorkTimeDraft } from '@vagu/core/work-times/schema'
import { type Chance, chanceFrom } from '@vagu/agency/land/chance'

export interface HoursPlan {
  readonly today: string
  readonly newId: () => string
  readonly seed: number
}
export interface PaidDays {
  readonly workerId: string
  readonly start: string
  readonly end: string
}
export interface SampleHours {
  readonly entries: readonly WorkTimeDraft[]
  readonly paid: readonly PaidDays[]
  /** Entries that come after the month was paid. */
  readonly late: readonly WorkTimeDraft[]
}
export const NO_HOURS: SampleHours = { entries: [], paid: [], late: [] }

/** Who writes hours: the others work without, as on most farms. */
const WRITERS = 3
/** Days before today whose hours are not written yet: their jobs stand as drafts. */
const UNWRITTEN_DAYS = 2
const SHIFTS = [
  { start: '07:00', end: '16:00', breakMinutes: 60 },
  { start: '08:00', end: '16:30', breakMinutes: 30 },
  { start: '06:45', end: '19:20', breakMinutes: 60 },
] as const
const NIGHT = { start: '18:00', end: '02:30', breakMinutes: 30 }

type Worker = { readonly _id: string }
interface Place {
  readonly worker: Worker
  readonly jobs: readonly JobDraft[]
  readonly plan: HoursPlan
  readonly chance: Chance
}

/** Jobs that a worker did on a day. */
const jobsOn = ({ worker, jobs }: Place, day: string) =>
  jobs.filter(
    (job) =>
      job.worker === worker._id && job.status === 'DONE' && job.date <= day && day <= (job.endDate ?? day),
  )

function entryOn(place: Place, day: string, hasOtherWork: boolean): WorkTimeDraft[] {
  const { worker, plan, chance } = place
  const done = jobsOn(place, day).slice(0, MAX_NAMED)
  const isWorked = done.length > 0 || (hasOtherWork && isWorkingDay(day) && chance.whole(0, 9) > 0)
  if (!isWorked) return []
  const shift = chance.whole(0, 24) === 0 ? NIGHT : chance.pick(SHIFTS)
  return [
    WorkTimeDraft.parse({
      _id: plan.newId(),
      workerId: worker._id,
      date: day,
      ...shift,
      jobEventIds: done.map(({ _id }) => _id ?? ''),
      fieldIds: [...new Set(done.map(({ fieldId }) => fieldId))],
      note: done.length === 0 ? chance.pick(['Masinate hooldus', 'Töökoda', 'Viljakuivati', '']) : '',
    }),
  ]
}

const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

export function sampleHours(
  { workers, jobs }: { workers: readonly Worker[]; jobs: readonly JobDraft[] },
  plan: HoursPlan,
): SampleHours {
  // a chance of its own: the rest of the farm stays as it was
  const chance = chanceFrom(plan.seed + 2)
  const thisMonth = `${plan.today.slice(0, 7)}-01`
  const [lately, end] = [monthsBefore(thisMonth, 1), addDays(thisMonth, -1)]
  const first = `${plan.today.slice(0, 4)}-01-01`
  const start = first < lately ? first : lately
  const days = daysFrom(start, addDays(plan.today, -UNWRITTEN_DAYS))
  const writers = workers.slice(0, WRITERS)
  const entries = writers.flatMap((worker) =>
    days.flatMap((day) => entryOn({ worker, jobs, plan, chance }, day, day >= lately)),
  )
  const paid = writers.slice(0, 2).map(({ _id }) => ({ workerId: _id, start, end }))
  const [writer] = writers
  const late = writer && {
    _id: plan.newId(),
    workerId: writer._id,
    date: end,
    start: '17:00',
    end: '20:15',
    note: 'Teravilja laadimine',
  }
  return { entries, paid, late: late ? [WorkTimeDraft.parse(late)] : [] }
}
