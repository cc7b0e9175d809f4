import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day } from '../time/schema.ts'

/** State in force on a field: its last job of a crop year, and the next allowed days; null where work is allowed today. */
export const FieldOverview = z.object({
  fieldId: Id,
  lastJob: z.object({ name: z.string(), date: Day }).nullable(),
  workFrom: Day.nullable(),
  harvestFrom: Day.nullable(),
})
export type FieldOverview = z.infer<typeof FieldOverview>
