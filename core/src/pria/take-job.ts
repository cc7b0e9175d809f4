/** The agency's work and yields as jobs of ours: drafts of what is brought in, and ours with what is taken over. Pure. */
import type { AgencyActivity, AgencyJob, AgencyYield } from '../agency/wire.ts'
import type { Job, JobDraft } from '../jobs/schema.ts'
import { materialKey } from '../materials/schema.ts'
import { nameOfTarget } from '../monitoring/table.ts'
import type { JobCategory, JobType } from '../settings/schema.ts'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { isSame } from './compare.ts'
import { convertJob, type GroupFacts, groupsOf, type JobFacts, observationsOf } from './convert-job.ts'
import { activityOf, isMulching, JOB_OF_ACTIVITY } from './rules.ts'
import type { PriaCannotTake } from './schema.ts'
import { type Known, materialOf } from './take-materials.ts'

export type { Known }

type Draft = Omit<JobDraft, '_id'>
interface Work {
  readonly category: JobCategory
  readonly job: JobType
}

const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('et') === b.trim().toLocaleLowerCase('et')

/** Types of the farm that are an activity at the agency. */
function worksOf(activity: AgencyActivity, categories: readonly JobCategory[]): Work[] {
  const usual = JOB_OF_ACTIVITY[activity]
  if (usual === null) return []
  const [key, type] = usual
  // liming and manure are told from other fertilizing by what is spread, mulching by the way of mowing
  const own = activityOf({ key }, { key: type })
  return categories.flatMap((category) =>
    category.jobs
      .filter((job) => activityOf(category, job) === own)
      .filter(({ variants }) => activity !== 'MULCHING' || variants.some(isMulching))
      .map((job) => ({ category, job })),
  )
}

/** Type that an activity becomes: the one that is called like it, else the usual one, else any. */
function workOf({ activity, name }: AgencyJob, categories: readonly JobCategory[]): Work | undefined {
  const works = worksOf(activity, categories)
  const usual = JOB_OF_ACTIVITY[activity]?.[1]
  return (
    works.find(({ job }) => sameName(job.name, name)) ??
    works.find(({ job }) => job.key === usual) ??
    works[0]
  )
}

/** Way of mowing by what becomes of the cut; nothing for a type that is done in one way. */
const variantOf = (activity: AgencyActivity, { variants }: JobType): string | undefined =>
  variants.find((variant) => isMulching(variant) === (activity === 'MULCHING'))

interface Place {
  readonly fieldId: string
  /** Key of the field's main crop in the year; empty where it has none. */
  readonly crop: string
}

const findWorker = (body: AgencyJob, { workers }: Known): string | null =>
  workers.find(({ name }) => materialKey(name) === materialKey(body.worker))?._id ?? null

/** Parts of a job that every activity tells. */
const commonOf = (body: AgencyJob) => ({
  area: body.areaHa,
  status: body.endsOn === null ? ('IN_PROGRESS' as const) : ('DONE' as const),
  plannedYear: null,
  date: body.startsOn,
  endDate: body.endsOn,
  startTime: body.startTime,
})

const grazingOf = (body: AgencyJob): Job['herding'] =>
  body.grazing.map(({ animal, animals, days, hoursPerDay }) => ({
    animalType: animal,
    amount: animals,
    days,
    hoursPerDay,
  }))

const isCoating = ({ kind }: AgencyJob['inputs'][number]): boolean => kind === 'SEED_COATING'

/** Longest notes of a job, and its most materials. */
const MAX_NOTES = 10_000
const MAX_MATERIALS = 20

/**
 * Notes of the agency, with what our book has no place for: it does not tell by which seed a dressing was taken up, nor of what
 * kind a finding is and how much of it there was. Neither is made up.
 */
const notesOf = (body: AgencyJob, told: AgencyJob['observations'] = []): string =>
  [
    body.notes,
    ...body.inputs.filter(isCoating).map(({ name }) => `Puhis: ${name}`),
    ...body.observations
      .filter((each) => !told.some((own) => isSameFinding(own, each)))
      .map(({ target, level }) => `Seire: ${[nameOfTarget(target), level].filter(Boolean).join(', ')}`),
  ]
    .filter(Boolean)
    .join('\n')
    .slice(0, MAX_NOTES)

type Observation = AgencyJob['observations'][number]
const isSameFinding = (a: Observation, b: Observation): boolean =>
  a.target === b.target && a.level === b.level && a.day === b.day

/** A job of ours made of the agency's; nothing where the farm has no such work. */
export function jobDraftOf(body: AgencyJob, { fieldId, crop }: Place, known: Known): Draft | undefined {
  const work = workOf(body, known.categories)
  if (work === undefined) return undefined
  const { category, job } = work
  return {
    ...commonOf(body),
    worker: findWorker(body, known),
    fieldId,
    jobCategory: { key: category.key, name: category.name },
    job: { key: job.key, name: job.name },
    jobVariant: variantOf(body.activity, job) ?? null,
    notes: notesOf(body),
    labels: [],
    requisites: body.inputs
      .filter((input) => !isCoating(input))
      .slice(0, MAX_MATERIALS)
      .map((input) => materialOf(input, { before: [], crop, known })),
    inspections: [],
    herding: grazingOf(body),
    growthStage: body.growthStage,
    windSpeed: body.windMps,
    airTemperature: body.airC,
    images: [],
  }
}

interface Over extends Place {
  /** Part of the job that the agency's record is; empty where nobody has noted it. */
  readonly part: string
  readonly known: Known
  readonly facts: GroupFacts
}

/** A job of ours with what the agency says of one of its activities; all else of it stays. */
export function withAgencyJob(job: Job, body: AgencyJob, { part, fieldId, crop, known, facts }: Over): Draft {
  const {
    _id,
    fieldName: _field,
    workerName: _worker,
    isFertilizing: _also,
    createdAt: _at,
    updatedAt: _last,
    ...draft
  } = job
  const groups = groupsOf(job, facts) ?? []
  const place = groups.findIndex(([activity]) => activity === (part || body.activity))
  const replaced = new Set((groups[place]?.[1] ?? []).map((placed) => placed.place))
  const kept = job.requisites.filter((_, i) => !replaced.has(i))
  const taken = body.inputs
    .filter((input) => !isCoating(input))
    .map((input) => materialOf(input, { before: job.requisites, crop, known }))
  const worker = findWorker(body, known)
  return {
    ...draft,
    ...commonOf(body),
    fieldId,
    worker: worker ?? (body.worker === '' ? null : (job.worker ?? null)),
    requisites: [...kept, ...taken].slice(0, MAX_MATERIALS),
    ...(place === 0 && {
      notes:
        body.notes !== '' && job.notes.trim().startsWith(body.notes)
          ? job.notes
          : notesOf(body, observationsOf(job)),
      herding: grazingOf(body),
    }),
    growthStage: body.growthStage,
    ...(body.activity === 'PLANT_PROTECTION' && { windSpeed: body.windMps, airTemperature: body.airC }),
  }
}

/**
 * How a job that was brought in says what the agency's says: all of it, not all of it, or as another activity. Where it is not all,
 * nobody may take it for agreed: to send it back would take from the agency what we have no place for.
 */
export function comesBack(job: Job, body: AgencyJob, facts: JobFacts): 'WHOLE' | 'IN_PART' | 'OTHER_WORK' {
  const activities = (groupsOf(job, facts) ?? []).map(([activity]) => activity)
  if (!activities.includes(body.activity)) return 'OTHER_WORK'
  const outcome = convertJob(job, facts)
  const part =
    outcome.kind === 'PARTS' ? outcome.parts.find((each) => each.part === body.activity) : undefined
  return part?.body && isSame(part.body, body) ? 'WHOLE' : 'IN_PART'
}

/** A draft as the job that it becomes, as far as its activities go. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const asJob = (draft: Draft): Job => ({
  ...draft,
  _id: NOBODY,
  jobCategory: { ...draft.jobCategory, key: draft.jobCategory.key ?? '' },
  job: { ...draft.job, key: draft.job.key ?? '' },
  fieldName: '',
  workerName: null,
  isFertilizing: false,
  createdAt: '',
  updatedAt: '',
})

const NOTHING_KNOWN: Known = { materials: [], workers: [], categories: DEFAULT_JOB_CATEGORIES }
const NONE_SOWN: GroupFacts = { undersown: new Set() }

/** Why the agency's work cannot become a job of ours that is the same work there; null where it can. */
export function cannotTake(body: AgencyJob): PriaCannotTake | null {
  const draft = jobDraftOf(body, { fieldId: NOBODY, crop: '' }, NOTHING_KNOWN)
  if (draft === undefined) return 'UNKNOWN_WORK'
  const groups = groupsOf(asJob(draft), NONE_SOWN) ?? []
  return groups.length === 1 && groups[0]?.[0] === body.activity ? null : 'OTHER_WORK'
}

/** A harvest that brings in what the agency knows of; nothing where nobody says when. */
export function harvestDraftOf(body: AgencyYield, { fieldId }: Pick<Place, 'fieldId'>): Draft | undefined {
  if (body.harvestedOn === null) return undefined
  return {
    fieldId,
    status: 'DONE',
    jobCategory: { key: CATEGORY.harvest, name: 'Koristus' },
    job: { key: 'harvesting', name: 'Koristus' },
    area: body.areaHa,
    date: body.harvestedOn,
    endDate: body.harvestedOn,
    notes: '',
    labels: [],
    requisites: [],
    inspections: [],
    herding: [],
    images: [],
    yield: body.tonnes || null,
    yieldUnit: 't',
    yieldType: body.yieldType,
    moisturePct: body.moisturePct,
  }
}
