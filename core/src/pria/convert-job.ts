/**
 * A job as the agency's: one record for each of its activities. Total and pure: every job gives, for each activity, a body or
 * the problems that name what is missing.
 */
import type { AgencyActivity, AgencyJob } from '../agency/wire.ts'
import type { Job } from '../jobs/schema.ts'
import { roundTo } from '../units/rounding.ts'
import {
  ACTIVITY_OF_FERTILIZER,
  cut,
  type FindCoating,
  groupOf,
  inputsOf,
  type Placed,
  problemOf,
} from './inputs.ts'
import { activityOf, isMulching } from './rules.ts'
import type { PriaProblem } from './schema.ts'

/** Facts beside the job that its record at the agency holds. */
export interface JobFacts {
  /** The agency's id of the job's field; null while it is not connected. */
  readonly agencyField: string | null
  /** Crops that are sown under the main one on the field in the year, by their keys. */
  readonly undersown: ReadonlySet<string>
  /** Name and certificate of a worker; undefined for one that is nowhere. */
  readonly workerOf: (id: string) => { readonly name: string; readonly certificate: string } | undefined
  readonly findCoating: FindCoating
  /** Whether jobs of this type name a way of doing them. */
  readonly hasVariants: boolean
}

/** One record at the agency: its body, or why there is none. */
export interface Part<Body, Name extends string = string> {
  readonly part: Name
  readonly body: Body | null
  readonly problems: readonly PriaProblem[]
}

export type JobOutcome =
  | { readonly kind: 'NOT_SUPPORTED' | 'NOT_IMPLEMENTED' }
  /** Activities that it will be when it is done. */
  | { readonly kind: 'NOT_COMPLETED'; readonly activities: readonly AgencyActivity[] }
  | { readonly kind: 'PARTS'; readonly parts: readonly Part<AgencyJob, AgencyActivity>[] }

const KINDS_OF_FERTILIZING: ReadonlySet<AgencyActivity> = new Set([
  'FERTILIZING',
  'MANURE_SPREADING',
  'LIMING',
])

/** Facts that tell the activities of a job. */
export type GroupFacts = Pick<JobFacts, 'undersown'>
type Group = readonly [activity: AgencyActivity, materials: readonly Placed[]]

/** Activity that a material belongs to in a job whose own activity is `main`. */
function activityOfMaterial({ material }: Placed, main: AgencyActivity, facts: GroupFacts): AgencyActivity {
  const group = groupOf(material)
  if (main === 'SOWING' && group === 'seed' && facts.undersown.has(material.subtype ?? ''))
    return 'UNDERSOWING'
  const isMixing = KINDS_OF_FERTILIZING.has(main) || MIXED.has(main)
  return (isMixing && ACTIVITY_OF_FERTILIZER[group]) || main
}
/** Activities into which a fertilizer may be mixed; the job is then a fertilizing one as well. */
const MIXED: ReadonlySet<AgencyActivity> = new Set(['SOWING', 'UNDERSOWING', 'PLANT_PROTECTION'])

/** Materials by activity, the job's own activity first, also where it has none of its own. */
function byActivity(job: Job, main: AgencyActivity, facts: GroupFacts): Group[] {
  const placed = job.requisites.map((material, place) => ({ material, place }))
  const groups = Map.groupBy(placed, (each) => activityOfMaterial(each, main, facts))
  // manure alone is no fertilizing with nothing beside it
  const isOwn = groups.has(main) || !KINDS_OF_FERTILIZING.has(main) || groups.size === 0
  const others = [...groups].filter(([activity]) => activity !== main)
  const own: Group[] = isOwn ? [[main, groups.get(main) ?? []]] : []
  return [...own, ...others]
}

const NEEDS_MATERIAL: Partial<Record<AgencyActivity, (group: string) => boolean>> = {
  SOWING: (group) => group === 'seed',
  UNDERSOWING: (group) => group === 'seed',
  PLANT_PROTECTION: (group) => group === 'chemical',
  FERTILIZING: () => true,
  MANURE_SPREADING: () => true,
  LIMING: () => true,
}

/** Whether a sowing was of nothing but what is sown under: then it has no main seed to miss. */
const isUndersowingAlone = (job: Job, main: AgencyActivity, facts: GroupFacts): boolean =>
  main === 'SOWING' &&
  job.requisites.some(({ type }) => type === 'seed') &&
  job.requisites.every((material) => material.type !== 'seed' || facts.undersown.has(material.subtype ?? ''))

function materialProblems(job: Job, activity: AgencyActivity, materials: readonly Placed[]): PriaProblem[] {
  const needs = NEEDS_MATERIAL[activity]
  const missing =
    needs && !materials.some(({ material }) => needs(groupOf(material)))
      ? [problemOf(job, 'REQUISITE_MISSING', { path: 'requisites' })]
      : []
  const foreign =
    activity === 'PLANT_PROTECTION'
      ? materials.filter(({ material: { type } }) => type === 'seed' || type === 'material')
      : []
  return [
    ...missing,
    ...foreign.map(({ material, place }) =>
      problemOf(job, 'CHEMICAL_JOB_USED_NON_CHEMICAL', { path: `requisites.${place}.type`, material }),
    ),
  ]
}

const workerProblems = (job: Job, activity: AgencyActivity, worker: string): PriaProblem[] =>
  activity === 'PLANT_PROTECTION' && worker === ''
    ? [problemOf(job, 'WORKER_MISSING', { path: 'worker' })]
    : []

/** A harvest tells what was brought in and how much; work that is done in several ways tells which. */
function harvestProblems(job: Job, activity: AgencyActivity, { hasVariants }: JobFacts): PriaProblem[] {
  const isUnclear = hasVariants && !job.jobVariant?.trim()
  return [
    ...(isUnclear ? [problemOf(job, 'HARVEST_VARIANT_NOT_DEFINED', { path: 'jobVariant' })] : []),
    ...(activity === 'HARVEST' && job.yield == null
      ? [problemOf(job, 'HARVEST_YIELD_NOT_DEFINED', { path: 'yield' })]
      : []),
    ...(activity === 'HARVEST' && !job.yieldType
      ? [problemOf(job, 'HARVEST_YIELD_TYPE_NOT_DEFINED', { path: 'yieldType' })]
      : []),
  ]
}

const mainActivity = (activity: AgencyActivity, job: Job): AgencyActivity =>
  activity === 'MOWING' && isMulching(job.jobVariant) ? 'MULCHING' : activity

const OF_SPRAYING: ReadonlySet<AgencyActivity> = new Set(['PLANT_PROTECTION'])

/** Findings of a job as the agency holds them. */
export function observationsOf(job: Pick<Job, 'inspections'>): AgencyJob['observations'] {
  return job.inspections.map(({ target, amount, unit }) => ({
    target: cut(target, 255),
    day: null,
    level: cut([amount, unit].filter((each) => each !== null).join(' '), 120),
  }))
}

interface OfPart {
  readonly activity: AgencyActivity
  readonly materials: readonly Placed[]
  readonly isMain: boolean
}

function partOf(
  job: Job,
  { activity, materials, isMain }: OfPart,
  facts: JobFacts,
): Part<AgencyJob, AgencyActivity> {
  const worker = job.worker ? facts.workerOf(job.worker) : undefined
  const name = worker?.name ?? job.workerName ?? ''
  const { inputs, problems: faults } = inputsOf(job, materials, facts.findCoating)
  const problems = [
    ...materialProblems(job, activity, materials),
    ...faults,
    ...workerProblems(job, activity, name.trim()),
    ...(isMain ? harvestProblems(job, activity, facts) : []),
  ]
  const isSpraying = OF_SPRAYING.has(activity)
  if (problems.length > 0) return { part: activity, body: null, problems }
  const body: AgencyJob = {
    fieldId: facts.agencyField ?? '',
    activity,
    name: cut(job.job.name, 255),
    startsOn: job.date,
    endsOn: job.endDate,
    startTime: job.startTime ?? null,
    areaHa: roundTo(job.area, 4),
    worker: cut(name, 255),
    workerCertificate: isSpraying ? cut(worker?.certificate, 120) : '',
    inputs: [...inputs],
    grazing: isMain
      ? job.herding.map(({ animalType, amount, days, hoursPerDay }) => ({
          animal: cut(animalType, 60),
          animals: amount,
          days,
          hoursPerDay,
        }))
      : [],
    growthStage: job.growthStage ?? null,
    windMps: isSpraying ? (job.windSpeed ?? null) : null,
    airC: isSpraying ? (job.airTemperature ?? null) : null,
    observations: isSpraying ? observationsOf(job) : [],
    notes: isMain ? cut(job.notes, 2000) : '',
  }
  return { part: activity, body, problems }
}

/**
 * Activities of a job at the agency with the materials of each, its own first; null for work that it has no place for, undefined for a
 * category that the farm has added.
 */
export function groupsOf(job: Job, facts: GroupFacts): Group[] | null | undefined {
  const activity = activityOf(job.jobCategory, job.job)
  if (activity == null) return activity
  const main = mainActivity(activity, job)
  return byActivity(job, isUndersowingAlone(job, main, facts) ? 'UNDERSOWING' : main, facts)
}

/** A job as the records of the agency, one for each activity; its field may be unconnected, `fieldId` is then empty. */
export function convertJob(job: Job, facts: JobFacts): JobOutcome {
  const groups = groupsOf(job, facts)
  if (groups === null) return { kind: 'NOT_SUPPORTED' }
  if (groups === undefined) return { kind: 'NOT_IMPLEMENTED' }
  if (job.status !== 'DONE' || job.endDate === null)
    return { kind: 'NOT_COMPLETED', activities: groups.map(([activity]) => activity) }
  return {
    kind: 'PARTS',
    parts: groups.map(([activity, materials], i) =>
      partOf(job, { activity, materials, isMain: i === 0 }, facts),
    ),
  }
}
