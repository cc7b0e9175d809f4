import { queryOptions } from '@tanstack/react-query'
import { getSuppliesPlan } from '@vagu/core/supplies/contract'
import { call } from '../../lib/call.ts'
import { suppliesKeys } from './keys.ts'

/** The supplies usage plan of a crop year. */
export const suppliesQuery = (year: number) =>
  queryOptions({
    queryKey: suppliesKeys.ofYear(year),
    queryFn: ({ signal }) => call(getSuppliesPlan, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['suppliesPlan'] },
  })
