/** Cards of the planner: jobs that were entered together are one card while they stay together. */
import { datesOf } from '@vagu/core/jobs/dates'
import { isOverdue, lastDayOf } from '@vagu/core/jobs/plan-moves'
import type { Job, JobStatus } from '@vagu/core/jobs/schema'
import { compareNames } from '@vagu/core/text/order'
import { sumAreas } from '@vagu/core/units/rounding'
import { normalizeText } from '../../ui/search-options.ts'

export interface PlanCard {
  readonly key: string
  /** At least one, in the order of field names. */
  readonly jobs: readonly Job[]
  readonly first: Job
  /** Hectares. */
  readonly area: number
}

/** Key of a card: the parts that its jobs share. */
const togetherKey = (job: Job): string =>
  job.batchId == null
    ? job._id
    : [job.batchId, job.job.key, job.status, job.date, job.endDate, job.plannedYear, job.worker].join(' ')

const ORDER: Readonly<Record<JobStatus, number>> = { IN_PROGRESS: 0, DRAFT: 1, PLANNED: 2, DONE: 3 }

/** The same card with its jobs as they will be. */
export function cardWith(card: PlanCard, jobs: readonly Job[]): PlanCard {
  const first = jobs.find(({ _id }) => _id === card.first._id)
  return jobs === card.jobs || !first ? card : { ...card, jobs, first }
}

/** Places of the farm's fields by their ids, as every list keeps them. */
export type FieldPlaces = ReadonlyMap<string, number>

const inFieldPlace =
  (places: FieldPlaces) =>
  (a: Job, b: Job): number =>
    (places.get(a.fieldId) ?? Infinity) - (places.get(b.fieldId) ?? Infinity) ||
    compareNames(a.fieldName, b.fieldName)

const inCardOrder =
  (places: FieldPlaces) =>
  ({ first: a }: PlanCard, { first: b }: PlanCard): number =>
    ORDER[a.status] - ORDER[b.status] ||
    (a.startTime ?? '99').localeCompare(b.startTime ?? '99') ||
    compareNames(a.job.name, b.job.name) ||
    inFieldPlace(places)(a, b)

function cardOf(key: string, jobs: readonly Job[], places: FieldPlaces): PlanCard[] {
  const sorted = jobs.toSorted(inFieldPlace(places))
  const [first] = sorted
  return first ? [{ key, jobs: sorted, first, area: sumAreas(sorted.map(({ area }) => area)) }] : []
}

export function cardsOf(jobs: readonly Job[], places: FieldPlaces = new Map()): PlanCard[] {
  const groups = Map.groupBy(jobs, togetherKey)
  return [...groups].flatMap(([key, together]) => cardOf(key, together, places)).toSorted(inCardOrder(places))
}

export interface Board {
  /** Drafts whose day is over, the oldest first. */
  readonly overdue: readonly PlanCard[]
  /** Plans of the year that have no day. */
  readonly unplanned: readonly PlanCard[]
  /** The cards of each day of the week; a job of several days stands on each of them. */
  readonly days: ReadonlyMap<string, readonly PlanCard[]>
}

interface View {
  readonly year: number
  readonly places?: FieldPlaces | undefined
  readonly days: readonly string[]
  readonly today: string
}

export function boardOf(jobs: readonly Job[], { year, days, today, places }: View): Board {
  const isLate = (job: Job): boolean => isOverdue(datesOf(job), today)
  const dated = jobs.filter((job) => job.status !== 'PLANNED' && !isLate(job))
  const isOn = (job: Job, day: string): boolean => job.date <= day && day <= lastDayOf(datesOf(job), today)
  const overdue = cardsOf(jobs.filter(isLate), places)
  return {
    overdue: overdue.toSorted(({ first: a }, { first: b }) => a.date.localeCompare(b.date)),
    unplanned: cardsOf(
      jobs.filter(({ status, plannedYear }) => status === 'PLANNED' && plannedYear === year),
      places,
    ),
    days: new Map(
      days.map((day) => [
        day,
        cardsOf(
          dated.filter((job) => isOn(job, day)),
          places,
        ),
      ]),
    ),
  }
}

/** The cards in which every word that is searched for stands somewhere. */
export function findCards(cards: readonly PlanCard[], query: string): readonly PlanCard[] {
  const parts = normalizeText(query).split(' ').filter(Boolean)
  if (parts.length === 0) return cards
  return cards.filter(({ first, jobs }) => {
    const { job, workerName, requisites, labels } = first
    const texts = [job.name, workerName, ...requisites.map(({ name }) => name), ...labels]
    const text = normalizeText([...texts, ...jobs.map(({ fieldName }) => fieldName)].join(' '))
    return parts.every((part) => text.includes(part))
  })
}

/** How many jobs, and how many hectares in all. */
export const sumOf = (cards: readonly PlanCard[]): { count: number; area: number } => ({
  count: cards.reduce((sum, { jobs }) => sum + jobs.length, 0),
  area: sumAreas(cards.map(({ area }) => area)),
})
