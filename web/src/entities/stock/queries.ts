import { queryOptions } from '@tanstack/react-query'
import { getStock, listStockBalances } from '@vagu/core/stock/contract'
import { call } from '../../lib/call.ts'
import { stockKeys } from './keys.ts'

/** Every material of the stock at the end of a day. */
export const stockQuery = (day: string) =>
  queryOptions({
    queryKey: stockKeys.overview(day),
    queryFn: ({ signal }) => call(getStock, { query: { end: day } }, { signal }),
    meta: { reads: ['stock'], isQuiet: true },
  })

/** The same without what plans take, which costs most: for whoever looks at balances alone. */
export const stockWithoutPlansQuery = (day: string) =>
  queryOptions({
    queryKey: stockKeys.balancesOn(day),
    queryFn: ({ signal }) => call(getStock, { query: { end: day, plans: 'false' } }, { signal }),
    meta: { reads: ['stock'], isQuiet: true },
  })

export interface LedgerPeriod {
  readonly start: string
  readonly end: string
}

/** The ledger of one material between two days, both inside; a material without a line has none. */
export const ledgerQuery = (requisiteId: string, { start, end }: LedgerPeriod) =>
  queryOptions({
    queryKey: stockKeys.ledger(requisiteId, start, end),
    queryFn: ({ signal }) => call(getStock, { query: { requisiteId, start, end } }, { signal }),
    meta: { reads: ['stock'], isQuiet: true },
  })

/** Balances of today, beside the materials of a job. */
export const balancesQuery = queryOptions({
  queryKey: stockKeys.balances,
  queryFn: ({ signal }) => call(listStockBalances, { query: {} }, { signal }),
  staleTime: 60_000,
  meta: { reads: ['stock'], isQuiet: true },
})
