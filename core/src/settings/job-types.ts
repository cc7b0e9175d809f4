/** Rules for the job types of a farm, and the form in which they are stored. */
import type { FieldError } from '../errors.ts'
import { fieldError } from '../validation.ts'
import type { JobCategoryChange, JobTypeChange } from './categories-schema.ts'
import { completeRequirements, wrongRequirements } from './requirements.ts'
import type { JobCategory, Requirement } from './schema.ts'
import { DEFAULT_JOB_CATEGORIES } from './table.ts'

const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Places of a list that repeat what stands before them. */
const repeated = (texts: readonly (string | undefined)[]): number[] =>
  texts.flatMap((text, i) => (text !== undefined && texts.indexOf(text) < i ? [i] : []))

const errorsAt = (places: readonly number[], pathOf: (place: number) => string, code: string): FieldError[] =>
  places.map((place) => fieldError(pathOf(place), code))

const wrongNames = (list: readonly { readonly name: string }[], path: string): FieldError[] =>
  errorsAt(repeated(list.map(({ name }) => nameKey(name))), (i) => `${path}.${i}.name`, 'nameTaken')

const wrongKeys = (list: readonly { readonly key?: string | undefined }[], path: string): FieldError[] =>
  errorsAt(repeated(list.map(({ key }) => key)), (i) => `${path}.${i}.key`, 'keyTaken')

/** In which category each job of the program stands. */
const categoryByKey: ReadonlyMap<string, string> = new Map(
  DEFAULT_JOB_CATEGORIES.flatMap(({ key, jobs }) => jobs.map((job) => [job.key, key] as const)),
)

/** Of what the program brings, what is left out: it can be hidden, not deleted. */
function missing(
  stored: readonly { key?: string | undefined }[],
  own: readonly { key: string; name: string }[],
) {
  const keys = new Set(stored.map(({ key }) => key))
  return own.filter(({ key }) => !keys.has(key)).map(({ name }) => name)
}

const notDeleted = (names: readonly string[], path: string): FieldError[] =>
  names.map((name) => fieldError(path, 'jobTypeOfProgram', { name }))

function checkJob(job: JobTypeChange, category: JobCategoryChange, path: string): FieldError[] {
  const ownCategory = job.key === undefined ? undefined : categoryByKey.get(job.key)
  const place = { category: { key: category.key ?? '' }, job: { key: job.key ?? '' } }
  return [
    ...(ownCategory !== undefined && ownCategory !== category.key
      ? [fieldError(`${path}.key`, 'keyTaken')]
      : []),
    ...wrongRequirements(place, job.requires).map((error) => ({ ...error, path: `${path}.${error.path}` })),
    ...errorsAt(repeated(job.variants.map(nameKey)), (i) => `${path}.variants.${i}`, 'nameTaken'),
  ]
}

function checkCategory(category: JobCategoryChange, path: string): FieldError[] {
  const own = DEFAULT_JOB_CATEGORIES.find(({ key }) => key === category.key)?.jobs ?? []
  return [
    ...notDeleted(missing(category.jobs, own), path),
    ...wrongNames(category.jobs, path),
    ...wrongKeys(category.jobs, path),
    ...category.jobs.flatMap((job, i) => checkJob(job, category, `${path}.${i}`)),
  ]
}

const ROOT = 'jobCategories'

/** The wrong places of a list of job types; whether deleted ones are in use only the farm's jobs tell. */
export const checkJobCategories = (categories: readonly JobCategoryChange[]): FieldError[] => [
  ...notDeleted(missing(categories, DEFAULT_JOB_CATEGORIES), ROOT),
  ...wrongNames(categories, ROOT),
  ...wrongKeys(categories, ROOT),
  ...categories.flatMap((category, i) => checkCategory(category, `${ROOT}.${i}.jobs`)),
]

export interface DeletedJobType {
  readonly categoryKey: string
  readonly jobKey: string
  readonly name: string
  /** Where it is told when it may not go. */
  readonly path: string
}

/** Job types that are no longer where they were: jobs name them together with their category. */
export function deletedJobTypes(
  before: readonly JobCategory[],
  after: readonly JobCategoryChange[],
): DeletedJobType[] {
  return before.flatMap(({ key: categoryKey, jobs }) => {
    const place = after.findIndex(({ key }) => key === categoryKey)
    const stored = new Set(after[place]?.jobs.map(({ key }) => key))
    const path = place < 0 ? ROOT : `${ROOT}.${place}.jobs`
    return jobs
      .filter(({ key }) => !stored.has(key))
      .map(({ key: jobKey, name }) => ({ categoryKey, jobKey, name, path }))
  })
}

const isSameSet = (a: readonly Requirement[], b: readonly Requirement[]): boolean =>
  new Set([...a, ...b]).size === a.length && a.length === b.length

/** Requirements of a job are completed when they change: renaming another job must not ask this one for a worker. */
function requirementsToStore(requested: readonly Requirement[], before: readonly Requirement[] | undefined) {
  return before !== undefined && isSameSet(requested, before) ? [...before] : completeRequirements(requested)
}

/** The list as it is kept: with keys for what is new, and what each job collects in order. */
export const jobCategoriesToStore = (
  categories: readonly JobCategoryChange[],
  { before, newKey }: { readonly before: readonly JobCategory[]; readonly newKey: () => string },
): JobCategory[] =>
  categories.map((category) => {
    const jobs = before.find(({ key }) => key === category.key)?.jobs
    return {
      ...category,
      key: category.key ?? newKey(),
      jobs: category.jobs.map((job) => ({
        ...job,
        key: job.key ?? newKey(),
        requires: requirementsToStore(job.requires, jobs?.find(({ key }) => key === job.key)?.requires),
      })),
    }
  })
