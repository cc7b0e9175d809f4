import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day } from '../time/schema.ts'

/** Days between which a season may begin and end are those of `YearInfo`; null is the usual day. */
export const SeasonsChange = z.object({
  seasonStart: Day.nullable(),
  seasonEnd: Day.nullable().optional(),
  /** Without it every active field. */
  fieldIds: z.array(Id).min(1, 'required').max(5000, 'tooLarge').optional(),
})
export type SeasonsChange = z.infer<typeof SeasonsChange>
