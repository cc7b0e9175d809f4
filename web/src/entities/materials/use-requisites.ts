import { listRequisites } from '@vagu/core/requisites/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const REQUISITES_KEY = ['requisites'] as const

/** All materials of the farm. */
export const useRequisites = () =>
  useQuery({ queryKey: REQUISITES_KEY, queryFn: ({ signal }) => call(listRequisites, {}, { signal }) })
