import { getHarvestProgress } from '@vagu/core/harvest/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import type { JobStatus } from '@vagu/core/jobs/schema'
import { queryOptions } from '@tanstack/react-query'
import { jobKeys } from '../../../entities/jobs/keys.ts'
import { call } from '../../../lib/call.ts'

/** Jobs of any year that wait for their end, newest first. */
export const waitingJobsQuery = (status: JobStatus) =>
  queryOptions({
    queryKey: jobKeys.waiting(status),
    queryFn: ({ signal }) => call(listJobs, { query: { status } }, { signal }),
    meta: { reads: ['jobs'], isQuiet: true },
  })

export const harvestProgressQuery = (year: number) =>
  queryOptions({
    queryKey: jobKeys.harvest(year),
    queryFn: ({ signal }) => call(getHarvestProgress, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['harvest'], isQuiet: true },
  })
