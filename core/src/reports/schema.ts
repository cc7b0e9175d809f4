import { z } from 'zod'

/** Where pages tell of errors, and where they send how they were used; null where that is not wanted. */
export const ReportSettings = z.object({
  errors: z.string().nullable(),
  recording: z.string().nullable(),
  environment: z.string(),
  release: z.string(),
})
export type ReportSettings = z.infer<typeof ReportSettings>
