/** Which jobs ask for what the job types do not list: animals, a sampler, an amount of work. */
import { CATEGORY, JOB } from '../settings/table.ts'

interface Named {
  readonly key: string
  readonly name: string
}

export const isHerding = ({ key }: Pick<Named, 'key'>): boolean => key === JOB.herding

/** Soil is sampled by the job of the table, and by any that a farm has named so. */
export const isSoilSampling = ({ key, name }: Named): boolean =>
  key === JOB.soilSampling || name.toLocaleLowerCase('et').includes('mullaproovi')

/** Whether it must be told how much was improved, or how much manure lies in the heap. */
export const asksWorkAmount = (category: Pick<Named, 'key'>): boolean =>
  category.key === CATEGORY.landImprovement || category.key === CATEGORY.manureHeap
