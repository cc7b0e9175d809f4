import { queryOptions } from '@tanstack/react-query'
import { getPriaStatus, listPriaReceipts } from '@vagu/core/pria/contract'
import type { PriaKind } from '@vagu/core/pria/schema'
import { getPriaConnection } from '@vagu/core/pria-connection/contract'
import { call } from '../../lib/call.ts'
import { priaKeys } from './keys.ts'

/** How the farm is connected with PRIA. */
export const priaConnectionQuery = queryOptions({
  queryKey: priaKeys.connection,
  queryFn: ({ signal }) => call(getPriaConnection, {}, { signal }),
  meta: { reads: ['account', 'priaConnection'], isQuiet: true },
})

/** How much of a year differs, and what is to be done about it. A failed load is silent: the pages say so. */
export const priaStatusQuery = (year: number) =>
  queryOptions({
    queryKey: priaKeys.status(year),
    queryFn: ({ signal }) => call(getPriaStatus, { query: { year: String(year) } }, { signal }),
    meta: { reads: ['account', 'pria', 'priaConnection'], isQuiet: true },
  })

/** Receipts of a record, the newest first. */
export const priaReceiptsQuery = (kind: PriaKind, recordId: string) =>
  queryOptions({
    queryKey: priaKeys.receipts(kind, recordId),
    queryFn: ({ signal }) => call(listPriaReceipts, { query: { kind, recordId } }, { signal }),
    staleTime: 0,
    meta: { reads: ['pria'], isQuiet: true },
  })
