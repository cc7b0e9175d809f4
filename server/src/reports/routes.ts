import { getReportSettings } from '@vagu/core/reports/contract'
import { type Route, unmanaged } from '../http/call.ts'

export const reportRoutes: readonly Route[] = [
  unmanaged(getReportSettings, async ({ ports: { options } }) => ({
    dsn: options.errors?.dsn ?? null,
    environment: options.errors?.environment ?? '',
    release: options.version,
  })),
]
