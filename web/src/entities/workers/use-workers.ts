import { queryOptions, useQuery } from '@tanstack/react-query'
import { listWorkers } from '@vagu/core/workers/contract'
import type { Worker } from '@vagu/core/workers/schema'
import { call } from '../../lib/call.ts'
import { workerKeys } from './keys.ts'

/** All workers of the farm. */
export const workersQuery = queryOptions({
  queryKey: workerKeys.list,
  queryFn: ({ signal }): Promise<Worker[]> => call(listWorkers, {}, { signal }),
  meta: { reads: ['workers'] },
})
export const useWorkers = () => useQuery(workersQuery)
