/** Days and jobs of a book. */
import { isInUse } from '../fields/rules.ts'
import { cropYearOf, type Season, widestSeason } from '../time/season.ts'
import { yearOf } from '../time/day.ts'
import type { BookFacts, BookField, BookJob } from './facts.ts'
import type { BookWish } from './schema.ts'

/** Days between which every record of the book lies, whatever the season of its field. */
export const daysOfBook = ({ period, year }: Pick<BookWish, 'period' | 'year'>): Season =>
  period === 'SEASON' ? widestSeason(year) : { year, start: `${year}-01-01`, end: `${year}-12-31` }

/** Whether a day lies in the period of the book, by the season of its field. */
export const isInPeriod = (
  day: string,
  { period, year }: Pick<BookWish, 'period' | 'year'>,
  { yearInfo }: Pick<BookField, 'yearInfo'>,
): boolean => (period === 'SEASON' ? cropYearOf(day, yearInfo) : yearOf(day)) === year

/** A job that is done or goes on, with its field. */
export interface DoneJob {
  readonly job: BookJob
  readonly field: BookField
}

const isRecord = ({ status }: BookJob): boolean => status === 'DONE' || status === 'IN_PROGRESS'

/** Whether a job that goes over the turn of the year is one of both calendar years. */
function isOfPeriod(job: BookJob, field: BookField, wish: BookWish): boolean {
  if (wish.period === 'SEASON') return isInPeriod(job.date, wish, field)
  const { start, end } = daysOfBook(wish)
  return job.date <= end && (job.endDate ?? job.date) >= start
}

const isWanted = ({ wish }: BookFacts, { _id }: Pick<BookField, '_id'>): boolean =>
  wish.fieldIds === null || wish.fieldIds.includes(_id)

/** Jobs of the book in the order of their days. */
export function jobsOfBook(facts: BookFacts): DoneJob[] {
  const fields = new Map(
    facts.fields.filter((field) => isWanted(facts, field)).map((each) => [each._id, each]),
  )
  return facts.jobs
    .flatMap((job): DoneJob[] => {
      const field = fields.get(job.fieldId)
      return field && isRecord(job) && isOfPeriod(job, field, facts.wish) ? [{ job, field }] : []
    })
    .toSorted((a, b) => compareTexts(a.job.date, b.job.date) || compareTexts(a.job._id, b.job._id))
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Fields of the book: those in use in its year, and others that have jobs in it. */
export function fieldsOfBook(facts: BookFacts, jobs: readonly DoneJob[]): BookField[] {
  const worked = new Set(jobs.map(({ field }) => field._id))
  return facts.fields.filter(
    (field) => isWanted(facts, field) && (worked.has(field._id) || isInUse(field, facts.wish.year)),
  )
}
