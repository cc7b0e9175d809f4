/** Jobs by what they say: whether a job that is told again is in the book already. */
import { isPerHectare } from '../units/schema.ts'
import type { Job, JobDraft } from './schema.ts'

type Told = Pick<
  Job | JobDraft,
  'fieldId' | 'status' | 'date' | 'plannedYear' | 'job' | 'area' | 'endDate'
> & {
  readonly requisites: readonly Pick<Job['requisites'][number], 'name' | 'amount' | 'unit'>[]
}

const nameOf = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Field, day, kind and materials of a job, with which it is spoken of; by the key of its kind, and by its name. */
const subjectsOf = ({ fieldId, status, date, plannedYear, job, requisites }: Told): string[] => {
  const day = status === 'PLANNED' ? `plan ${plannedYear ?? ''}` : date
  const materials = requisites.map(({ name }) => nameOf(name)).toSorted()
  const kinds = [...(job.key === undefined ? [] : [{ key: job.key }]), nameOf(job.name)]
  return kinds.map((kind) => JSON.stringify([fieldId, day, kind, materials]))
}

/** Differences that come of rounding: 100 m² of a field, a thousandth of an amount. */
const AREA_STEP = 0.01
const AMOUNT_SHARE = 0.001

const isNear = (one: number, other: number, step: number): boolean => Math.abs(one - other) <= step + 1e-9

/** Amounts of the whole job by name and unit; a rate is one of its area. */
const amountsOf = ({ requisites, area }: Told): ReadonlyMap<string, number | null> =>
  new Map(
    requisites.map(({ name, amount, unit }) => {
      const isRate = unit !== null && isPerHectare(unit)
      const base = unit?.replace('/ha', '') ?? ''
      return [`${nameOf(name)}|${base}`, amount !== null && isRate ? amount * area : amount]
    }),
  )

function haveSameAmounts(one: Told, other: Told): boolean {
  const others = amountsOf(other)
  return [...amountsOf(one)].every(([key, amount]) => {
    const known = others.get(key)
    if (known == null || amount == null) return known === amount
    return isNear(amount, known, Math.abs(known) * AMOUNT_SHARE)
  })
}

const lastDayOf = ({ date, endDate }: Told): string => endDate ?? date

/** Whether jobs of one subject say the same of how much and until when. */
export const isSameTold = (one: Told, other: Told): boolean =>
  isNear(one.area, other.area, AREA_STEP) &&
  (one.status === 'PLANNED' || lastDayOf(one) === lastDayOf(other)) &&
  haveSameAmounts(one, other)

export interface KnownJob<Stored> {
  readonly job: Stored
  /** Whether it says the same of area, amounts and end too. */
  readonly isSame: boolean
}

/** Jobs of a book, each of which is found for one told job alone: two told alike are two jobs. */
export class KnownJobs<Stored extends Told> {
  readonly #bySubject = new Map<string, Stored[]>()
  readonly #taken = new Set<Stored>()

  constructor(stored: readonly Stored[]) {
    for (const job of stored)
      for (const subject of subjectsOf(job))
        this.#bySubject.set(subject, [...(this.#bySubject.get(subject) ?? []), job])
  }

  /** The job of the book that a told one is; one that says all the same goes before others. */
  take(told: Told): KnownJob<Stored> | undefined {
    const known = new Set(subjectsOf(told).flatMap((subject) => this.#bySubject.get(subject) ?? []))
    const left = [...known].filter((job) => !this.#taken.has(job))
    const same = left.find((job) => isSameTold(told, job))
    const job = same ?? left[0]
    if (job === undefined) return undefined
    this.#taken.add(job)
    return { job, isSame: same !== undefined }
  }
}
