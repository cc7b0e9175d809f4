/** Work in our words and in the agency's: which activity a job is there, and which jobs its book has no place for. */
import type { AgencyActivity } from '../agency/wire.ts'
import { CATEGORY, JOB } from '../settings/table.ts'

/** Activity of each category, for jobs of which the other table says nothing; those that a farm has added too. */
const OF_CATEGORY: Readonly<Record<string, AgencyActivity>> = {
  [CATEGORY.tillage]: 'TILLAGE',
  [CATEGORY.sowing]: 'SOWING',
  [CATEGORY.undersowing]: 'UNDERSOWING',
  [CATEGORY.fertilising]: 'FERTILIZING',
  [CATEGORY.plantProtection]: 'PLANT_PROTECTION',
  [CATEGORY.preHarvest]: 'MOWING',
  [CATEGORY.harvest]: 'HARVEST',
  [CATEGORY.landImprovement]: 'LAND_IMPROVEMENT',
  [CATEGORY.manureHeap]: 'MANURE_STACK',
  [CATEGORY.other]: 'OTHER',
}

/** Activity of single jobs; null where the agency's book has no such work. */
const OF_JOB: Readonly<Record<string, AgencyActivity | null>> = {
  ploughing: 'PLOUGHING',
  'stone-picking': null,
  windrowing: null,
  tedding: null,
  hilling: 'MECHANICAL_WEEDING',
  baling: null,
  'bale-gathering': null,
  'silage-wrapping': null,
  'bale-hauling': null,
  'hay-packing': null,
  [JOB.heapRemoval]: null,
  [JOB.herding]: 'GRAZING',
  [JOB.soilSampling]: 'SOIL_SAMPLING',
}

interface Keyed {
  readonly key: string
}

/**
 * The activity of a job by its category and its type; null for work that the agency's book has no place for, undefined for a
 * category that the farm has added.
 */
export function activityOf(category: Keyed, job: Keyed): AgencyActivity | null | undefined {
  const own = OF_JOB[job.key]
  return own === undefined ? OF_CATEGORY[category.key] : own
}

const MULCHED = /heksel|purusta|multši/i
/** Whether a way of mowing leaves what was cut on the ground. */
export const isMulching = (variant: string | null | undefined): boolean => MULCHED.test(variant ?? '')

/**
 * The category and job that an activity becomes when it is brought in and its name tells no other; null for one that our book has no
 * work for: what it would become is another activity when it is compared again.
 */
export const JOB_OF_ACTIVITY: Readonly<
  Record<AgencyActivity, readonly [category: string, job: string] | null>
> = {
  PLOUGHING: [CATEGORY.tillage, 'ploughing'],
  TILLAGE: [CATEGORY.tillage, 'cultivating'],
  SOWING: [CATEGORY.sowing, 'sowing'],
  PLANTING: null,
  UNDERSOWING: [CATEGORY.undersowing, 'undersowing'],
  FERTILIZING: [CATEGORY.fertilising, 'fertilising'],
  MANURE_SPREADING: [CATEGORY.fertilising, 'fertilising'],
  LIMING: [CATEGORY.fertilising, 'fertilising'],
  PLANT_PROTECTION: [CATEGORY.plantProtection, 'spraying'],
  MECHANICAL_WEEDING: [CATEGORY.preHarvest, 'hilling'],
  MOWING: [CATEGORY.preHarvest, 'mowing'],
  MULCHING: [CATEGORY.preHarvest, 'maintenance-mowing'],
  HARVEST: [CATEGORY.harvest, 'harvesting'],
  GRAZING: [CATEGORY.other, JOB.herding],
  IRRIGATION: null,
  MANURE_STACK: [CATEGORY.manureHeap, JOB.heaping],
  SOIL_SAMPLING: [CATEGORY.other, JOB.soilSampling],
  LAND_IMPROVEMENT: [CATEGORY.landImprovement, 'ditch-mowing'],
  OTHER: [CATEGORY.other, 'other'],
}
