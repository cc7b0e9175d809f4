/**
 * The days of a job follow its status. Pure steps that the form and a batch edit share: each takes the days as they
 * are and answers the days as they become. A planned job has the placeholder 1 January of its year and no end; an
 * open job has no end. Days are `YYYY-MM-DD`, `today` is the day in Tallinn.
 */
import {
  cropYearOf,
  isWithinSixMonths,
  plannedDayOf,
  planningYearOf,
  seasonOf,
  type SeasonStarts,
} from '../time/season.ts'
import type { JobStatus } from './schema.ts'

export interface JobDates {
  readonly status: JobStatus
  readonly date: string
  readonly endDate: string | null
  readonly plannedYear: number | null
}

/** Of a stored job. */
export const datesOf = ({
  status,
  date,
  endDate,
  plannedYear,
}: Omit<JobDates, 'plannedYear'> & { readonly plannedYear?: number | null | undefined }): JobDates => ({
  status,
  date,
  endDate,
  plannedYear: plannedYear ?? null,
})

export interface JobCalendar {
  readonly today: string
  /** The seasons of the field; without them the usual ones. */
  readonly starts?: readonly SeasonStarts[]
}

function isInCurrentSeason(day: string, { today, starts = [] }: JobCalendar): boolean {
  const { start, end } = seasonOf(cropYearOf(today, starts), starts)
  return day >= start && day <= end
}

/** The job planned for a year. */
export const planFor = (current: JobDates, year: number): JobDates => ({
  ...current,
  status: 'PLANNED',
  plannedYear: year,
  date: plannedDayOf(year),
  endDate: null,
})

/**
 * Dates of a plan: a job done or prepared in the current season is planned anew from today, any other from
 * its own day.
 */
function toPlanned(current: JobDates, calendar: JobCalendar): JobDates {
  const isReset = current.status !== 'IN_PROGRESS' && isInCurrentSeason(current.date, calendar)
  return planFor(current, planningYearOf(isReset ? calendar.today : current.date))
}

/** A plan of the current season begins today; one of another season keeps its placeholder for the farmer to change. */
function leavePlan(current: JobDates, calendar: JobCalendar): JobDates {
  const date = isInCurrentSeason(current.date, calendar) ? calendar.today : current.date
  return { ...current, plannedYear: null, date, endDate: date }
}

/** Nothing is done before today has come; what began longer ago than half a year says itself when it ended. */
function toDone(current: JobDates, { today }: JobCalendar): JobDates {
  const done = { ...current, status: 'DONE' } as const
  if (current.date > today) return { ...done, date: today, endDate: today }
  const isRecent = isWithinSixMonths(current.date, today)
  if (current.status === 'IN_PROGRESS') return { ...done, endDate: isRecent ? today : null }
  return { ...done, endDate: isRecent ? current.date : (current.endDate ?? current.date) }
}

/** Whether the day on which a done job ended has to be asked for. */
export const lacksEnd = ({ status, endDate }: Pick<JobDates, 'status' | 'endDate'>): boolean =>
  status === 'DONE' && endDate === null

/** The days after a change of status; the same status changes nothing. */
export function applyStatus(current: JobDates, status: JobStatus, calendar: JobCalendar): JobDates {
  if (status === current.status) return current
  if (status === 'PLANNED') return toPlanned(current, calendar)
  const dated = current.status === 'PLANNED' ? leavePlan(current, calendar) : current
  if (status === 'IN_PROGRESS') return { ...dated, status, endDate: null }
  if (status === 'DONE') return toDone(dated, calendar)
  return { ...dated, status, endDate: dated.endDate ?? dated.date }
}

/** The days after a change of the start: the end goes along when the two were the same. */
export const applyStart = (current: JobDates, date: string): JobDates => ({
  ...current,
  date,
  endDate: current.endDate === current.date ? date : current.endDate,
})

/** The days after a change of the end; taking the end away means that the job is still in progress. */
export const applyEnd = (current: JobDates, endDate: string | null): JobDates => ({
  ...current,
  status: endDate === null ? 'IN_PROGRESS' : current.status,
  endDate,
})
