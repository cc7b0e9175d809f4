/** How jobs are stored. */
import { Job } from '@vagu/core/jobs/schema'
import type { z } from 'zod'
import { type Lift, stored } from '../db/stored.ts'

/** Document of the document column: the job as it travels, without what stands in columns of its own. */
const Document = Job.omit({ _id: true, fieldName: true, createdAt: true, updatedAt: true })
export type JobDocument = z.infer<typeof Document>

/** The first jobs had no place for what was looked for and for animals. */
const withLists: Lift = (job) => ({
  ...job,
  inspections: job['inspections'] ?? [],
  herding: job['herding'] ?? [],
})

export const storedJobs = stored('job', Document, [withLists])
