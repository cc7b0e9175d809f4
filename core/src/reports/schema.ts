import { z } from 'zod'

/** Where pages tell of errors; null where the installation wants none told. */
export const ReportSettings = z.object({
  dsn: z.string().nullable(),
  environment: z.string(),
  release: z.string(),
})
export type ReportSettings = z.infer<typeof ReportSettings>
