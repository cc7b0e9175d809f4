import { CATEGORY } from '../../settings/table.ts'
import type { EventFacts } from '../../warnings/facts.ts'

/** Milling of the soil is no job type that farms start with: it is known by the name that a farm gives to its own. */
export const isMilling = ({ category, job }: EventFacts): boolean =>
  category.key === CATEGORY.tillage && job.name.toLowerCase().includes('frees')

/** Estonian: how to write it down. */
export const MILLING_TYPE = 'Freesimise jaoks lisage maaharimise alla oma tööliik „Freesimine“.'
