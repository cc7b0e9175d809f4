/** The choices of the filters, and how chosen ones are called. */
import type { Field } from '@vagu/core/fields/schema'
import { cropByKey } from '@vagu/core/crops/table'
import type { Option } from '../../ui/search-options.ts'
import { formatDay } from '../../lib/format.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import {
  ALSO_FERTILIZING,
  type Counts,
  type Facet,
  FACETS,
  type JobsFilter,
  jobValue,
  materialValue,
  WITHOUT,
  withValue,
} from './filter-jobs.ts'
import type { JobRow } from './job-row.ts'
import { jobsPageText } from './text.ts'

/** How each value is called; of several names the first one. */
export type Labels = Readonly<Record<Facet, ReadonlyMap<string, string>>>

const { without } = jobsPageText

/** Fields are offered in their order; a field that is there no more comes behind them. */
export function labelsOf(rows: readonly JobRow[], fieldsInOrder: readonly Field[] = []): Labels {
  const labels = {
    status: new Map<string, string>(Object.entries(jobsText.statuses)),
    field: new Map(fieldsInOrder.map(({ _id, name }) => [_id, name])),
    group: new Map<string, string>([[WITHOUT, without.group]]),
    crop: new Map<string, string>([[WITHOUT, without.crop]]),
    job: new Map<string, string>(),
    worker: new Map<string, string>([[WITHOUT, without.worker]]),
    material: new Map<string, string>([[WITHOUT, without.material]]),
    label: new Map<string, string>([[WITHOUT, without.label]]),
  }
  for (const { job, crop, group } of rows) {
    const { jobCategory, job: type, worker, isFertilizing } = job
    labels.field.set(job.fieldId, job.fieldName)
    if (group !== undefined) labels.group.set(group, group)
    if (crop) labels.crop.set(crop.crop, cropByKey(crop.crop)?.name ?? crop.crop)
    labels.job.set(jobCategory.key, jobsPageText.allOf(jobCategory.name))
    labels.job.set(jobValue(jobCategory.key, type.key), type.name)
    if (isFertilizing) labels.job.set(ALSO_FERTILIZING, jobsPageText.alsoFertilizing)
    if (worker != null) labels.worker.set(worker, job.workerName ?? '')
    for (const { name } of job.requisites)
      if (!labels.material.has(materialValue(name))) labels.material.set(materialValue(name), name.trim())
    for (const label of job.labels) labels.label.set(label, label)
  }
  return labels
}

interface Chosen {
  readonly labels: Labels
  readonly counts: Counts
  readonly filter: JobsFilter
}

/** Remaining options of a facet, with how many jobs each would leave. */
export const optionsOf = (facet: Facet, { labels, counts, filter }: Chosen): Option[] =>
  [...labels[facet]]
    .filter(([value]) => counts[facet].has(value) && !filter.chosen[facet].includes(value))
    .map(([value, label]) => ({ value, label, hint: jobsPageText.count(counts[facet].get(value) ?? 0) }))

/** A filter that is on, and the filter without it. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  readonly rest: JobsFilter
}

/** Every filter that is on, in words. */
export function activeFilters(filter: JobsFilter, labels: Labels): ActiveFilter[] {
  const { text, from, to, hasWarnings } = filter
  const chosen = FACETS.flatMap((facet) =>
    filter.chosen[facet].map((value) => ({
      key: `${facet}:${value}`,
      label: `${jobsPageText.facets[facet]}: ${labels[facet].get(value) ?? value}`,
      rest: withValue(filter, facet, value),
    })),
  )
  return [
    ...(text.trim() === ''
      ? []
      : [{ key: 'text', label: jobsPageText.asked(text.trim()), rest: { ...filter, text: '' } }]),
    ...chosen,
    ...(from === null
      ? []
      : [{ key: 'from', label: jobsPageText.fromDay(formatDay(from)), rest: { ...filter, from: null } }]),
    ...(to === null
      ? []
      : [{ key: 'to', label: jobsPageText.toDay(formatDay(to)), rest: { ...filter, to: null } }]),
    ...(hasWarnings
      ? [{ key: 'warnings', label: jobsPageText.hasWarnings, rest: { ...filter, hasWarnings: false } }]
      : []),
  ]
}
