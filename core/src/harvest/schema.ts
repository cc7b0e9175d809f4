import { z } from 'zod'

/** How far the harvest of one crop is. Areas in hectares, 4 decimals. */
export const CropHarvest = z.object({
  /** The main crop as the fields name it. */
  crop: z.string(),
  area: z.number(),
  harvestedArea: z.number(),
  fields: z.int(),
  /** Fields that are harvested as a whole. */
  harvestedFields: z.int(),
  /** Tonnes of the crop's main yield, 3 decimals; null while nothing has been weighed. */
  tonnes: z.number().nullable(),
})
export type CropHarvest = z.infer<typeof CropHarvest>
