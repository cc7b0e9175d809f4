import { z } from 'zod'
import { Ingredient } from '../requisites/schema.ts'

/** What a register knows of a plant-protection product. Norms per hectare in `normUnit`. */
export const ChemicalDetails = z.object({
  name: z.string(),
  registerNumber: z.string(),
  files: z.array(z.object({ type: z.string(), fileName: z.string(), comment: z.string(), url: z.string() })),
  minNorm: z.number().nullable(),
  maxNorm: z.number().nullable(),
  minNormUnit: z.string().nullable(),
  maxNormUnit: z.string().nullable(),
  ingredients: z.array(Ingredient),
  chemicalSubtype: z.string().nullable(),
  workDelayDays: z.number().nullable(),
  harvestDelayDays: z.number().nullable(),
  usageTimes: z.number().nullable(),
  safetyArea: z.number().nullable(),
  safetyWaterArea: z.number().nullable(),
  safetyRecord: z.string().nullable(),
  /** What the figures rest on, and whether the label must be checked. */
  source: z.string(),
  isAdvisory: z.boolean(),
})
export type ChemicalDetails = z.infer<typeof ChemicalDetails>
