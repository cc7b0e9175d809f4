import { getStatus } from '@vagu/core/status/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { warningKeys } from './warnings/keys.ts'

/** Warnings, counts and sums of the account. A failed load is silent: the places that show them say so. */
export const statusQuery = queryOptions({
  queryKey: warningKeys.status,
  queryFn: ({ signal }) => call(getStatus, {}, { signal }),
  meta: { reads: ['subscription', 'warnings'], readsLater: ['photos'], isQuiet: true },
})
export const useStatus = () => useQuery(statusQuery)
