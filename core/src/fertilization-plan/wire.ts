/** Making planned jobs of the applications of a plan: what is asked, and what came of it. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Year } from '../time/schema.ts'
import { PlannedField } from './schema.ts'

/** Jobs that one request may make. */
export const MAX_MADE_JOBS = 1000

/** An application that a PLANNED job is to be made of; `jobId` is the job's id where the client gives one. */
export const WantedJob = z.object({ fieldId: Id, applicationId: Id, jobId: Id.optional() })
export type WantedJob = z.infer<typeof WantedJob>

export const JobsWish = z.object({
  year: Year,
  applications: z
    .array(WantedJob)
    .min(1, 'required')
    .max(MAX_MADE_JOBS, 'tooLarge')
    .refine(
      (all) =>
        new Set(all.map(({ fieldId, applicationId }) => `${fieldId} ${applicationId}`)).size === all.length,
      { error: 'duplicateId' },
    ),
})
export type JobsWish = z.infer<typeof JobsWish>

/** `isNew` is false where the application had a job already. */
export const MadeJob = z.object({ fieldId: Id, applicationId: Id, jobId: Id, isNew: z.boolean() })
export const MadeJobs = z.object({ jobs: z.array(MadeJob), fields: z.array(PlannedField) })
export type MadeJobs = z.infer<typeof MadeJobs>
