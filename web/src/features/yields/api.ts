import { queryOptions } from '@tanstack/react-query'
import { getYieldOverview } from '@vagu/core/harvest/contract'
import { call } from '../../lib/call.ts'
import { yieldKeys } from './keys.ts'

/** Yields of a crop year with the goals and the five years before. */
export const yieldsQuery = (year: number) =>
  queryOptions({
    queryKey: yieldKeys.ofYear(year),
    queryFn: ({ signal }) => call(getYieldOverview, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['harvest', 'yieldGoals'] },
  })
