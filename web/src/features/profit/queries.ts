import { queryOptions } from '@tanstack/react-query'
import { getCostOverview, getFieldLines } from '@vagu/core/profit/contract'
import { call } from '../../lib/call.ts'
import { profitKeys } from './keys.ts'

/** The sums of a crop year. */
export const costOverviewQuery = (year: number) =>
  queryOptions({
    queryKey: profitKeys.year(year),
    queryFn: ({ signal }) => call(getCostOverview, { params: { year: String(year) } }, { signal }),
    meta: { reads: ['costOverview'] },
  })

/** Lines that the sums of one field are made of. */
export const fieldLinesQuery = (year: number, fieldId: string) =>
  queryOptions({
    queryKey: profitKeys.lines(year, fieldId),
    queryFn: ({ signal }) => call(getFieldLines, { params: { year: String(year), fieldId } }, { signal }),
    meta: { reads: ['costOverview'] },
  })
