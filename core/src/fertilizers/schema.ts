import { z } from 'zod'
import { FERTILIZER_KINDS, FERTILIZER_SUBTYPES } from '../materials/schema.ts'

const figure = z.number().nullable()

/** Fertilizer as the tables have it. Elements, calcium and magnesium as oxides, in `unit`. */
export const FoundFertilizer = z.object({
  name: z.string(),
  kind: z.enum(FERTILIZER_KINDS),
  type: z.enum(FERTILIZER_SUBTYPES),
  /** Key of the kind of organic fertilizer. */
  organicType: z.string().nullable(),
  /** Key of the kind of lime. */
  limeType: z.string().nullable(),
  elements: z.object({ N: figure, P: figure, K: figure, CaO: figure, MgO: figure }),
  unit: z.enum(['%', 'kg/t', 'kg/m3']),
  /** Source of the figures, and whether they must be checked on the bag or by an analysis. */
  source: z.string(),
  isAdvisory: z.boolean(),
})
export type FoundFertilizer = z.infer<typeof FoundFertilizer>

/** Part of a name, from 2 letters. */
export const FertilizerQuery = z.object({ name: z.string().trim().min(2, 'tooShort').max(200, 'tooLong') })
