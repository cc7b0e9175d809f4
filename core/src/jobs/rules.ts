/**
 * Rules for saving a job, as far as they take other records; shapes are the schema's. The form and the server
 * ask the same function; what a target of monitoring is of, the server alone, for the form begins without the table of them.
 */
import type { FieldError } from '../errors.ts'
import { type FieldLife, livesIn } from '../fields/rules.ts'
import type { TypeOfTarget } from '../monitoring/rules.ts'
import type { JobCategory, JobType } from '../settings/schema.ts'
import { CATEGORY, findJob } from '../settings/table.ts'
import { numberText } from '../text/format.ts'
import { yearOf } from '../time/day.ts'
import { WorkDay } from '../time/schema.ts'
import { plannedDayOf } from '../time/season.ts'
import { roundTo, sumAreas } from '../units/rounding.ts'
import { fieldError } from '../validation.ts'
import { checkGrazing } from './grazing-rules.ts'
import { checkMonitoring } from './monitoring-rules.ts'
import { isGrazing, isSoilSampling } from './job-kinds.ts'
import { checkMaterial, type KnownChemicals } from './material-rules.ts'
import { checkDressing } from './own-dressing.ts'
import { needsCertificate } from './plant-protection.ts'
import { breaksSafetyArea } from './safety-area.ts'
import type { JobDraft } from './schema.ts'
import { checkWorkAmount, workUnitsOf } from './work-amount.ts'
import { hasKnownWeight } from './yields.ts'

/** A job as it is about to be stored. */
export type CheckedJob = Omit<JobDraft, '_id'>

export interface JobCheckFacts {
  readonly categories: readonly JobCategory[]
  /** Hectares of the job's field in the crop year of the job; undefined when there is no such field. */
  readonly fieldAreaOf: (job: CheckedJob) => number | undefined
  /** The job's field with the crop year of the job; without it nobody asks whether the field is one in that year. */
  readonly fieldLifeOf?: (job: CheckedJob) => FieldInYear | undefined
  /** Workers that exist; whether one that is deleted held the certificate cannot be told. */
  readonly workers: ReadonlyMap<string, { readonly chemicalCertification: boolean }>
  readonly chemicals: KnownChemicals
  /** Types of the table of targets; without them, as in the form, it is not asked whether a target is of another. */
  readonly typeOfTarget?: TypeOfTarget | undefined
  /** The day in Tallinn, until which work lasts that has no end yet. */
  readonly today: string
  /** Ids of the kinds of area that a job may name; without them it is not asked. */
  readonly customAreas?: ReadonlySet<string> | undefined
}

/** A field with the crop year that is asked of it. */
export interface FieldInYear extends FieldLife {
  readonly name: string
  readonly year: number
}

/** Whether it may be a late harvest, which is of the field's last year while its crop stands (`late-harvest.ts`). */
function mayBeLate(draft: CheckedJob, field: FieldInYear, { categories }: JobCheckFacts): boolean {
  const year = yearOf(draft.date)
  const found = findJob(categories, draft.jobCategory, draft.job)
  return found?.category.key === CATEGORY.harvest && year < field.year && livesIn(field, year)
}

/** A field that was split or joined takes no job of the years after, its parts none of the years before. */
function checkLife(draft: CheckedJob, facts: JobCheckFacts): FieldError[] {
  const field = facts.fieldLifeOf?.(draft)
  if (field === undefined || livesIn(field, field.year) || mayBeLate(draft, field, facts)) return []
  const { name, year, firstYear, lastYear } = field
  return firstYear != null && year < firstYear
    ? [fieldError('fieldId', 'fieldNotYet', { name, year: firstYear })]
    : [fieldError('fieldId', 'fieldEnded', { name, year: lastYear ?? year })]
}

interface FoundJob {
  readonly category: JobCategory
  readonly job: JobType
}

/** Who works with plant-protection products must be named and hold the certificate. */
function checkWorker(draft: CheckedJob, { category, job }: FoundJob, facts: JobCheckFacts): FieldError[] {
  const asksCertificate = needsCertificate(category, draft.requisites)
  if (!draft.worker)
    return asksCertificate || job.requires.includes('worker') ? [fieldError('worker', 'required')] : []
  const worker = facts.workers.get(draft.worker)
  if (!worker) return [fieldError('worker', 'unknownWorker')]
  return asksCertificate && !worker.chemicalCertification ? [fieldError('worker', 'workerNotCertified')] : []
}

/** A yield may come later, when it has been weighed; one that is given must tell its unit, and what a unit weighs. */
function checkYield(draft: CheckedJob): FieldError[] {
  if (draft.yield == null) return []
  if (!draft.yieldUnit) return [fieldError('yieldUnit', 'required')]
  const isWeighed = hasKnownWeight(draft.yieldUnit) || draft.yieldUnitWeight != null
  return isWeighed ? [] : [fieldError('yieldUnitWeight', 'required')]
}

const checkMaterials = (draft: CheckedJob, { category }: FoundJob, facts: JobCheckFacts): FieldError[] =>
  category.key === CATEGORY.other
    ? []
    : draft.requisites.flatMap((material, i) =>
        [...checkMaterial(material, facts.chemicals), ...checkDressing(material, draft, facts)].map(
          (error) => ({ ...error, path: `requisites.${i}.${error.path}` }),
        ),
      )

/** A job that is done in several ways names one. Ways are labels: the one that a job has stays good when the list changes. */
const checkVariant = (draft: CheckedJob, { job }: FoundJob): FieldError[] =>
  job.variants.length > 0 && !draft.jobVariant?.trim() ? [fieldError('jobVariant', 'required')] : []

const checkSampler = (draft: CheckedJob, { job }: FoundJob): FieldError[] =>
  isSoilSampling(job) && !draft.soilSampler ? [fieldError('soilSampler', 'required')] : []

/** A stack is spread after it was begun. */
const checkHeap = ({ heap, date, status }: CheckedJob): FieldError[] =>
  heap?.spreadOn && status !== 'PLANNED' && heap.spreadOn < date
    ? [fieldError('heap.spreadOn', 'endBeforeStart')]
    : []

const checkCustomArea = ({ customFieldArea }: CheckedJob, { customAreas }: JobCheckFacts): FieldError[] =>
  customFieldArea && customAreas && !customAreas.has(customFieldArea.id)
    ? [fieldError('customFieldArea', 'unknownCustomArea')]
    : []

/** A done job has an end; while its day is wrong, its end is not asked for either. */
const checkEnd = ({ status, date, endDate }: CheckedJob): FieldError[] =>
  status === 'DONE' && endDate === null && WorkDay.safeParse(date).success
    ? [fieldError('endDate', 'required')]
    : []

/** Much phosphorus must be proven. */
const checkProof = ({ fertilization }: CheckedJob): FieldError[] =>
  fertilization?.highNutrientN
    ? (['nutrientN', 'soilSampleYear'] as const).flatMap((part) =>
        fertilization[part] === null ? [fieldError(`fertilization.${part}`, 'required')] : [],
      )
    : []

/** Rules of single categories. */
const checkKind = (draft: CheckedJob, found: FoundJob, { today }: JobCheckFacts): FieldError[] => [
  ...checkVariant(draft, found),
  ...checkSampler(draft, found),
  ...checkHeap(draft),
  ...(isGrazing(found.job) || draft.herding.length > 0
    ? checkGrazing(draft.herding, { ...draft, today })
    : []),
  ...checkWorkAmount(draft, workUnitsOf(found.category, found.job)),
]

function checkOne(draft: CheckedJob, facts: JobCheckFacts): FieldError[] {
  const isUnknown = facts.fieldAreaOf(draft) === undefined
  const field = isUnknown ? [fieldError('fieldId', 'unknownField')] : checkLife(draft, facts)
  const found = findJob(facts.categories, draft.jobCategory, draft.job)
  if (!found) return [...field, fieldError('job', 'unknownJob')]
  return [
    ...field,
    ...checkEnd(draft),
    ...checkWorker(draft, found, facts),
    ...checkMaterials(draft, found, facts),
    ...checkMonitoring(draft.inspections, facts.typeOfTarget),
    ...checkYield(draft),
    ...checkProof(draft),
    ...checkKind(draft, found, facts),
    ...checkCustomArea(draft, facts),
  ]
}

/** Each job must stay below its own field; with several fields the sentence names their total. */
function checkSafetyAreas(drafts: readonly CheckedJob[], facts: JobCheckFacts): FieldError[][] {
  const areas = drafts.map((draft) => facts.fieldAreaOf(draft))
  const total = numberText(sumAreas(areas.filter((area) => area !== undefined)))
  return drafts.map((draft, i) => {
    const area = areas[i]
    if (area === undefined || !breaksSafetyArea({ area: draft.area, materials: draft.requisites }, area))
      return []
    return drafts.length > 1
      ? [fieldError('area', 'safetyAreaSeveral', { fieldArea: total })]
      : [fieldError('area', 'safetyAreaSingle', { fieldArea: numberText(area) })]
  })
}

/**
 * The wrong places of jobs that are saved together, empty when all may be saved. Paths are those of the call's body:
 * `worker` for one job, `2.worker` in a batch.
 */
export function checkJobs(
  drafts: readonly CheckedJob[],
  facts: JobCheckFacts,
  isBatch = drafts.length > 1,
): FieldError[] {
  const safety = checkSafetyAreas(drafts, facts)
  return drafts.flatMap((draft, i) =>
    [...checkOne(draft, facts), ...(safety[i] ?? [])].map((error) =>
      isBatch ? { ...error, path: `${i}.${error.path}` } : error,
    ),
  )
}

/** Parts without which a job that was brought in is none: a field that is one in the year, and a type. */
const OF_EVERY_JOB: ReadonlySet<string> = new Set(['fieldId', 'job'])

/**
 * Faults that keep a job from being stored that another book told of. Nobody here can say what it lacks: it is stored,
 * marked with its source, and the rules warn of it. Paths are those of one job.
 */
export const faultsOfBrought = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ path }) => OF_EVERY_JOB.has(path))

/** Work of a plan on a field: what a planned job is made of. */
export type PlannedWork = Pick<JobDraft, 'fieldId' | 'jobCategory' | 'job' | 'area' | 'requisites'> &
  Partial<Pick<JobDraft, 'growthStage' | 'notes'>> & { readonly year: number }

/** The planned job of a plan's work; it stands on the placeholder day of its year. */
export const plannedJob = ({ year, area, ...work }: PlannedWork): JobDraft => ({
  status: 'PLANNED',
  plannedYear: year,
  date: plannedDayOf(year),
  endDate: null,
  area: roundTo(area, 4),
  growthStage: null,
  notes: '',
  labels: [],
  inspections: [],
  herding: [],
  images: [],
  ...work,
})
