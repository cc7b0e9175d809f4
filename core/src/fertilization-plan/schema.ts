/** The fertilization plan of a field in a crop year. Rates and needs are per hectare; elements in kg, P and K never oxides. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { FERTILIZER_KINDS, FERTILIZER_SUBTYPES, Nutrient } from '../materials/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'
import { NEED_CLASSES, PH_CLASSES } from '../soil-samples/schema.ts'

/** Seasons in which fertilizer is spread. */
export const TIMEFRAMES = ['AUTUMN', 'SPRING', 'SUMMER'] as const
export const Timeframe = z.enum(TIMEFRAMES, 'required')
export type Timeframe = z.infer<typeof Timeframe>

/** Animals that slurry comes from: their nitrogen can be used in different parts. */
export const SLURRY_OF = ['cattle', 'pig'] as const

/** Units of rates. */
export const PLAN_UNITS = ['kg/ha', 't/ha', 'l/ha', 'm3/ha'] as const

/** Fields and applications that one request may bring. */
export const MAX_PLANNED_FIELDS = 2000
export const MAX_APPLICATIONS = 30
/** Cuts of grass in a year. */
export const MAX_CUTS = 6
/** Need of lime at most, t/ha of calcium carbonate. */
export const MAX_LIME = 30

const kilograms = z.number('wrongNumber').min(0, 'negative').max(2000, 'tooLarge')
const reason = z.string('required').trim().min(1, 'required').max(500, 'tooLong')

/** A figure that the farmer sets by hand, and why. */
export const Override = z.object({ kg: kilograms, reason })
export type Override = z.infer<typeof Override>

/** A fertilizer that is to be spread on a field: a copy of the material, its rate and its time. */
export const Application = z.object({
  _id: Id,
  requisiteId: Id.nullable().default(null),
  name: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
  subtype: z.enum(FERTILIZER_SUBTYPES).default('FERTILIZER'),
  subtypeVariant: z.string().max(60).nullable().default(null),
  fertilizerKind: z.enum(FERTILIZER_KINDS).nullable().default(null),
  organicType: z.string().max(60).nullable().default(null),
  limeType: z.string().max(60).nullable().default(null),
  nutrient: Nutrient.nullable().default(null),
  amount: z.number('required').positive('notPositive').max(1_000_000, 'tooLarge'),
  unit: z.enum(PLAN_UNITS, 'required'),
  timeframe: Timeframe,
  growthStage: z.string().trim().max(40, 'tooLong').default(''),
  /** The cut of grass that it is given to: 1 is what is spread before the first. */
  cut: z.int().min(1).max(MAX_CUTS).nullable().default(null),
  /** Whether it is worked into the soil at once. */
  isWorkedIn: z.boolean().default(false),
  slurryOf: z.enum(SLURRY_OF).nullable().default(null),
  /** Per cent of the area that is spread twice. */
  overlapPercentage: z.number('wrongNumber').min(0, 'negative').max(100, 'tooLarge').default(0),
  /** Hectares; null: the whole field. */
  area: z.number('wrongNumber').positive('notPositive').max(100_000, 'tooLarge').nullable().default(null),
  note: z.string().max(5000, 'tooLong').default(''),
  /** Jobs that were made of it. */
  jobEventIds: z.array(Id).max(20).default([]),
})
export type Application = z.infer<typeof Application>

const shape = z.object({
  /** Main crop that the plan was made for: another one in the field's year is asked about. */
  crop: z.string().max(60).nullable().default(null),
  /** Tonnes per hectare, in place of the field's yield goal. */
  goalYield: z.number('wrongNumber').positive('notPositive').max(1000, 'tooLarge').nullable().default(null),
  isStrawTaken: z.boolean().default(false),
  isSand: z.boolean().default(false),
  /** Extra for winter wheat for food, kg N. */
  foodWheatN: kilograms.nullable().default(null),
  /** Deduction for the crops before, kg N. */
  predecessorCut: Override.nullable().default(null),
  /** Nitrogen that legumes bind, kg. */
  fixationN: kilograms.nullable().default(null),
  /** Needs that the farmer sets in place of those that are calculated. */
  overrideN: Override.nullable().default(null),
  overrideP: Override.nullable().default(null),
  overrideK: Override.nullable().default(null),
  /** Cuts of grass that the need of nitrogen is parted over; none where left out. */
  cuts: z.int('wrongNumber').min(1, 'notPositive').max(MAX_CUTS, 'tooLarge').nullish(),
  /** Need of lime as a laboratory or the farmer tells it, tonnes of calcium carbonate per hectare. */
  limeNeed: z.number('wrongNumber').positive('notPositive').max(MAX_LIME, 'tooLarge').nullish(),
  note: z.string().max(5000, 'tooLong').default(''),
  fertilizations: z
    .array(Application)
    .max(MAX_APPLICATIONS, 'tooLarge')
    .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, { error: 'duplicateId' })
    .default([]),
})

/** A plan as the farmer makes it; `updatedAt` is that of the stored one that he saw, null where he saw none. */
export const FieldPlanDraft = shape.extend({ fieldId: Id, updatedAt: Instant.nullable() })
export type FieldPlanDraft = z.infer<typeof FieldPlanDraft>
export const FieldPlan = shape.extend({ fieldId: Id, userId: z.string(), updatedAt: Instant })
export type FieldPlan = z.infer<typeof FieldPlan>
/** Document of a plan as it is stored, with who changed it last. */
export const PlanDocument = shape.extend({ userId: z.string() })
export type PlanDocument = z.infer<typeof PlanDocument>

export const PlanQuery = z.object({
  year: z.coerce.number<string>().pipe(Year),
  fieldId: Id.optional(),
})

/** A figure of the field's samples, with its class; mg/kg. */
const SoilFigure = z.object({
  value: z.number(),
  grade: z.enum(NEED_CLASSES).nullable(),
  /** The day of the newest sample. */
  date: Day,
  isExpired: z.boolean(),
})

/** Figures of the soil that the plan shows beside its needs, and counts none from. */
export const SHOWN_FIGURES = ['ca', 'mg', 's', 'b', 'cu', 'mn', 'zn'] as const
export const ShownFigure = z.enum(SHOWN_FIGURES)
export type ShownFigure = z.infer<typeof ShownFigure>

const Dated = z.object({ value: z.number(), /** The day of the newest sample. */ date: Day })

/** An element in the newest samples and in those of the round before, mg/kg. */
export const SoilTrend = Dated.extend({ figure: ShownFigure, before: Dated.nullable() })
export type SoilTrend = z.infer<typeof SoilTrend>

/** pH of the newest samples, with its class, which only pH in KCl has. */
export const SoilPh = Dated.extend({ grade: z.enum(PH_CLASSES).nullable(), before: Dated.nullable() })
export type SoilPh = z.infer<typeof SoilPh>

/**
 * One fertilizer, or one kind of animals, of a job on the field in the crop year: kilograms per hectare of the field's
 * area; null where it cannot be told. How much of an organic one's nitrogen plants can use `reckonField` tells.
 */
export const GivenByJob = z.object({
  jobId: Id,
  /** The first day; of a planned job the placeholder of its year. */
  date: Day,
  name: z.string(),
  /** The material of the farm that it is a copy of. */
  requisiteId: z.string().nullable(),
  /** PLANNED and DRAFT ones count with the plan, not with what was given. */
  isPlanned: z.boolean(),
  /** Grazing animals leave whole nitrogen; how much of it plants can use nobody tells, and none is counted. */
  origin: z.enum(['mineral', 'manure', 'organic', 'grazing']),
  /** Key of the kind of organic fertilizer. */
  organicType: z.string().nullable(),
  /** By its day; null while it is planned. */
  timeframe: Timeframe.nullable(),
  /** Null where the job does not say. */
  isWorkedIn: z.boolean().nullable(),
  /** Amount as the job says it, and the hectares that it is for; null where it says none, and of animals. */
  spread: z.object({ amount: z.number(), unit: z.string(), area: z.number() }).nullable(),
  wholeN: z.number().nullable(),
  P: z.number().nullable(),
  K: z.number().nullable(),
})
export type GivenByJob = z.infer<typeof GivenByJob>

/** Facts that the plan of a field is calculated from, beside what the farmer plans. */
export const PlanFacts = z.object({
  fieldId: Id,
  fieldName: z.string(),
  /** Hectares in the crop year. */
  area: z.number(),
  crop: z.string().nullable(),
  nitrateZone: z.boolean().nullable(),
  /** Tonnes per hectare that are counted on, and the mean of the five years before, which is offered: of the field, else of the farm. */
  goal: z.number().nullable(),
  meanYield: z.number().nullable(),
  /** Keys of the crops that are sown under the main one in this year. */
  undersown: z.array(z.string()),
  /** Keys of the crops of the year before: main, undersown and catch crops. */
  predecessors: z.array(z.string()),
  /** Whole nitrogen of last crop year's organic fertilizers, kg/ha. */
  organicLastYear: z.number(),
  phosphorus: SoilFigure.nullable(),
  potassium: SoilFigure.nullable(),
  ph: SoilPh.nullable(),
  /** Elements that were measured. */
  elements: z.array(SoilTrend),
  /** As the newest sample has it: l is sand, t is peat; null where none says. */
  texture: z.string().nullable(),
  given: z.array(GivenByJob),
  /** Tonnes per hectare that were harvested; null while nothing is. */
  harvest: z.number().nullable(),
})
export type PlanFacts = z.infer<typeof PlanFacts>

const total = z.number().nullable()
/** Needs as they are told to other programs: before credits, and after them or as the farmer sets them. */
export const PlanTotals = z.object({
  totalN: total,
  totalP: total,
  totalK: total,
  adjustedTotalN: total,
  adjustedTotalP: total,
  adjustedTotalK: total,
})
export type PlanTotals = z.infer<typeof PlanTotals>

/** Marks of a plan of a field: reasons for the farmer to look at it; the figures count all the same. */
export const PLAN_MARKS = [
  /** The field has no main crop in the year. */
  'noCrop',
  /** The plan was made for another main crop. */
  'cropChanged',
  /** No yield is counted on; the mean of the years before is offered. */
  'noGoal',
  'noSample',
  /** The samples are older than five years. They are used. */
  'sampleExpired',
  /** A fertilizer whose content is not known. */
  'noContent',
  /** Litres of a mineral fertilizer, counted at 1 kg a litre. */
  'litres',
  /** Grass is cut several times, and an application does not say which cut it is for. */
  'cuts',
  /** A crop is sown under the main one; the norm does not know it. */
  'undersown',
  /** Peat gives nitrogen of its own that no figure here knows. */
  'peat',
  /** An application names more hectares than the field has. */
  'areaAbove',
] as const
export const PlanMark = z.enum(PLAN_MARKS)
export type PlanMark = z.infer<typeof PlanMark>

/** Lines that the need of nitrogen is the sum of, kg/ha: credits are below 0, null where it is not known. */
export const PlanBasis = z.object({
  /** Tonnes per hectare. */
  goalYield: total,
  baseN: total,
  yieldN: total,
  foodWheatN: total,
  predecessorN: total,
  /** Deduction that the farmer set, of which the credit of the crops before may take less. */
  predecessorCut: Override.nullable(),
  manureAfterN: total,
})
export type PlanBasis = z.infer<typeof PlanBasis>

/** Whole amount of an application in its unit without the hectare: rate × area × (1 + overlap). */
export const PlannedAmount = z.object({ applicationId: Id, totalAmount: z.number() })

export const PlannedField = PlanTotals.extend({
  fieldId: Id,
  basis: PlanBasis,
  amounts: z.array(PlannedAmount),
  facts: PlanFacts,
  /** Null while nobody has planned. Jobs that were deleted since are left out of its applications. */
  plan: FieldPlan.nullable(),
  marks: z.array(PlanMark),
})
export type PlannedField = z.infer<typeof PlannedField>

/** A plan of a field that is none in the year any more: kept, and asked about. */
export const OrphanedPlan = z.object({
  fieldId: Id,
  fieldName: z.string(),
  reason: z.enum(['deleted', 'divided', 'unused']),
  /** Fields that its land became. */
  successors: z.array(Id),
  plan: FieldPlan,
})
export type OrphanedPlan = z.infer<typeof OrphanedPlan>

/** Nutrients in manure and from grazing that all fields were given in a calendar year, kg. */
export const ManureOfYear = z.object({ year: Year, nitrogenKg: z.number(), phosphorusKg: z.number() })
export type ManureOfYear = z.infer<typeof ManureOfYear>

export const FertilizationPlan = z.object({
  userId: z.string(),
  year: Year,
  /** The four calendar years before, for the mean of five; a year without manure is missing. */
  manureBefore: z.array(ManureOfYear),
  /** Hectares of arable land; from 50 on the law asks for a plan where nitrogen is spread. */
  arableArea: z.number(),
  fields: z.array(PlannedField),
  orphans: z.array(OrphanedPlan),
})
export type FertilizationPlan = z.infer<typeof FertilizationPlan>

export const PlanChange = z.object({
  year: Year,
  fields: z
    .array(FieldPlanDraft)
    .min(1, 'required')
    .max(MAX_PLANNED_FIELDS, 'tooLarge')
    .refine((all) => new Set(all.map(({ fieldId }) => fieldId)).size === all.length, {
      error: 'duplicateId',
    }),
})
export type PlanChange = z.infer<typeof PlanChange>
