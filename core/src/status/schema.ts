import { z } from 'zod'
import { Instant } from '../time/schema.ts'
import { Warning } from '../warnings/schema.ts'

/** What the shell shows of the account at any moment. Areas in hectares. */
export const Status = z.object({
  currentDate: z.string(),
  /** Of jobs done and running: these are counted in the badge. */
  warnings: z.array(Warning),
  /** Of drafts and planned jobs: what would happen; not counted. */
  whatIfWarnings: z.array(Warning),
  totalActiveArea: z.number(),
  draftJobEvents: z.number(),
  inProgressJobEvents: z.number(),
  previousJobEventLabels: z.array(z.string()),
  lastFieldUpdate: Instant.nullable(),
  trialUntil: z.string(),
  counts: z.object({
    fields: z.number(),
    requisites: z.number(),
    workers: z.number(),
    jobEvents: z.number(),
  }),
})
export type Status = z.infer<typeof Status>
