import { listFieldJobs } from '@vagu/core/jobs/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { jobKeys } from '../jobs/keys.ts'

/** A field's jobs of one crop year. */
export const fieldJobsQuery = (fieldId: string, year: number) =>
  queryOptions({
    queryKey: jobKeys.ofField(fieldId, year),
    queryFn: ({ signal }) => call(listFieldJobs, { params: { fieldId, year } }, { signal }),
    staleTime: 60_000,
    meta: { reads: ['jobs'] },
  })
