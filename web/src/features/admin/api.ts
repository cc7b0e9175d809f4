import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getOverview, listAdminAccounts, listAdminOrders } from '@vagu/core/admin/contract'
import type { OrderFilter } from '@vagu/core/admin/schema'
import { call } from '../../lib/call.ts'
import { adminKeys, type Asked } from './keys.ts'

export const overviewQuery = queryOptions({
  queryKey: adminKeys.overview,
  queryFn: ({ signal }) => call(getOverview, {}, { signal }),
  meta: { reads: ['orders'], isQuiet: true },
})

export const accountsQuery = ({ search, page }: Asked) =>
  queryOptions({
    queryKey: adminKeys.accounts({ search, page }),
    queryFn: ({ signal }) => call(listAdminAccounts, { query: { search, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { reads: ['orders'], isQuiet: true },
  })

export const adminOrdersQuery = ({ search, page, filter }: Asked & { readonly filter: OrderFilter }) =>
  queryOptions({
    queryKey: adminKeys.orders({ search, page, filter }),
    queryFn: ({ signal }) => call(listAdminOrders, { query: { search, page, filter } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { reads: ['orders'], isQuiet: true },
  })
