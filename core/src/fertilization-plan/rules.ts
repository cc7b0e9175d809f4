/**
 * Jobs and the applications that they are: by the link that making the job left, else by field, material and season.
 * Each of them is counted once, as the job where it is done, as the application where it is not.
 */
import { materialKey } from '../materials/schema.ts'
import type { Application, GivenByJob, Timeframe } from './schema.ts'

/** Season of a day: June and July are summer, August to November autumn, for the crops to come; the rest is spring. */
export function timeframeOf(day: string): Timeframe {
  const month = Number(day.slice(5, 7))
  if (month === 6 || month === 7) return 'SUMMER'
  return month >= 8 && month <= 11 ? 'AUTUMN' : 'SPRING'
}

/** Planned use, as far as it is linked: an application, or another line of a plan. */
export type Linked = Pick<Application, 'requisiteId' | 'name' | 'jobEventIds' | 'timeframe'>
/** A material of a job, as far as it is linked. */
export type Taken = Pick<GivenByJob, 'jobId' | 'requisiteId' | 'name' | 'isPlanned' | 'timeframe'>

/** Hectares that an application goes on; never more than the field has. */
export const spreadArea = (
  { area }: Pick<Application, 'area'>,
  ground: { /** Hectares. */ readonly area: number },
): number => Math.min(area ?? ground.area, ground.area)

type Named = Pick<Linked | Taken, 'requisiteId' | 'name'>
const isSameMaterial = (a: Named, b: Named): boolean =>
  (a.requisiteId !== null && a.requisiteId === b.requisiteId) || materialKey(a.name) === materialKey(b.name)

/** Fertilizers of jobs by job, by material and by name: each in the order in which they are given. */
class Given<T extends Taken> {
  readonly #byJob: ReadonlyMap<string, readonly T[]>
  readonly #byId: ReadonlyMap<string | null, readonly T[]>
  readonly #byName: ReadonlyMap<string, readonly T[]>
  readonly #places: ReadonlyMap<T, number>
  readonly #same = new Map<string, readonly T[]>()

  constructor(rows: readonly T[]) {
    this.#byJob = Map.groupBy(rows, ({ jobId }) => jobId)
    this.#byId = Map.groupBy(rows, ({ requisiteId }) => requisiteId)
    this.#byName = Map.groupBy(rows, ({ name }) => materialKey(name))
    this.#places = new Map(rows.map((row, at) => [row, at]))
  }

  /** Rows of the jobs that were made of an application, job by job. */
  ofJobs({ jobEventIds }: Linked): (readonly T[])[] {
    const jobs = [...new Set(jobEventIds)].flatMap((id) => {
      const rows = this.#byJob.get(id)
      return rows === undefined ? [] : [rows]
    })
    return jobs.toSorted(([a], [b]) => this.#placeOf(a) - this.#placeOf(b))
  }

  /** Rows of the same material. */
  same({ requisiteId, name }: Named): readonly T[] {
    const key = `${requisiteId ?? ''}|${name}`
    const known = this.#same.get(key)
    if (known) return known
    const byId = requisiteId === null ? [] : (this.#byId.get(requisiteId) ?? [])
    const both = new Set([...byId, ...(this.#byName.get(materialKey(name)) ?? [])])
    const rows = [...both].toSorted((a, b) => this.#placeOf(a) - this.#placeOf(b))
    this.#same.set(key, rows)
    return rows
  }

  readonly #placeOf = (row: T | undefined): number => (row && this.#places.get(row)) ?? 0
}

/** Fertilizers of the job that was made of an application: the one that it names, else all. */
function linkedTo<T extends Taken>(application: Linked, given: Given<T>): T[] {
  return given.ofJobs(application).flatMap((rows) => {
    const same = rows.filter((row) => isSameMaterial(row, application))
    return same.length > 0 ? same : rows
  })
}

export interface Links<L extends Linked, T extends Taken> {
  /** The application that a fertilizer of a job stands for. */
  readonly applicationOf: ReadonlyMap<T, L>
  /** Applications that jobs have done. */
  readonly done: ReadonlySet<L>
}

/** Links between fertilizers of jobs and applications of the field. */
export function linksOf<L extends Linked, T extends Taken>(
  applications: readonly L[],
  given: readonly T[],
): Links<L, T> {
  const applicationOf = new Map<T, L>()
  const done = new Set<L>()
  const rowsOf = new Given(given)
  const linked = new Map(applications.map((application) => [application, linkedTo(application, rowsOf)]))
  for (const [application, rows] of linked)
    for (const row of rows) {
      applicationOf.set(row, application)
      if (!row.isPlanned) done.add(application)
    }
  const isFree = (row: T, application: L): boolean =>
    !applicationOf.has(row) && (row.timeframe === null || row.timeframe === application.timeframe)
  for (const application of applications) {
    if (done.has(application)) continue
    const same = rowsOf.same(application)
    const instead = same.find((row) => !row.isPlanned && isFree(row, application))
    const meant = instead ?? same.find((row) => isFree(row, application))
    if (!meant || (!instead && linked.get(application)?.length !== 0)) continue
    applicationOf.set(meant, application)
    if (instead) done.add(application)
  }
  return { applicationOf, done }
}
