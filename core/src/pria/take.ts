/** The agency's records as ours: drafts of what is brought in, and ours with what is taken over. Pure. */
import type { AgencyCrop, AgencyField, AgencyJob, AgencyYield } from '../agency/wire.ts'
import type { FieldDraft, MainCrop, YearInfo } from '../fields/schema.ts'
import type { Job, JobDraft, JobMaterial } from '../jobs/schema.ts'
import { materialKey } from '../materials/schema.ts'
import { nameOfTarget } from '../monitoring/table.ts'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { observationsOf } from './convert-job.ts'
import { ACTIVITY_OF_FERTILIZER, groupOf } from './inputs.ts'
import { JOB_OF_ACTIVITY } from './rules.ts'
import { ourShapeOf } from './shapes.ts'
import { type Known, materialOf } from './take-materials.ts'

export type { Known }

/** A field of ours, or none, with what the agency says of it in a year. `externalId` is its id there. */
export function withAgencyField<F extends Omit<FieldDraft, '_id'>>(
  field: F,
  body: AgencyField,
  { year, agencyId }: { year: number; agencyId: string },
): F {
  const name = body.name || body.number || body.massif
  return {
    ...field,
    code: body.massif,
    externalId: agencyId,
    yearInfo: withYear(field.yearInfo, year, (info) => ({
      ...info,
      name: name || info.name,
      area: body.areaHa,
      priaCode: body.number || null,
      externalId: agencyId,
      landUse: body.landUse,
    })),
    ...(body.shape && { mapData: ourShapeOf(body.shape) }),
  }
}

const withYear = (
  years: readonly YearInfo[],
  year: number,
  change: (info: YearInfo) => YearInfo,
): YearInfo[] => {
  const known = years.find((info) => info.year === year) ?? { year }
  return [...years.filter((info) => info.year !== year), change(known)].toSorted((a, b) => a.year - b.year)
}

/** A new field of ours. */
export function fieldDraftOf(
  body: AgencyField,
  of: { year: number; agencyId: string },
): Omit<FieldDraft, '_id'> {
  const name = body.name || body.number || body.massif || of.agencyId
  const empty = { name, code: '', priaCode: body.number, externalId: '', area: body.areaHa, yearInfo: [] }
  return withAgencyField(empty, body, of)
}

const cropOf = (body: AgencyCrop, before?: MainCrop | null): MainCrop => ({
  ...before,
  crop: body.crop,
  refinement: body.refinement || null,
  variety: body.variety || null,
})

/** The years of a field with the agency's crop in its place; `part` is the place, of a crop beside the main one. */
export function withAgencyCrop(
  years: readonly YearInfo[],
  body: AgencyCrop,
  { year, fieldArea, replaced }: { year: number; fieldArea: number; replaced: number | null },
): YearInfo[] {
  const area = body.areaHa === fieldArea ? null : body.areaHa
  return withYear(years, year, (info) => {
    if (body.use === 'MAIN') return { ...info, mainCrop: cropOf(body, info.mainCrop), mainCropArea: area }
    const other = { ...cropOf(body), use: body.use, area }
    const others = info.otherCrops ?? []
    return {
      ...info,
      otherCrops:
        replaced === null ? [...others, other] : others.map((each, i) => (i === replaced ? other : each)),
    }
  })
}

/** The years of a field without a crop. */
export const withoutCrop = (years: readonly YearInfo[], year: number, replaced: number | null): YearInfo[] =>
  withYear(years, year, (info) =>
    replaced === null
      ? { ...info, mainCrop: null, mainCropArea: null }
      : { ...info, otherCrops: (info.otherCrops ?? []).filter((_, i) => i !== replaced) },
  )

/** Place of a crop beside the main one by its part (`CATCH_CROP sinep 2`); null for the main one, and for none. */
export function placeOfCrop(info: YearInfo | undefined, part: string): number | null {
  const counts = new Map<string, number>()
  const at = (info?.otherCrops ?? []).findIndex(({ use, crop }) => {
    const key = `${use} ${crop}`
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return part === (nth === 1 ? key : `${key} ${nth}`)
  })
  return at === -1 ? null : at
}

/** Materials of a job that stand for a part of it at the agency. */
const isOfPart = (material: JobMaterial, activity: AgencyJob['activity'], isMain: boolean): boolean => {
  const own = ACTIVITY_OF_FERTILIZER[groupOf(material)]
  return own === undefined
    ? isMain
    : own === activity || (isMain && activity !== 'SOWING' && activity !== 'PLANT_PROTECTION')
}

interface Place {
  readonly fieldId: string
  /** Key of the field's main crop in the year; empty where it has none. */
  readonly crop: string
}

/** Parts of a job that every activity tells. */
const commonOf = (body: AgencyJob, known: Known) => ({
  area: body.areaHa,
  date: body.startsOn,
  endDate: body.endsOn,
  startTime: body.startTime,
  worker: known.workers.find(({ name }) => materialKey(name) === materialKey(body.worker))?._id ?? null,
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

/**
 * Whether a job of ours says all that the agency's says once it was brought in. Where it does not, nobody may take it for agreed:
 * to send it back would take from the agency what we have no place for.
 */
export function isTakenWhole(body: AgencyJob, before?: Job): boolean {
  const own = before ? observationsOf(before) : []
  return (
    !body.inputs.some(isCoating) &&
    body.inputs.length <= MAX_MATERIALS &&
    body.observations.length === own.length &&
    body.observations.every((each) => own.some((ours) => isSameFinding(ours, each)))
  )
}

/** A job of ours made of the agency's. */
export function jobDraftOf(body: AgencyJob, { fieldId, crop }: Place, known: Known): Omit<JobDraft, '_id'> {
  const [category, job] = JOB_OF_ACTIVITY[body.activity]
  const type = DEFAULT_JOB_CATEGORIES.find(({ key }) => key === category)
  return {
    ...commonOf(body, known),
    fieldId,
    status: body.endsOn === null ? 'IN_PROGRESS' : 'DONE',
    jobCategory: { key: category, name: type?.name ?? category },
    job: { key: job, name: type?.jobs.find(({ key }) => key === job)?.name ?? job },
    ...(body.activity === 'MULCHING' && { jobVariant: 'Niide hekseldatakse' }),
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

/** A job of ours with what the agency says of one of its activities; `isMain` where it is the job's own. */
export function withAgencyJob(
  job: Job,
  body: AgencyJob,
  { isMain, crop, known }: { isMain: boolean; crop: string; known: Known },
): Omit<JobDraft, '_id'> {
  const {
    _id,
    fieldName: _field,
    workerName: _worker,
    isFertilizing: _also,
    createdAt: _at,
    updatedAt: _last,
    ...draft
  } = job
  const kept = job.requisites.filter((material) => !isOfPart(material, body.activity, isMain))
  const taken = body.inputs
    .filter((input) => !isCoating(input))
    .map((input) => materialOf(input, { before: job.requisites, crop, known }))
  const { worker, ...common } = commonOf(body, known)
  return {
    ...draft,
    ...common,
    worker: worker ?? (body.worker === '' ? null : (job.worker ?? null)),
    requisites: [...kept, ...taken].slice(0, MAX_MATERIALS),
    ...(isMain && {
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

/** A harvest that brings in what the agency knows of; nothing where nobody says when. */
export function harvestDraftOf(body: AgencyYield, { fieldId }: Place): Omit<JobDraft, '_id'> | undefined {
  if (body.harvestedOn === null) return undefined
  const [category, job] = JOB_OF_ACTIVITY.HARVEST
  return {
    fieldId,
    status: 'DONE',
    jobCategory: { key: category, name: 'Koristus' },
    job: { key: job, name: 'Koristus' },
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
