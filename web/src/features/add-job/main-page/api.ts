import { getHarvestProgress } from '@vagu/core/fields/harvest-contract'
import { listJobEvents } from '@vagu/core/job-events/batch-contract'
import type { JobStatus } from '@vagu/core/job-events/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { HARVEST_KEY, YEAR_JOBS_KEY } from '../../../entities/jobs/api.ts'

/** Jobs of any year that wait for their end, newest first; they are read anew with those of a year. */
export const waitingJobsQuery = (status: JobStatus) =>
  queryOptions({
    queryKey: [...YEAR_JOBS_KEY, 'waiting', status] as const,
    queryFn: ({ signal }) => call(listJobEvents, { query: { status } }, { signal }),
    meta: { isQuiet: true },
  })

export const harvestProgressQuery = (year: number) =>
  queryOptions({
    queryKey: [...HARVEST_KEY, year] as const,
    queryFn: ({ signal }) => call(getHarvestProgress, { params: { year: String(year) } }, { signal }),
    meta: { isQuiet: true },
  })
