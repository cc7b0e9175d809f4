const ALL = ['stock'] as const

/** Keys of what is loaded of the stock, and of the mutations that change its entries. */
export const stockKeys = {
  overview: (day: string) => [...ALL, 'overview', day] as const,
  balancesOn: (day: string) => [...ALL, 'balances', day] as const,
  ledger: (id: string, start: string, end: string) => [...ALL, 'ledger', id, start, end] as const,
  balances: [...ALL, 'balances'] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  deleted: [...ALL, 'deleted'] as const,
  changing: [...ALL, 'change'] as const,
}
