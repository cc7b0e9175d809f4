import type { OrderFilter } from '@vagu/core/admin/schema'

const ALL = ['admin'] as const

/** Words that are looked for in a list, and the page of it that is shown. */
export interface Asked {
  readonly search: string
  readonly page: number
}

/** Keys of what the operator's pages load. */
export const adminKeys = {
  overview: [...ALL, 'overview'] as const,
  accounts: ({ search, page }: Asked) => [...ALL, 'accounts', search, page] as const,
  orders: ({ search, page, filter }: Asked & { readonly filter: OrderFilter }) =>
    [...ALL, 'orders', filter, search, page] as const,
}
