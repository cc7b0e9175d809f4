/** Jobs that ask for what the job types do not list: animals, a sampler, an amount of work. */
import { CATEGORY, JOB } from '../settings/table.ts'

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
