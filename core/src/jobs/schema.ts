import { z } from 'zod'
import { CustomAreaRef } from '../custom-areas/schema.ts'
import { LatLng } from '../geo/schema.ts'
import { Id } from '../ids/schema.ts'
import { MonitoringEntry } from '../monitoring/schema.ts'
import { MaterialFacts, SeedTreatment } from '../materials/schema.ts'
import { MAX_JOB_NAME } from '../settings/schema.ts'
import { Instant, TimeOfDay, WorkDay, Year } from '../time/schema.ts'
import { plannedDayOf, planningYearOf } from '../time/season.ts'
import { ApplicationUnit, Area } from '../units/schema.ts'

export { MonitoringEntry }

/** Photos of one job. */
export const MAX_PHOTOS = 30
/** Whole jobs in one saving call, and jobs in one call that moves, deletes or restores them. */
export const MAX_JOBS_SAVED = 1000
export const MAX_JOBS_AT_ONCE = 5000

export const JOB_STATUSES = ['DONE', 'IN_PROGRESS', 'DRAFT', 'PLANNED'] as const
export const JobStatus = z.enum(JOB_STATUSES)
export type JobStatus = z.infer<typeof JobStatus>

/** A dressing of a seed that was sown: of the farm's own seed also the day on which it was dressed, and by whom. */
const UsedTreatment = SeedTreatment.extend({
  treatedOn: WorkDay.nullish(),
  treatedBy: z.string().trim().max(200, 'tooLong').nullish(),
})

/** A material in a job: a copy of what it was when it was used, and how much, in `unit`. */
export const JobMaterial = MaterialFacts.extend({
  coating: UsedTreatment.nullish(),
  requisiteId: Id.nullish(),
  /** The edition of the plant-protection register that the product was taken from. */
  registerSnapshot: z.string().max(60).nullish(),
  amount: z.number('wrongNumber').positive('notPositive').max(1_000_000, 'tooLarge').nullable().default(null),
  unit: ApplicationUnit.nullable().default(null),
})
export type JobMaterial = z.infer<typeof JobMaterial>

/** A job or category by its stable key; a client that knows only the name may leave the key out. */
export const JobRef = z.object({
  key: z.string().max(60).optional(),
  name: z.string('required').trim().min(1, 'required').max(MAX_JOB_NAME, 'tooLong'),
})
export type JobRef = z.infer<typeof JobRef>

export const SPREADING = ['BROADCAST', 'BAND', 'INJECTED'] as const
export const Spreading = z.enum(SPREADING)
export type Spreading = z.infer<typeof Spreading>

/** How plant-available phosphorus was measured: Mehlich 3, ammonium lactate, double lactate. */
export const SOIL_METHODS = ['MEHLICH3', 'AL', 'DL'] as const
export const SoilMethod = z.enum(SOIL_METHODS)
export type SoilMethod = z.infer<typeof SoilMethod>

/** How fertilizer was spread, and what the soil says of its phosphorus. */
export const Fertilization = z.object({
  /** The field needs much phosphorus, which a soil sample proves; then more manure may be spread. */
  highNutrientN: z.boolean().default(false),
  /** Phosphorus of the soil, mg/kg (the name is the wire's). */
  nutrientN: z.number('wrongNumber').positive('notPositive').max(10_000, 'tooLarge').nullable().default(null),
  soilSampleYear: Year.nullable().default(null),
  /** Missing: Mehlich 3. */
  soilMethod: SoilMethod.optional(),
  fertilizationBeforeSow: z.boolean().default(false),
  /** On the surface, in bands on it, or into the soil. */
  spreading: Spreading.nullable().default(null),
  incorporatedWithinHours: z
    .number('wrongNumber')
    .min(0, 'negative')
    .max(10_000, 'tooLarge')
    .nullable()
    .default(null),
})
export type Fertilization = z.infer<typeof Fertilization>

/** Animals on the field: how many, on how many days, how long a day. */
export const Grazing = z.object({
  animalType: z.string('required').trim().min(1, 'required').max(60, 'tooLong'),
  amount: z.number('wrongNumber').positive('notPositive').max(100_000, 'tooLarge'),
  days: z.number('wrongNumber').positive('notPositive').max(400, 'tooLarge'),
  hoursPerDay: z.number('wrongNumber').min(0, 'hoursNegative').max(24, 'hoursTooMany'),
})
export type Grazing = z.infer<typeof Grazing>

/** Wetter than green mass nothing is carried off a field, per cent. */
export const MAX_MOISTURE = 95

export const Harvest = z.object({
  yield: z.number('wrongNumber').positive('notPositive').max(10_000_000, 'tooLarge').nullish(),
  yieldUnit: z.string().max(10).nullish(),
  yieldType: z.string().max(40).nullish(),
  /** Kilograms of one unit, when the unit has no weight of its own. */
  yieldUnitWeight: z.number('wrongNumber').positive('notPositive').max(1_000_000, 'tooLarge').nullish(),
  /** Water in the yield as it was weighed, per cent. */
  moisturePct: z.number('wrongNumber').min(0, 'negative').max(MAX_MOISTURE, 'tooLarge').nullish(),
})

/**
 * Manures that a stack holds; a stack of compost is deep litter that is composted, which the law gives more
 * time.
 */
export const HEAPED = ['TAHESONNIK', 'SUGAVALLAPANUSONNIK', 'KOMPOST'] as const
export const Heaped = z.enum(HEAPED)
export type Heaped = z.infer<typeof Heaped>

/** Units of what was improved or heaped up: metres, hectares, cubic metres a metre, pieces, kilometres; manure in t. */
export const WORK_UNITS = ['m', 'ha', 'm3/m', 'tk', 'km', 't'] as const
export const WorkUnit = z.enum(WORK_UNITS)
export type WorkUnit = z.infer<typeof WorkUnit>

/** Bounds of what may be measured while spraying: wind in m/s, air in °C. What lies outside is a slip of the finger. */
export const MAX_WIND = 40
export const AIR_BOUNDS = { min: -30, max: 45 } as const

/** Most soil samples of one field that a job may bring. */
export const MAX_SAMPLES = 100

/**
 * A stack of manure on the field: what it holds, when it was spread, whether the authority was told before, and where
 * it stands.
 */
export const Heap = z.object({
  manure: Heaped.nullable().default(null),
  spreadOn: WorkDay.nullable().default(null),
  isNoticeGiven: z.boolean().default(false),
  place: LatLng.nullish(),
})
export type Heap = z.infer<typeof Heap>

const written = z.object({
  fieldId: Id,
  status: JobStatus,
  jobCategory: JobRef,
  job: JobRef,
  jobVariant: z.string().max(MAX_JOB_NAME).nullish(),
  /** Hectares of this field that were worked, 4 decimals. */
  area: Area,
  date: WorkDay,
  /** Last day; null while open. */
  endDate: WorkDay.nullable(),
  startTime: TimeOfDay.nullish(),
  plannedYear: Year.nullish(),
  worker: Id.nullish(),
  /** Machine of the register that the work was done with. */
  machine: Id.nullish(),
  notes: z.string().max(10_000, 'tooLong').default(''),
  labels: z.array(z.string().trim().min(1, 'required').max(60, 'tooLong')).max(20).default([]),
  requisites: z.array(JobMaterial).max(20).default([]),
  fertilization: Fertilization.nullish(),
  inspections: z.array(MonitoringEntry).max(50).default([]),
  herding: z.array(Grazing).max(30).default([]),
  /** BBCH growth stage, 0 to 99. */
  growthStage: z.int().min(0, 'negative').max(99, 'tooLarge').nullish(),
  /** Wind while spraying, m/s. */
  windSpeed: z.number('wrongNumber').min(0, 'negative').max(MAX_WIND, 'windTooStrong').nullish(),
  /** Air while spraying, °C. */
  airTemperature: z
    .number('wrongNumber')
    .min(AIR_BOUNDS.min, 'airTooCold')
    .max(AIR_BOUNDS.max, 'airTooWarm')
    .nullish(),
  heap: Heap.nullish(),
  /** Jobs that were entered together share it. */
  batchId: Id.nullish(),
  /** How much was improved or heaped up, in `unit`. */
  amount: z.number('wrongNumber').positive('notPositive').max(10_000_000, 'tooLarge').nullish(),
  unit: WorkUnit.nullish(),
  /** Who took the soil sample. */
  soilSampler: z.string().trim().max(200, 'tooLong').nullish(),
  /** Soil samples that were taken on the field: the book has as many of them, without figures yet. */
  soilSamples: z.int('wrongNumber').min(1, 'notPositive').max(MAX_SAMPLES, 'tooLarge').nullish(),
  /** Photos, in their order; the same file sent twice is one photo. */
  images: z
    .array(Id)
    .max(MAX_PHOTOS, 'tooLarge')
    .overwrite((ids) => [...new Set(ids)])
    .default([]),
  /** The kind of area that the job's area was taken from. */
  customFieldArea: CustomAreaRef.nullish(),
  ...Harvest.shape,
})

/** Inner checks that need no other record. */
export const consistent = (
  event: { status: JobStatus; date: string; endDate: string | null; plannedYear?: number | null | undefined },
  context: z.RefinementCtx,
) => {
  if (event.endDate !== null && event.endDate < event.date)
    context.addIssue({ code: 'custom', path: ['endDate'], message: 'endBeforeStart' })
  if (event.status === 'PLANNED' && event.plannedYear == null)
    context.addIssue({ code: 'custom', path: ['plannedYear'], message: 'plannedYearMissing' })
}

const PlannedDays = z.object({ plannedYear: z.unknown(), date: z.unknown() }).partial()

/** Stands where no year was found: what is wrong is then the year, and days of a plan are never asked for. */
const NO_YEAR = 2000

/** A plan needs its year, or a day that tells it; days that are sent along are not looked at. */
export function withPlannedDays(value: unknown): unknown {
  // asked of every job of a save, of which hardly one is a plan: a schema that refuses would write down what is wrong
  if (typeof value !== 'object' || value === null || !('status' in value) || value.status !== 'PLANNED')
    return value
  const plan = { ...value }
  const { plannedYear: statedYear, date } = PlannedDays.parse(plan)
  const day = WorkDay.safeParse(date).data
  const plannedYear = statedYear ?? (day === undefined ? undefined : planningYearOf(day))
  return {
    ...plan,
    plannedYear,
    date: plannedDayOf(Year.safeParse(plannedYear).data ?? NO_YEAR),
    endDate: null,
  }
}

/** A single material is accepted as `requisite` too. */
const asStored = (sent: unknown) => {
  const value = withPlannedDays(sent)
  if (typeof value !== 'object' || value === null || !('requisite' in value) || 'requisites' in value)
    return value
  const { requisite, ...rest } = value
  return { ...rest, requisites: requisite == null ? [] : [requisite] }
}

export const JobDraft = z.preprocess(asStored, written.extend({ _id: Id.optional() }).superRefine(consistent))
export type JobDraft = z.infer<typeof JobDraft>
export const JobChange = z.preprocess(
  asStored,
  written.extend({ updatedAt: Instant.optional() }).superRefine(consistent),
)
export type JobChange = z.infer<typeof JobChange>

/** One of several jobs that are changed together. */
export const JobRewrite = z.preprocess(
  asStored,
  written.extend({ _id: Id, updatedAt: Instant.optional() }).superRefine(consistent),
)
export type JobRewrite = z.infer<typeof JobRewrite>

/** A job as stored; `fieldName` and `workerName` are what the list shows. */
export const Job = written.extend({
  _id: Id,
  jobCategory: JobRef.required(),
  job: JobRef.required(),
  area: z.number(),
  fieldName: z.string(),
  workerName: z.string().nullable(),
  /** A fertilizer was mixed into a sowing or a spraying: it is a fertilizing job as well. Told by the server. */
  isFertilizing: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Job = z.infer<typeof Job>
