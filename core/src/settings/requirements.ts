/** Requirements that a job type may have, and the change of them by the farmer. */
import type { FieldError } from '../errors.ts'
import { fieldError } from '../validation.ts'
import { type JobCategory, type JobType, type Requirement, REQUIREMENTS } from './schema.ts'
import { CATEGORY, DEFAULT_JOB_CATEGORIES, findJob } from './table.ts'

type Keyed = Pick<JobCategory, 'key'>

const ALWAYS: readonly Requirement[] = ['material', 'worker', 'note', 'image']
/** By category, and by job where one stands apart from its category. A farm's own keys may be any words. */
const BESIDE: ReadonlyMap<string, readonly Requirement[]> = new Map(
  Object.entries<readonly Requirement[]>({
    [CATEGORY.sowing]: ['seed', 'fertilizer'],
    [CATEGORY.undersowing]: ['seed', 'fertilizer'],
    [CATEGORY.fertilising]: ['fertilizer'],
    'foliar-fertilising': ['fertilizer'],
    [CATEGORY.plantProtection]: ['chemical', 'fertilizer', 'inspections'],
    spraying: ['chemical', 'fertilizer', 'inspections'],
    [CATEGORY.harvest]: ['yield'],
    harvesting: ['yield'],
  }),
)

/** Categories whose jobs are of a known kind; 'Muu' and those of the farm's own may collect everything. */
const limited: ReadonlySet<string> = new Set(
  DEFAULT_JOB_CATEGORIES.map(({ key }) => key).filter((key) => key !== CATEGORY.other),
)

/** The kinds that a job may collect, in the order in which they are always listed. */
export function allowedRequirements(category: Keyed, job: Keyed): Requirement[] {
  if (!limited.has(category.key)) return [...REQUIREMENTS]
  const allowed = new Set([...ALWAYS, ...(BESIDE.get(category.key) ?? []), ...(BESIDE.get(job.key) ?? [])])
  return REQUIREMENTS.filter((kind) => allowed.has(kind))
}

/** The kinds as they are kept: each once, in order; who works with a chemical is always asked. */
export function completeRequirements(kinds: readonly Requirement[]): Requirement[] {
  const required = new Set(kinds)
  if (required.has('chemical')) required.add('worker')
  return REQUIREMENTS.filter((kind) => required.has(kind))
}

/** Kinds that the job does not collect, each at its place. */
export function wrongRequirements(
  { category, job }: { readonly category: Keyed; readonly job: Keyed },
  kinds: readonly Requirement[],
): FieldError[] {
  const allowed = new Set(allowedRequirements(category, job))
  return kinds.flatMap((kind, i) =>
    allowed.has(kind) ? [] : [fieldError(`requires.${i}`, 'requirementNotAllowed')],
  )
}

export interface RequirementsOf {
  readonly category: Keyed
  readonly job: Keyed
}

/** The categories with one job changed; all else stays. */
export const withJob = (
  categories: readonly JobCategory[],
  { category, job }: RequirementsOf,
  change: Pick<JobType, 'requires' | 'hectarePrice' | 'hectarePriceIncludesLabour'>,
): JobCategory[] =>
  categories.map((each) =>
    each.key === category.key
      ? { ...each, jobs: each.jobs.map((one) => (one.key === job.key ? { ...one, ...change } : one)) }
      : each,
  )

/** The job that a call means: category and job each by key, else by name. */
export const findNamedJob = (
  categories: readonly JobCategory[],
  { jobCategoryName, jobName }: { readonly jobCategoryName: string; readonly jobName: string },
) => findJob(categories, { key: jobCategoryName, name: jobCategoryName }, { key: jobName, name: jobName })
