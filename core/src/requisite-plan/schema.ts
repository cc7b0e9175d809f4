/** The requisite plan: materials that are to be used on fields in a crop year, and what is usual for a crop. */
import { z } from 'zod'
import { Timeframe } from '../fertilization-plan/schema.ts'
import { Id } from '../ids/schema.ts'
import { type MaterialType, REQUISITE_TYPES } from '../materials/schema.ts'
import { Instant, Year } from '../time/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { ApplicationUnit, Area } from '../units/schema.ts'

/** How a line came into the plan. */
export const PLAN_SOURCES = ['MANUAL', 'TEMPLATE', 'COPY'] as const

/** Uses of a material on a field in a year that one line may name. */
export const MAX_TIMES = 20
/** Lines that one request may bring, and jobs that one may make. */
export const MAX_PLANNED_LINES = 1000
/** Lines of one field in a year. */
export const MAX_FIELD_LINES = 200
/** Lines of the template of a crop. */
export const MAX_TEMPLATE_LINES = 60

const name = z.string('required').trim().min(1, 'required').max(200, 'tooLong')

/** Rate, or amount in all where the unit is not per hectare; kept with 6 decimals. */
export const PlannedAmount = z
  .number('required')
  .positive('notPositive')
  .max(1_000_000, 'tooLarge')
  .transform((amount) => roundTo(amount, 6))
  .refine((amount) => amount > 0, { error: 'notPositive' })

/** Kind of material; or the farmer's own words for what the register of the farm does not have. */
export const PlanType = z.union(
  [z.enum(REQUISITE_TYPES), z.object({ typeName: name })],
  'materialTypeMissing',
)
export type PlanType = z.infer<typeof PlanType>

/** Kind of material of a line; what the register does not have counts as other supplies. */
export const typeOfPlan = (type: PlanType): MaterialType => (typeof type === 'string' ? type : 'material')

/** Rate, time and material of a line, whatever field it is for. */
const use = {
  type: PlanType,
  /** Material of the farm; null for one that its register does not have. */
  requisiteId: Id.nullable().default(null),
  /** Its name when the line was planned. */
  name,
  amount: PlannedAmount,
  unit: ApplicationUnit,
  times: z.int('wrongNumber').min(1, 'notPositive').max(MAX_TIMES, 'tooLarge').default(1),
  timeframe: Timeframe,
  note: z.string().max(5000, 'tooLong').default(''),
}

const shape = z.object({
  fieldId: Id,
  year: Year,
  /** Main crop that the line was planned for: another one in the field's year is asked about. */
  crop: z.string().max(60).nullable().default(null),
  ...use,
  /** Hectares; null: the whole field. */
  area: Area.nullable().default(null),
  source: z.enum(PLAN_SOURCES).default('MANUAL'),
  /** Jobs that were made of it. */
  jobEventIds: z.array(Id).max(100).default([]),
})

export const RequisitePlanDraft = shape.extend({ _id: Id.optional() })
export type RequisitePlanDraft = z.infer<typeof RequisitePlanDraft>
export const RequisitePlanChange = RequisitePlanDraft.extend({ updatedAt: Instant.optional() })
export const RequisitePlan = shape.extend({
  _id: Id,
  userId: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type RequisitePlan = z.infer<typeof RequisitePlan>
/** Document of a line as it is stored, with who planned it. */
export const PlanLineDocument = shape.extend({ name: z.string(), userId: z.string() })
export type PlanLineDocument = z.infer<typeof PlanLineDocument>

export const TemplateLine = z.object({
  ...use,
  /** Share of a field that it goes on; the whole field where none is named. */
  share: z.number().positive('notPositive').max(1, 'tooLarge').optional(),
})
export type TemplateLine = z.infer<typeof TemplateLine>

/** Materials that a crop is usually given; `updatedAt` is that of the stored one that was seen, null where there was none. */
export const TemplateChange = z.object({
  crop: z.string('required').min(1, 'required').max(60),
  lines: z.array(TemplateLine).max(MAX_TEMPLATE_LINES, 'tooLarge'),
  updatedAt: Instant.nullable(),
})
export type TemplateChange = z.infer<typeof TemplateChange>
/** Document of a template as it is stored. */
export const TemplateDocument = z.object({ lines: z.array(TemplateLine) })
export type TemplateDocument = z.infer<typeof TemplateDocument>
export const CropTemplate = z.object({
  crop: z.string(),
  lines: z.array(TemplateLine),
  updatedAt: Instant,
})
export type CropTemplate = z.infer<typeof CropTemplate>

/** Marks of a line: reasons for the farmer to look at it. It counts all the same. */
export const LINE_MARKS = [
  /** The field has another main crop in the year than the one that it was planned for. */
  'cropChanged',
  /** The farm's register does not have the material. */
  'notInRegister',
  /** More hectares than the field has. */
  'areaAbove',
  /** The material is measured otherwise: by weight where the line says litres. */
  'otherUnit',
  /** The authorisation ends before the season in which it is to be used. An error. */
  'authorisationEnds',
  /** The authorisation ends within that season. */
  'authorisationEndsSoon',
] as const
export type LineMark = (typeof LINE_MARKS)[number]

export const PlannedLine = RequisitePlan.extend({
  marks: z.array(z.enum(LINE_MARKS)),
  /** Last day on which the product may be used, where the register says one. */
  usableUntil: z.string().nullable(),
  /** Uses of the line that jobs have done, and those that jobs or the fertilization plan stand for. */
  timesDone: z.int(),
  timesCovered: z.int(),
})
export type PlannedLine = z.infer<typeof PlannedLine>

/** A field as far as the plan looks. */
export const FieldToPlan = z.object({
  fieldId: Id,
  fieldName: z.string(),
  /** Hectares in the crop year. */
  area: z.number(),
  crop: z.string().nullable(),
})
export type FieldToPlan = z.infer<typeof FieldToPlan>

/** A field that is none in the year any more, with lines that are kept. */
export const OrphanedLines = z.object({
  fieldId: Id,
  fieldName: z.string(),
  /** Hectares that it had; 0 where nobody knows. */
  area: z.number(),
  reason: z.enum(['deleted', 'divided', 'unused']),
  /** Fields that its land became. */
  successors: z.array(Id),
  plans: z.array(RequisitePlan.extend({ /** Uses that jobs have done. */ timesDone: z.int() })),
})
export type OrphanedLines = z.infer<typeof OrphanedLines>

/** Names of what is not stored, for the farm has deleted the material. */
const leftOut = z.array(z.string())
/** A template as it was stored. */
export const SavedTemplate = CropTemplate.extend({ leftOut })
export type SavedTemplate = z.infer<typeof SavedTemplate>
/** Lines that were added; `leftOut` bears the names of the others, each once. */
export const AddedPlans = z.object({ plans: z.array(RequisitePlan), leftOut })
export type AddedPlans = z.infer<typeof AddedPlans>

export const RequisitePlanYear = z.object({
  userId: z.string(),
  year: Year,
  fields: z.array(FieldToPlan),
  plans: z.array(PlannedLine),
  orphans: z.array(OrphanedLines),
  templates: z.array(CropTemplate),
})
export type RequisitePlanYear = z.infer<typeof RequisitePlanYear>

const isEachOnce = (ids: readonly (string | undefined)[]): boolean => {
  const named = ids.filter((id) => id !== undefined)
  return new Set(named).size === named.length
}

export const PlanBatch = z.object({
  plans: z
    .array(RequisitePlanDraft)
    .min(1, 'required')
    .max(MAX_PLANNED_LINES, 'tooLarge')
    .refine((all) => isEachOnce(all.map(({ _id }) => _id)), { error: 'duplicateId' }),
})
export const PlanIds = z.object({
  ids: z
    .array(Id)
    .min(1, 'required')
    .max(MAX_PLANNED_LINES, 'tooLarge')
    .refine(isEachOnce, { error: 'duplicateId' }),
})

/** A line that PLANNED jobs are to be made of, one for each use that none stands for; ids where the client gives them. */
export const WantedJobs = z.object({ planId: Id, jobIds: z.array(Id).max(MAX_TIMES).optional() })
export const PlanJobsWish = z.object({
  year: Year,
  /** Who is to spray: jobs with plant-protection products must name a worker with the certificate. */
  worker: Id.nullish(),
  plans: z
    .array(WantedJobs)
    .min(1, 'required')
    .max(MAX_PLANNED_LINES, 'tooLarge')
    .refine((all) => isEachOnce(all.map(({ planId }) => planId)), { error: 'duplicateId' }),
})
export type PlanJobsWish = z.infer<typeof PlanJobsWish>
/** `isNew` is false where the use had a job already. */
export const MadePlanJobs = z.object({
  jobs: z.array(z.object({ planId: Id, jobId: Id, isNew: z.boolean() })),
})
export type MadePlanJobs = z.infer<typeof MadePlanJobs>
