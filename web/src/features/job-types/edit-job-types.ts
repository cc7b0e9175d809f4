/** Changes of a farm's job types while they are edited. An entry is found by its keys, an order by places from 0. */
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'

export type JobTypes = readonly JobCategory[]
/** A category, or with `job` one of its jobs. */
export interface EntryRef {
  readonly category: string
  readonly job?: string
}

/** The list with one entry at another place; a place outside it changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

export const withCategory = (
  types: JobTypes,
  key: string,
  change: (category: JobCategory) => JobCategory,
): JobTypes => types.map((category) => (category.key === key ? change(category) : category))

export const withJob = (
  types: JobTypes,
  { category, job }: Required<EntryRef>,
  change: Partial<JobType>,
): JobTypes =>
  withCategory(types, category, (of) => ({
    ...of,
    jobs: of.jobs.map((each) => (each.key === job ? { ...each, ...change } : each)),
  }))

/** Either kind of entry under another name, or shown or hidden. */
export const withEntry = (
  types: JobTypes,
  { category, job }: EntryRef,
  change: Partial<Pick<JobType, 'name' | 'visible'>>,
): JobTypes =>
  job === undefined
    ? withCategory(types, category, (of) => ({ ...of, ...change }))
    : withJob(types, { category, job }, change)

/** Moves the entry to another place of its list. */
export function movedEntry(types: JobTypes, { category, job }: EntryRef, to: number): JobTypes {
  if (job === undefined)
    return moved(
      types,
      types.findIndex(({ key }) => key === category),
      to,
    )
  return withCategory(types, category, (of) => {
    const from = of.jobs.findIndex(({ key }) => key === job)
    return { ...of, jobs: [...moved(of.jobs, from, to)] }
  })
}

const newJob = (key: string, name: string): JobType => ({
  key,
  name,
  visible: true,
  requires: [],
  variants: [],
  hectarePrice: null,
})

/** The types with a category of the farm's own at the end; it begins with a job of its name. */
export const withNewCategory = (
  types: JobTypes,
  name: string,
  keys: { readonly category: string; readonly job: string },
): JobTypes => [...types, { key: keys.category, name, visible: true, jobs: [newJob(keys.job, name)] }]

export const withNewJob = (types: JobTypes, { category, job }: Required<EntryRef>, name: string): JobTypes =>
  withCategory(types, category, (of) => ({ ...of, jobs: [...of.jobs, newJob(job, name)] }))

export const withoutEntry = (types: JobTypes, { category, job }: EntryRef): JobTypes =>
  job === undefined
    ? types.filter(({ key }) => key !== category)
    : withCategory(types, category, (of) => ({ ...of, jobs: of.jobs.filter(({ key }) => key !== job) }))

export const hasEntry = (types: JobTypes, { category, job }: EntryRef): boolean =>
  types.some(
    ({ key, jobs }) => key === category && (job === undefined || jobs.some((each) => each.key === job)),
  )

const lacking = <T extends { readonly key: string }>(from: readonly T[], now: readonly T[]): T[] =>
  from.filter(({ key }) => now.every((each) => each.key !== key))

/** The list with an entry of another at the place that it had there. */
function withPut<T extends { readonly key: string }>(
  from: readonly T[],
  now: readonly T[],
  key: string,
): T[] {
  const at = from.findIndex((each) => each.key === key)
  const entry = from[at]
  return entry && now.every((each) => each.key !== key) ? now.toSpliced(at, 0, entry) : [...now]
}

/** An entry that was deleted comes back to its place; one whose category is gone does not. */
export function withEntryBack(before: JobTypes, now: JobTypes, { category, job }: EntryRef): JobTypes {
  if (job === undefined) return withPut(before, now, category)
  const jobs = before.find(({ key }) => key === category)?.jobs ?? []
  return withCategory(now, category, (of) => ({ ...of, jobs: withPut(jobs, of.jobs, job) }))
}

/** The types with the deleted ones restored, each at the end of its list. */
export const withDeletedBack = (start: JobTypes, now: JobTypes): JobTypes => [
  ...now.map((category) => {
    const before = start.find(({ key }) => key === category.key)
    return { ...category, jobs: [...category.jobs, ...lacking(before?.jobs ?? [], category.jobs)] }
  }),
  ...lacking(start, now),
]

/** The name that the program has for an entry; undefined for what is the farm's own. */
export function programName({ category, job }: EntryRef): string | undefined {
  const of = DEFAULT_JOB_CATEGORIES.find(({ key }) => key === category)
  return job === undefined ? of?.name : of?.jobs.find(({ key }) => key === job)?.name
}
