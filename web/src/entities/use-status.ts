import { getStatus } from '@vagu/core/status/contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const STATUS_KEY = ['status'] as const
/** How long after a change the status is read again: the server has judged the touched fields by then. */
const RELOAD_AFTER_MS = 1000

/** Warnings, counts and sums of the account. A failed load is silent: the places that show them say so. */
export const useStatus = () =>
  useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => call(getStatus, {}, { signal }),
    meta: { isQuiet: true },
  })

export function reloadStatusSoon(client: QueryClient): void {
  setTimeout(() => void client.invalidateQueries({ queryKey: STATUS_KEY }), RELOAD_AFTER_MS)
}
