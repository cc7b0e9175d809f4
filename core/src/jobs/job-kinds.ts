/** Jobs that ask for what the job types do not list: animals, a sampler, an amount of work. */
import { CATEGORY, JOB } from '../settings/table.ts'
import type { JobStatus } from './schema.ts'

interface Named {
  readonly key: string
  readonly name: string
}

/** Whether manure is stacked on the field by it: any job of that category but the one that takes the stack away. */
export const isHeaping = (category: Pick<Named, 'key'>, job: Pick<Named, 'key'>): boolean =>
  category.key === CATEGORY.manureHeap && job.key !== JOB.heapRemoval

export const isGrazing = ({ key }: Pick<Named, 'key'>): boolean => key === JOB.herding

/** Soil is sampled by the job of the table, and by any that a farm has named so. */
export const isSoilSampling = ({ key, name }: Named): boolean =>
  key === JOB.soilSampling || name.toLocaleLowerCase('et').includes('mullaproovi')

interface SamplingJob {
  readonly status: JobStatus
  readonly job: { readonly key: string; readonly name: string }
  readonly soilSamples?: number | null | undefined
}

/** Samples that a job has taken on its field: none before it is done. */
export const samplesTakenBy = (job: SamplingJob | undefined): number =>
  job?.status === 'DONE' && isSoilSampling(job.job) ? (job.soilSamples ?? 0) : 0
