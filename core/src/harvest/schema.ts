import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'
import { PastYield, YieldGoal } from '../yield-goals/schema.ts'

/** How far the harvest of one crop is. Areas in hectares, 4 decimals. */
export const CropHarvest = z.object({
  /** The main crop as the fields name it. */
  crop: z.string(),
  area: z.number(),
  harvestedArea: z.number(),
  fields: z.int(),
  /** Fields that are harvested as a whole. */
  harvestedFields: z.int(),
  /** Tonnes of the crop's main yield at standard moisture, 3 decimals; null while nothing has been weighed. */
  tonnes: z.number().nullable(),
  /** Tonnes a hectare of what was weighed, 2 decimals; null while nothing has been. */
  perHa: z.number().nullable(),
})
export type CropHarvest = z.infer<typeof CropHarvest>

/** One kind of yield of a field (grain, straw), tonnes with 3 decimals. */
export const KindYield = z.object({
  yieldType: z.string(),
  /** Whether the crop is grown for it. */
  isMain: z.boolean(),
  /** Hectares that what was weighed comes from. */
  area: z.number(),
  /** As weighed; null where nothing was. */
  tonnes: z.number().nullable(),
  /** At the standard moisture, as far as somebody measured it; as weighed else. */
  standardTonnes: z.number().nullable(),
  /** The standard, per cent; null for what has none. */
  standardPct: z.number().nullable(),
  /** Mean of what was measured, by weight; null where nobody did. */
  moisturePct: z.number().nullable(),
  /** Tonnes of which nobody measured the moisture. */
  unmeasured: z.number(),
  /** Amounts in units of which nobody knows the weight: named, and never 0 tonnes. */
  unweighed: z.array(z.object({ unit: z.string(), amount: z.number() })),
})
export type KindYield = z.infer<typeof KindYield>

/** Yield of a field's main crop in a crop year. Areas in hectares, 4 decimals. */
export const FieldYield = z.object({
  fieldId: Id,
  year: Year,
  crop: z.string(),
  /** Kind of yield that the crop is grown for. */
  yieldType: z.string(),
  area: z.number(),
  harvestedArea: z.number(),
  /** Harvested as a whole. */
  isHarvested: z.boolean(),
  /** The main kind first. */
  kinds: z.array(KindYield),
  /** Harvest jobs that tell no amount, such as mowing, or what has not been weighed yet. */
  jobsWithoutYield: z.int(),
})
export type FieldYield = z.infer<typeof FieldYield>

/** Yields of a crop year, beside what was counted on and what the five years before gave. */
export const YieldOverview = z.object({
  year: Year,
  fields: z.array(FieldYield),
  goals: z.array(YieldGoal),
  past: z.array(PastYield),
})
export type YieldOverview = z.infer<typeof YieldOverview>
