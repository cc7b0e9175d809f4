import { findChemicals, getChemical } from '@vagu/core/registers/contract'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The register is asked from this many letters on. */
export const LEAST_LETTERS = 3

/** Names in the plant-protection register that hold what is typed. */
export function useChemicalNames(query: string, isWanted: boolean) {
  const name = query.trim()
  return useQuery({
    queryKey: ['chemicals', 'names', name.toLocaleLowerCase('et')],
    queryFn: ({ signal }) => call(findChemicals, { params: { name } }, { signal }),
    enabled: isWanted && name.length >= LEAST_LETTERS,
    staleTime: 10 * 60_000,
    placeholderData: (before) => before,
    meta: { isQuiet: true },
  })
}

/** What the register says of one product. */
export const chemicalQuery = (name: string) =>
  queryOptions({
    queryKey: ['chemicals', 'details', name],
    queryFn: ({ signal }) => call(getChemical, { params: { name }, query: {} }, { signal }),
    staleTime: 10 * 60_000,
    meta: { isQuiet: true },
  })

export const loadChemical = (client: QueryClient, name: string) => client.fetchQuery(chemicalQuery(name))
