import { CATEGORY } from '@vagu/core/settings/table'
import { normalizeText } from '../../ui/search-options.ts'
import {
  type Counts as FacetCounts,
  type Facets,
  filterRows,
  withValue as toggled,
} from '../../ui/table/filter-rows.ts'
import type { JobRow } from './job-row.ts'

/** Facets of the filter, each with any number of chosen values. */
export const FACETS = ['status', 'field', 'group', 'crop', 'job', 'worker', 'material', 'label'] as const
export type Facet = (typeof FACETS)[number]

/** Nothing chosen does not narrow. Days are `YYYY-MM-DD`, both ends included. */
export interface JobsFilter {
  readonly text: string
  readonly chosen: Readonly<Record<Facet, readonly string[]>>
  readonly from: string | null
  readonly to: string | null
  readonly hasWarnings: boolean
}
export const NO_FILTER: JobsFilter = {
  text: '',
  chosen: { status: [], field: [], group: [], crop: [], job: [], worker: [], material: [], label: [] },
  from: null,
  to: null,
  hasWarnings: false,
}
/** Stands for a job without a group, crop, worker, material or label. */
export const WITHOUT = '-'

const orWithout = (values: readonly string[]): readonly string[] => (values.length === 0 ? [WITHOUT] : values)

/** A job type is found by its category alone too. */
export const jobValue = (category: string, job: string): string => `${category}/${job}`
/** Sowings and sprayings with a fertilizer in the mixture; they are found among the fertilizing jobs too. */
export const ALSO_FERTILIZING = jobValue(CATEGORY.fertilising, '+')
/** Materials are told apart by name: what was bought again under another record is the same to a farmer. */
export const materialValue = (name: string): string => normalizeText(name)

/** Values of a job by facet. */
const VALUES: Facets<JobRow, Facet> = {
  status: ({ job }) => [job.status],
  field: ({ job }) => [job.fieldId],
  group: ({ group }) => [group ?? WITHOUT],
  crop: ({ crop }) => [crop?.crop ?? WITHOUT],
  job: ({ job: { jobCategory, job, isFertilizing } }) => [
    jobCategory.key,
    jobValue(jobCategory.key, job.key),
    ...(isFertilizing ? [CATEGORY.fertilising, ALSO_FERTILIZING] : []),
  ],
  worker: ({ job }) => [job.worker ?? WITHOUT],
  material: ({ job }) => orWithout([...new Set(job.requisites.map(({ name }) => materialValue(name)))]),
  label: ({ job }) => orWithout([...new Set(job.labels)]),
}

/** Whether one of a job's days lies in the period; a planned job has no day yet. */
export function isInPeriod({ job }: JobRow, from: string | null, to: string | null): boolean {
  if (from === null && to === null) return true
  if (job.status === 'PLANNED') return false
  return (to === null || job.date <= to) && (from === null || (job.endDate ?? '9999') >= from)
}

export type Counts = FacetCounts<Facet>
export interface FilterResult {
  readonly shown: readonly JobRow[]
  /** How many jobs each value would leave, with everything else as it is chosen. */
  readonly counts: Counts
  /** How many of the jobs that everything else leaves have warnings. */
  readonly warned: number
}

const WARNED = 'warned'
/** The button of the warnings is one more facet, with a single value. */
const FILTER_FACETS: Facets<JobRow, Facet | typeof WARNED> = {
  ...VALUES,
  [WARNED]: ({ warnings }) => (warnings.length > 0 ? [WARNED] : []),
}

/** The jobs that meet the filter, and what each further choice would leave. */
export function filterJobs(jobs: readonly JobRow[], filter: JobsFilter): FilterResult {
  const texts = normalizeText(filter.text).split(' ').filter(Boolean)
  const { shown, counts } = filterRows(jobs, FILTER_FACETS, {
    chosen: { ...filter.chosen, [WARNED]: filter.hasWarnings ? [WARNED] : [] },
    isMet: (job) =>
      texts.every((text) => job.haystack.includes(text)) && isInPeriod(job, filter.from, filter.to),
  })
  return { shown, counts, warned: counts[WARNED].get(WARNED) ?? 0 }
}

export const isNarrowed = ({ text, chosen, from, to, hasWarnings }: JobsFilter): boolean =>
  text.trim() !== '' ||
  from !== null ||
  to !== null ||
  hasWarnings ||
  FACETS.some((facet) => chosen[facet].length > 0)

/** The filter with a value chosen, or no longer chosen. */
export const withValue = (filter: JobsFilter, facet: Facet, value: string): JobsFilter => ({
  ...filter,
  chosen: toggled(filter.chosen, facet, value),
})
