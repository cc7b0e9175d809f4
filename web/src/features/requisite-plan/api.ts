import { queryOptions } from '@tanstack/react-query'
import { getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { call } from '../../lib/call.ts'
import { requisitePlanKeys } from './keys.ts'

/** The requisite plan of a crop year. */
export const requisitePlanQuery = (year: number) =>
  queryOptions({
    queryKey: requisitePlanKeys.ofYear(year),
    queryFn: ({ signal }) =>
      call(getRequisitePlan, { params: { year: String(year) }, query: {} }, { signal }),
    meta: { reads: ['requisitePlans'] },
  })
