import { findChemicals, getChemical } from '@vagu/core/registers/contract'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { registerKeys } from '../registers/keys.ts'
import { CACHED_MS, lookUp } from './look-up.ts'

/** The register is asked from this many letters on. */
export const MIN_LETTERS = 3

/** Names in the plant-protection register that hold what is typed. */
export function useChemicalNames(query: string, isEnabled: boolean) {
  const name = query.trim()
  return useQuery({
    queryKey: registerKeys.chemicalNames(name),
    queryFn: ({ signal }) => call(findChemicals, { params: { name } }, { signal }),
    ...lookUp(isEnabled && name.length >= MIN_LETTERS),
    meta: { reads: ['registers'], isQuiet: true },
  })
}

export const chemicalQuery = (name: string) =>
  queryOptions({
    queryKey: registerKeys.chemical(name),
    queryFn: ({ signal }) => call(getChemical, { params: { name }, query: {} }, { signal }),
    staleTime: CACHED_MS,
    meta: { reads: ['registers'], isQuiet: true },
  })

export const loadChemical = (client: QueryClient, name: string) => client.fetchQuery(chemicalQuery(name))
