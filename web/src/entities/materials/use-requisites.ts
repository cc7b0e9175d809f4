import { listRequisites } from '@vagu/core/requisites/contract'
import type { Requisite } from '@vagu/core/requisites/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { materialKeys } from './keys.ts'

/** All materials of the farm. */
export const materialsQuery = queryOptions({
  queryKey: materialKeys.list,
  queryFn: ({ signal }): Promise<Requisite[]> => call(listRequisites, {}, { signal }),
  meta: { reads: ['materials'] },
})
export const useRequisites = () => useQuery(materialsQuery)
