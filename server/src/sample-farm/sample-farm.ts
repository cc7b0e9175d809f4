/** A farm made up whole: fields with shapes and years, materials, workers, and the jobs of its seasons. */
import { cropByKey } from '@vagu/core/crops/table'
import type { FieldDraft } from '@vagu/core/fields/schema'
import { type MonitoringEntry, UNIT_OF_TYPE } from '@vagu/core/monitoring/schema'
import type { JobDraft, JobStatus } from '@vagu/core/jobs/schema'
import type { MaterialDraft } from '@vagu/core/materials/schema'
import { CATEGORY, DEFAULT_JOB_CATEGORIES, findJob } from '@vagu/core/settings/table'
import type { SoilSampleDraft } from '@vagu/core/soil-samples/schema'
import { addDays } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { roundTo } from '@vagu/core/units/rounding'
import type { WorkerDraft } from '@vagu/core/workers/schema'
import { type Chance, chanceFrom } from '@vagu/agency/land/chance'
import { cropIn, massifOf, numberOf, ORIGIN, type RotationCrop } from '@vagu/agency/land/land'
import { sampleMaterials, usedMaterial } from './materials.ts'
import { fieldShapes } from '@vagu/agency/land/shapes'
import { sampleSoil } from './soil-samples.ts'
import {
  FILLERS,
  type Found,
  LATE_SPRAYING,
  SEASON_JOBS,
  type TemplateJob,
  TODAYS_JOBS,
} from './templates.ts'
import { NO_HOURS, type SampleHours, sampleHours } from './work-times.ts'

export interface FarmSize {
  readonly fields: number
  /** Crop years, the last one first to end. */
  readonly years: readonly number[]
  /** Jobs of one field in one season at least: made up to this number with light work. */
  readonly jobsPerSeason: number
  /** Jobs after this day are prepared or planned, not done. */
  readonly today: string
  readonly newId: () => string
  readonly seed: number
  /** Names of fields and workers, taken in turn. */
  readonly fieldNames: readonly string[]
  readonly workerNames: readonly string[]
  /** Every so many fields break a rule in each season; none when left out. */
  readonly mistakeEvery?: number
  /** Years before the seasons of which only the crops and the harvests are told; none when left out. */
  readonly harvestsBefore?: number
  /** Whether some work is going on today and some is prepared for the coming days. */
  readonly isBusyToday?: boolean
}

export interface SampleFarm {
  readonly fields: readonly (FieldDraft & { _id: string })[]
  readonly requisites: readonly (MaterialDraft & { _id: string })[]
  readonly workers: readonly (WorkerDraft & { _id: string })[]
  readonly jobEvents: readonly JobDraft[]
  readonly soilSamples: readonly SoilSampleDraft[]
  readonly hours: SampleHours
}

const nameOf = (names: readonly string[], index: number): string => {
  const round = Math.floor(index / names.length)
  return `${names[index % names.length] ?? 'Põld'}${round > 0 ? ` ${round + 1}` : ''}`
}

/** Years of which only the harvests are told, the oldest first. */
function yearsBefore({ years, harvestsBefore = 0 }: FarmSize): number[] {
  const first = Math.min(...years)
  return Array.from({ length: harvestsBefore }, (_, i) => first - harvestsBefore + i)
}

function sampleFields(size: FarmSize, chance: Chance): (FieldDraft & { _id: string })[] {
  return fieldShapes(size.fields, ORIGIN, chance).map((shape, index) => ({
    _id: size.newId(),
    name: nameOf(size.fieldNames, index),
    code: massifOf(index),
    priaCode: numberOf(index),
    externalId: String(24_000_000 + index * 37),
    area: shape.area,
    mapData: shape.mapData,
    yearInfo: [...yearsBefore(size), ...size.years].map((year) => {
      const crop = cropByKey(cropIn(index, year))
      return {
        year,
        area: shape.area,
        landUse: 'ARABLE' as const,
        mainCrop: crop && { crop: crop.key, yieldType: 'Terad', yieldUnit: 't' },
      }
    }),
  }))
}

/** Days for which the certificate of each worker is valid yet; without mistakes none is about to end. */
const validDays = (index: number, { mistakeEvery }: FarmSize): number =>
  index === 0 || mistakeEvery === undefined ? 900 : 45

/** Invented, with right check digits; who has none is named where payroll asks for it. */
const PERSONAL_CODES = ['37503030275', '49107120210', '38811220339'] as const

const sampleWorkers = (size: FarmSize): (WorkerDraft & { _id: string })[] =>
  size.workerNames.map((name, index) => ({
    _id: size.newId(),
    name,
    hourlyRate: 11 + index,
    notes: '',
    chemicalCertification: index < 2,
    chemicalWorkerLicenceEndDate: index < 2 ? addDays(size.today, validDays(index, size)) : null,
    certificateNo: index < 2 ? `TT-${4100 + index}` : '',
    company: '',
    personalCode: PERSONAL_CODES[index] ?? null,
    userId: null,
  }))

/** Status today of a job that lies on this day. */
function statusOn(day: string, today: string): JobStatus {
  if (day > addDays(today, 14)) return 'PLANNED'
  if (day > today) return 'DRAFT'
  return day > addDays(today, -2) ? 'IN_PROGRESS' : 'DONE'
}

interface Place {
  readonly size: FarmSize
  readonly field: FieldDraft & { _id: string }
  readonly year: number
  readonly materials: ReturnType<typeof sampleMaterials>
  readonly workers: readonly { readonly _id: string }[]
  readonly chance: Chance
}

const monitoringEntryOf = ({ type, target, amount }: Found): MonitoringEntry => ({
  inspectionType: type,
  target,
  amount,
  unit: UNIT_OF_TYPE[type],
})

function jobOf(template: TemplateJob, place: Place): JobDraft {
  const found = findJob(
    DEFAULT_JOB_CATEGORIES,
    { key: CATEGORY[template.category], name: '' },
    { key: template.job, name: '' },
  )
  if (!found) throw new Error(`there is no job ${template.job}`)
  const { size, field, year, chance } = place
  const day = addDays(`${template.before ? year - 1 : year}-${template.on}`, chance.whole(-4, 4))
  const status = statusOn(day, size.today)
  const isPlanned = status === 'PLANNED'
  const isSpraying = template.category === 'plantProtection'
  const worker = isSpraying ? place.workers[chance.whole(0, 1)] : chance.pick(place.workers)
  return {
    _id: size.newId(),
    fieldId: field._id,
    status,
    jobCategory: { key: found.category.key, name: found.category.name },
    job: { key: found.job.key, name: found.job.name },
    ...(template.variant !== undefined && { jobVariant: template.variant }),
    area: field.area,
    date: isPlanned ? `${year}-01-01` : day,
    endDate: isPlanned || status === 'IN_PROGRESS' ? null : day,
    plannedYear: isPlanned ? year : null,
    ...(template.startTime !== undefined && !isPlanned && { startTime: template.startTime }),
    worker: worker?._id ?? null,
    notes: '',
    labels: [],
    inspections: template.found ? [monitoringEntryOf(template.found)] : [],
    herding: [],
    images: [],
    requisites: (template.materials ?? []).flatMap(({ name, amount }) => {
      const material = place.materials.get(name)
      return material ? [usedMaterial(material, amount)] : []
    }),
    ...(template.yieldPerHectare !== undefined && {
      yield: roundTo(field.area * template.yieldPerHectare * chance.between(0.85, 1.15), 2),
      yieldUnit: 't',
      yieldType: 'Terad',
    }),
    ...(template.driest !== undefined && { moisturePct: moistureOf(template.driest, field, year) }),
  }
}

/** Water in a yield, per cent: other from field to field and from year to year. */
const moistureOf = (driest: number, { priaCode }: Pick<FieldDraft, 'priaCode'>, year: number): number =>
  roundTo(driest + ((Number(priaCode) * 13 + year * 7) % 44) / 10, 1)

/** Part of a usual yield that the years before gave, in turn: the first was a year of drought. */
const WEATHER = [0.42, 0.97, 0.9, 1.04] as const

/** The harvests of the years before the seasons, by a chance of their own: the seasons are the same with and without them. */
function earlierHarvests(fields: SampleFarm['fields'], place: Omit<Place, 'field' | 'year'>): JobDraft[] {
  const chance = chanceFrom(place.size.seed + 1)
  return yearsBefore(place.size).flatMap((year, index) =>
    fields.flatMap((field, at) => {
      const template = SEASON_JOBS[cropIn(at, year)].find(({ yieldPerHectare }) => yieldPerHectare)
      if (template?.yieldPerHectare === undefined) return []
      const yieldPerHectare = template.yieldPerHectare * (WEATHER[index % WEATHER.length] ?? 1)
      return [jobOf({ ...template, yieldPerHectare }, { ...place, chance, field, year })]
    }),
  )
}

/** The jobs of one field in one season: those of its crop, then light work up to the number asked for. */
function seasonJobs(place: Place, crop: RotationCrop): JobDraft[] {
  const main = SEASON_JOBS[crop]
  const missing = Math.max(0, place.size.jobsPerSeason - main.length)
  const extra = Array.from({ length: missing }, (_, i) => FILLERS[i % FILLERS.length]).filter(
    (job) => job !== undefined,
  )
  return [...main, ...extra, ...mistakesOf(place, crop)].map((template) => jobOf(template, place))
}

/** A fungicide sprayed too close to the harvest, on every so many fields. */
function mistakesOf({ size, field }: Place, crop: RotationCrop): TemplateJob[] {
  const number = Number(field.priaCode)
  if (size.mistakeEvery === undefined || number % size.mistakeEvery !== 0) return []
  return crop === 'poldhernes' || crop === 'taliraps' ? [] : [LATE_SPRAYING]
}

/** Jobs of these days on some fields, so that a farm looks lived in at any time of the year. */
function jobsOfToday(fields: SampleFarm['fields'], place: Omit<Place, 'field' | 'year'>): JobDraft[] {
  const { today } = place.size
  const year = cropYearOf(today)
  return fields.slice(0, TODAYS_JOBS.length).flatMap((field, index) => {
    const plan = TODAYS_JOBS[index]
    if (plan === undefined) return []
    const day = addDays(today, plan.inDays)
    const endDate = plan.status === 'IN_PROGRESS' ? null : day
    const job = jobOf(plan.template, { ...place, field, year })
    return [{ ...job, status: plan.status, date: day, endDate, plannedYear: null }]
  })
}

/** Plans come first, then what lies ahead, then what was done, day by day: as a farmer would have entered them. */
const ORDER = ['PLANNED', 'DRAFT', 'DONE', 'IN_PROGRESS'] as const
const entryKey = ({ status, date }: JobDraft): string => `${Math.min(ORDER.indexOf(status), 2)} ${date}`

/** The jobs in the order in which they were entered, which their ids tell. */
function inOrderOfEntry(jobEvents: readonly JobDraft[]): JobDraft[] {
  const ids = jobEvents.map(({ _id }) => _id ?? '').toSorted((a, b) => (a < b ? -1 : 1))
  return jobEvents
    .toSorted((a, b) => (entryKey(a) < entryKey(b) ? -1 : entryKey(a) > entryKey(b) ? 1 : 0))
    .map((job, i) => ({ ...job, _id: ids[i] ?? job._id }))
}

/** Makes a farm; the same size and seed give the same farm but for the ids. */
export function sampleFarm(size: FarmSize): SampleFarm {
  const chance = chanceFrom(size.seed)
  const fields = sampleFields(size, chance)
  const materials = sampleMaterials(size.newId)
  const workers = sampleWorkers(size)
  const seasons = fields.flatMap((field, index) =>
    size.years.flatMap((year) =>
      seasonJobs({ size, field, year, materials, workers, chance }, cropIn(index, year)),
    ),
  )
  const jobEvents = [...earlierHarvests(fields, { size, materials, workers, chance }), ...seasons]
  const soilSamples = size.isBusyToday ? sampleSoil(fields, size) : []
  const own = { fields, requisites: [...materials.values()], workers, soilSamples, hours: NO_HOURS }
  if (!size.isBusyToday) return { ...own, jobEvents }
  const current = jobsOfToday(fields, { size, materials, workers, chance })
  const all = inOrderOfEntry([...jobEvents, ...current])
  return { ...own, jobEvents: all, hours: sampleHours({ workers, jobs: all }, size) }
}
