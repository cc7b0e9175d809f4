/** Settings of what is told outside: errors, and how pages are used. */
import { readDsn } from '@vagu/core/reports/dsn'
import type { ReportSettings } from '@vagu/core/reports/schema'
import { z } from 'zod'

const dsn = z
  .string()
  .refine((text) => readDsn(text) !== undefined, 'must be an address like https://key@errors.example.ee/7')
  .optional()

export const ReportsEnvironment = {
  VAGU_ERRORS_DSN: dsn,
  VAGU_ERRORS_ENVIRONMENT: z.string().max(60, 'must have at most 60 letters').default('production'),
  VAGU_RECORDING_DSN: dsn,
}

/** The services by what they are told; null where the installation names none. */
export type ReportServices = Omit<ReportSettings, 'release'>

export const reportServicesOf = (env: {
  readonly VAGU_ERRORS_DSN?: string | undefined
  readonly VAGU_ERRORS_ENVIRONMENT: string
  readonly VAGU_RECORDING_DSN?: string | undefined
}): ReportServices => ({
  errors: env.VAGU_ERRORS_DSN ?? null,
  recording: env.VAGU_RECORDING_DSN ?? null,
  environment: env.VAGU_ERRORS_ENVIRONMENT,
})
