import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'

const CropKey = z.string().min(1, 'required').max(60, 'tooLong')

/** Units of a yield by the hectare. Pieces have no weight: they are named beside the tonnes. */
export const GOAL_UNITS = ['t', 'kg', 'tk'] as const
export const GoalUnit = z.enum(GOAL_UNITS)
export type GoalUnit = z.infer<typeof GoalUnit>

const PerHa = z.number('wrongNumber').positive('notPositive').max(1_000_000, 'tooLarge')
const Price = z.number('wrongNumber').min(0, 'priceNegative').max(100_000, 'tooLarge')

/** Yield that a hectare of a crop is to give. */
export const GoalContent = z.object({ perHa: PerHa, unit: GoalUnit })
export type GoalContent = z.infer<typeof GoalContent>

/** As it is stored; a goal that was taken back is kept as nothing. */
export const StoredGoal = z.object({ perHa: PerHa.nullable(), unit: GoalUnit })
export type StoredGoal = z.infer<typeof StoredGoal>

export const YieldGoal = GoalContent.extend({ fieldId: Id, crop: CropKey })
export type YieldGoal = z.infer<typeof YieldGoal>

/** Euros a tonne that the plans of a year count with; null to who may not see money, and where it was taken back. */
export const StoredPrice = z.object({ tonnePrice: Price.nullable() })
export type StoredPrice = z.infer<typeof StoredPrice>
export const CropPrice = StoredPrice.extend({ crop: CropKey })
export type CropPrice = z.infer<typeof CropPrice>

/** A goal as it is to be; null takes it away. `seen` is what the client saw: 409 when another is stored. */
export const GoalChange = z.object({
  fieldId: Id,
  crop: CropKey,
  perHa: PerHa.nullable(),
  unit: GoalUnit.default('t'),
  seen: StoredGoal.nullish(),
})
export type GoalChange = z.infer<typeof GoalChange>

const MAX_GOALS = 5000
const isOnceEach = (goals: readonly { fieldId: string; crop: string }[]): boolean =>
  new Set(goals.map(({ fieldId, crop }) => `${fieldId} ${crop}`)).size === goals.length

/** Goals and prices of one year; those that are not named stay. */
export const GoalsChange = z.object({
  year: Year.optional(),
  yields: z
    .array(GoalChange)
    .max(MAX_GOALS, 'tooLarge')
    .refine(isOnceEach, { error: 'duplicateId' })
    .default([]),
  prices: z.array(CropPrice).max(200, 'tooLarge').default([]),
})
export type GoalsChange = z.infer<typeof GoalsChange>

/** Yield of a field's main crop in a year: tonnes over its area, and what has no weight. Area in hectares. */
export const PastYield = z.object({
  fieldId: Id,
  year: Year,
  crop: z.string(),
  area: z.number(),
  /** 3 decimals; null where nothing was weighed. */
  tonnes: z.number().nullable(),
  unweighed: z.array(z.object({ unit: z.string(), amount: z.number() })),
})
export type PastYield = z.infer<typeof PastYield>

export const YieldPlan = z.object({
  year: Year,
  /** Fields in use with their crop of the year, from the book or from the rotation. Area in hectares. */
  fields: z.array(z.object({ fieldId: Id, crop: z.string(), area: z.number() })),
  goals: z.array(YieldGoal),
  prices: z.array(CropPrice),
  /** The five years before. */
  past: z.array(PastYield),
})
export type YieldPlan = z.infer<typeof YieldPlan>
