import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Instant, Year } from '../time/schema.ts'

/** The kind of area that a record goes by. */
export const CustomAreaRef = z.object({
  id: Id,
  name: z.string().trim().min(1, 'required').max(120, 'tooLong'),
})
export type CustomAreaRef = z.infer<typeof CustomAreaRef>

/**
 * How areas of the kind are first found: the whole field; without a strip along its edge; that strip alone; less a per
 * cent (more, when it is negative).
 */
export const CALCULATION_STRATEGIES = ['INITIAL', 'EDGE_BUFFER', 'EDGE_BUFFER_ONLY', 'PERCENT'] as const
export const CalculationStrategy = z.enum(CALCULATION_STRATEGIES)
export type CalculationStrategy = z.infer<typeof CalculationStrategy>

/** Why an area must be looked at: none for the field, the field has changed, no shape, a shape of another size. */
export const AREA_STATUSES = ['MISSING', 'AREA_CHANGED', 'POLYGON_MISSING', 'POLYGON_AREA_MISMATCH'] as const
export const AreaStatus = z.enum(AREA_STATUSES)
export type AreaStatus = z.infer<typeof AreaStatus>

/**
 * The area of one field in one year, hectares; `areaWhenItWasSaved` is what the whole field measured then. Without an
 * area the year goes by another one's, or by none.
 */
export const YearlyArea = z.object({
  year: Year,
  area: z.number().nullable(),
  areaWhenItWasSaved: z.number().nullable(),
  status: AreaStatus.nullable(),
})
export type YearlyArea = z.infer<typeof YearlyArea>

/** A kind of area with the areas of every field. */
export const CustomArea = z.object({
  id: Id,
  areaName: z.string(),
  calculationStrategy: CalculationStrategy,
  calculationValue: z.number().nullable(),
  year: Year,
  updatedAt: Instant,
  fields: z.array(z.object({ fieldId: Id, yearlyAreas: z.array(YearlyArea) })),
})
export type CustomArea = z.infer<typeof CustomArea>
