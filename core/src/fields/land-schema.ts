import { z } from 'zod'
import { Id } from '../ids/schema.ts'

/** Whose land is counted: that of all farms that the user owns, or of the one on the screens. */
export const AREA_SCOPES = ['TOTAL_AREA', 'ONLY_THIS_ACCOUNT_AREA'] as const
export const AreaScope = z.enum(AREA_SCOPES)
export type AreaScope = z.infer<typeof AreaScope>

/** Part of the land of a crop year: hectares with 2 decimals, and its share of all of it, from 0 to 1. */
const Part = z.object({ fields: z.int(), area: z.number(), share: z.number() })
/** Of a crop by its key, of a group by its name; null for land without one. */
const NamedPart = Part.extend({ key: z.string().nullable() })

export const Land = z.object({
  total: z.number(),
  farms: z.array(Part.extend({ key: Id, companyName: z.string() })),
  crops: z.array(NamedPart),
  groups: z.array(NamedPart),
})
export type Land = z.infer<typeof Land>
