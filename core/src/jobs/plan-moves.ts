/**
 * Moves of a planner: to a day, back to the plan of a year, to done. Pure steps over the days of a job, like those of
 * `dates.ts`; days are `YYYY-MM-DD`, `today` is the day in Tallinn.
 */
import { addDays, daysBetween } from '../time/day.ts'
import { applyStatus, type JobDates, planFor } from './dates.ts'

/** Only what is not begun is planned; what is begun or done tells a fact, which is changed by editing. */
export const isPlannable = ({ status }: Pick<JobDates, 'status'>): boolean =>
  status === 'PLANNED' || status === 'DRAFT'

/** Plan for what lies ahead, with this as its first day and the same length as before; a plan of a year lasts a day. */
export const planOn = (current: JobDates, day: string): JobDates => ({
  status: 'DRAFT',
  date: day,
  endDate:
    current.status === 'PLANNED' || current.endDate === null
      ? day
      : addDays(day, daysBetween(current.date, current.endDate)),
  plannedYear: null,
})

/** Back to the plan of a crop year, without a day. */
export const withoutDay = (current: JobDates, cropYear: number): JobDates => planFor(current, cropYear)

/** Done, by the steps of the form; what has no day yet is done today. The end may be left to be asked for. */
export const markDone = (current: JobDates, today: string): JobDates =>
  applyStatus(current.status === 'PLANNED' ? planOn(current, today) : current, 'DONE', { today })

/** Done on a day that is over. */
export const doneOn = (current: JobDates, day: string): JobDates => ({
  ...planOn(current, day),
  status: 'DONE',
  endDate: day,
})

/** A plan whose last day is over, and nobody said that it is done. */
export const isOverdue = ({ status, date, endDate }: JobDates, today: string): boolean =>
  status === 'DRAFT' && (endDate ?? date) < today

/** The last day on which a job stands: a running one lasts until today. */
export const lastDayOf = ({ status, date, endDate }: JobDates, today: string): string =>
  status === 'IN_PROGRESS' && today > date ? today : (endDate ?? date)
