import { queryOptions } from '@tanstack/react-query'
import { getLastWorkTime, listWorkTimes } from '@vagu/core/work-times/contract'
import { call } from '../../lib/call.ts'
import { workTimeKeys } from './keys.ts'

/** Hours worked in a calendar year, as far as the user sees them. */
export const workTimesQuery = (year: number) =>
  queryOptions({
    queryKey: workTimeKeys.ofYear(year),
    queryFn: ({ signal }) => call(listWorkTimes, { query: { year: String(year) } }, { signal }),
    meta: { reads: ['workTimes', 'workers'] },
  })

/** The entry that was added last: what the next one begins with. */
export const lastWorkTimeQuery = queryOptions({
  queryKey: workTimeKeys.last,
  queryFn: ({ signal }) => call(getLastWorkTime, { query: {} }, { signal }),
  meta: { reads: ['workTimes'], isQuiet: true },
})
