/**
 * Jobs and the applications that they are: by the link that making the job left, else by field, material and season.
 * Each of them is counted once, as the job where it is done, as the application where it is not.
 */
import { materialKey } from '../materials/schema.ts'
import type { Application, GivenByJob, Timeframe } from './schema.ts'

/** Day in August from which spreading is for the crops to come; our own choice. */
const AUTUMN_BEGINS = '08-15'

/** Season of a day: February to May is spring, then summer to the middle of August, then autumn. */
export function timeframeOf(day: string): Timeframe {
  const month = Number(day.slice(5, 7))
  if (month >= 2 && month <= 5) return 'SPRING'
  return month >= 6 && day.slice(5) < AUTUMN_BEGINS ? 'SUMMER' : 'AUTUMN'
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

/** Fertilizers of the job that was made of an application: the one that it names, else all. */
function linkedTo<T extends Taken>(application: Linked, given: readonly T[]): T[] {
  const ids = new Set(application.jobEventIds)
  return [
    ...Map.groupBy(
      given.filter(({ jobId }) => ids.has(jobId)),
      ({ jobId }) => jobId,
    ).values(),
  ].flatMap((rows) => {
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
  const linked = new Map(applications.map((application) => [application, linkedTo(application, given)]))
  for (const [application, rows] of linked)
    for (const row of rows) {
      applicationOf.set(row, application)
      if (!row.isPlanned) done.add(application)
    }
  const isFree = (row: T, application: L): boolean =>
    !applicationOf.has(row) &&
    isSameMaterial(row, application) &&
    (row.timeframe === null || row.timeframe === application.timeframe)
  for (const application of applications) {
    if (done.has(application)) continue
    const instead = given.find((row) => !row.isPlanned && isFree(row, application))
    const meant = instead ?? given.find((row) => isFree(row, application))
    if (!meant || (!instead && linked.get(application)?.length !== 0)) continue
    applicationOf.set(meant, application)
    if (instead) done.add(application)
  }
  return { applicationOf, done }
}
