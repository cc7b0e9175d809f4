/** Bodies of the agency's records: fields, their crops, the work on them, what they yielded. */
import { z } from 'zod'
import { Day, TimeOfDay } from '../time/schema.ts'
import { Area } from '../units/schema.ts'

/** Kinds of what is kept at the agency: fields, their crops, the work on them, what they yielded. */
export const AGENCY_KINDS = ['FIELD', 'CROP', 'JOB', 'YIELD'] as const
export const AgencyKind = z.enum(AGENCY_KINDS)
export type AgencyKind = z.infer<typeof AgencyKind>

export const text = (most: number) => z.string().trim().max(most)
/** Id that the agency gives. */
export const AgencyId = z.string().min(1).max(60)
const amount = z.number().nonnegative().max(100_000_000)

/** Ring of points in metres, east before north, closed; the first of a polygon is its border, the others are holes. */
const Ring = z.array(z.tuple([z.number(), z.number()])).min(4)
export const AgencyShape = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(Ring).min(1)).min(1),
})
export type AgencyShape = z.infer<typeof AgencyShape>

/** A field of a season. `massif` has 11 digits, `number` is what the applicant calls it. */
export const AgencyField = z.object({
  massif: text(20),
  number: text(255),
  name: text(255),
  areaHa: Area,
  landUse: z.enum(['ARABLE', 'GRASSLAND', 'PERMANENT_CROP', 'FALLOW', 'OTHER']).nullable(),
  shape: AgencyShape.nullable(),
})
export type AgencyField = z.infer<typeof AgencyField>

/** Uses of a crop: the main one, one sown under it, a catch crop that the KSM support asks for, another catch crop. */
export const AGENCY_CROP_USES = ['MAIN', 'UNDERSOWN', 'CATCH_CROP_KSM', 'CATCH_CROP'] as const
/** A crop on a field of the agency. `crop` is a code of its table, `refinement` the use or kind that it asks for. */
export const AgencyCrop = z.object({
  fieldId: AgencyId,
  use: z.enum(AGENCY_CROP_USES),
  crop: text(60),
  refinement: text(120),
  variety: text(120),
  areaHa: Area,
})
export type AgencyCrop = z.infer<typeof AgencyCrop>

/** Activities that the agency's field book knows. */
export const AGENCY_ACTIVITIES = [
  'PLOUGHING',
  'TILLAGE',
  'SOWING',
  'UNDERSOWING',
  'PLANTING',
  'FERTILIZING',
  'MANURE_SPREADING',
  'LIMING',
  'PLANT_PROTECTION',
  'MECHANICAL_WEEDING',
  'MOWING',
  'MULCHING',
  'HARVEST',
  'GRAZING',
  'IRRIGATION',
  'MANURE_STACK',
  'SOIL_SAMPLING',
  'LAND_IMPROVEMENT',
  'OTHER',
] as const
export const AgencyActivity = z.enum(AGENCY_ACTIVITIES)
export type AgencyActivity = z.infer<typeof AgencyActivity>

export const AGENCY_INPUTS = [
  'PLANT_PROTECTION_PRODUCT',
  'MINERAL_FERTILIZER',
  'ORGANIC_FERTILIZER',
  'LIME',
  'SEED',
  'SEED_COATING',
  'OTHER',
] as const
/** Units of a total: nothing by the hectare. */
export const AGENCY_UNITS = ['kg', 'l', 'tk'] as const
/** Something that was used in a job. Nutrients are elements, kg in all; null where nobody knows. */
export const AgencyInput = z.object({
  kind: z.enum(AGENCY_INPUTS),
  name: text(255),
  /** Number of the authorisation or the registration; empty where it has none. */
  registerNumber: text(60),
  amount,
  unit: z.enum(AGENCY_UNITS),
  nitrogenKg: amount.nullable(),
  phosphorusKg: amount.nullable(),
  potassiumKg: amount.nullable(),
  /** Kind of a fertilizer or a manure, by the agency's list; empty for others. */
  fertilizerType: text(60),
  /** Class and number of the certificate of seed; empty for others. */
  certificateClass: text(20),
  certificateNumber: text(120),
})
export type AgencyInput = z.infer<typeof AgencyInput>

export const AgencyGrazing = z.object({
  animal: text(60),
  animals: amount,
  days: amount,
  hoursPerDay: z.number().min(0).max(24),
})

/** A piece of work on one field of the agency. */
export const AgencyJob = z.object({
  fieldId: AgencyId,
  activity: AgencyActivity,
  /** Name that the sender gives it. */
  name: text(255),
  startsOn: Day,
  /** Null while it goes on. */
  endsOn: Day.nullable(),
  startTime: TimeOfDay.nullable(),
  areaHa: Area,
  worker: text(255),
  /** Number of his plant-protection certificate; empty for others. */
  workerCertificate: text(120),
  inputs: z.array(AgencyInput).max(40),
  grazing: z.array(AgencyGrazing).max(30),
  /** BBCH, 0 to 99. */
  growthStage: z.int().min(0).max(99).nullable(),
  windMps: z.number().nullable(),
  airC: z.number().nullable(),
  /** Findings on the spot before spraying. */
  observations: z.array(z.object({ target: text(255), day: Day.nullable(), level: text(120) })).max(50),
  notes: text(2000),
})
export type AgencyJob = z.infer<typeof AgencyJob>

/** Yield of a field, of one kind in a season. */
export const AgencyYield = z.object({
  fieldId: AgencyId,
  crop: text(60),
  /** By the agency's list: grain, straw, green mass … */
  yieldType: text(60),
  tonnes: amount,
  areaHa: Area,
  moisturePct: z.number().min(0).max(100).nullable(),
  harvestedOn: Day.nullable(),
})
export type AgencyYield = z.infer<typeof AgencyYield>

/** Body of a record by its kind. */
export const BODY_OF_KIND = {
  FIELD: AgencyField,
  CROP: AgencyCrop,
  JOB: AgencyJob,
  YIELD: AgencyYield,
} as const
export type AgencyBody = AgencyField | AgencyCrop | AgencyJob | AgencyYield
