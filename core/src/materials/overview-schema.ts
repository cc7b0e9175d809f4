/** How much of each material a farm used, by material and unit. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day } from '../time/schema.ts'
import { MaterialType } from './schema.ts'

/** First and last day, both inside. */
export const OverviewQuery = z
  .object({ start: Day, end: Day })
  .refine(({ start, end }) => start <= end, { error: 'endBeforeStart', path: ['end'] })

/** One job's part: the amount as the job has it, in its unit, and what it comes to in the unit of the row. */
export const UsedInJob = z.object({
  _id: Id,
  fieldId: Id,
  date: Day,
  /** Hectares. */
  area: z.number(),
  /** Null where the job does not say. */
  amount: z.number().nullable(),
  unit: z.string().nullable(),
  /** Null where it cannot be told: no amount, or (of a dressing) seed that is not measured by weight. */
  totalAmount: z.number().nullable(),
})
export type UsedInJob = z.infer<typeof UsedInJob>

export const MaterialUsage = z.object({
  /** Of this row; the same material in the same unit has the same one every time. */
  _id: z.string(),
  /** The farm's material, where it is in the register; then the name is its name of today. */
  requisiteId: Id.nullable(),
  name: z.string(),
  type: MaterialType,
  /** Without "per hectare" and "per tonne"; null where no job says. */
  unit: z.string().nullable(),
  /** 4 decimals; what cannot be told is left out. */
  totalAmount: z.number(),
  /** Hectares, 2 decimals; a job counts once. */
  totalArea: z.number(),
  /** Jobs whose amount cannot be told. */
  unknownAmounts: z.int(),
  /** Newest first. */
  jobEvents: z.array(UsedInJob),
})
export type MaterialUsage = z.infer<typeof MaterialUsage>

export const MaterialsOverview = z.object({
  requisitesOverview: z.array(MaterialUsage),
  /** Dressings: the amount per tonne of seed times the tonnes of seed. */
  coatingRequisitesOverview: z.array(MaterialUsage),
})
export type MaterialsOverview = z.infer<typeof MaterialsOverview>
