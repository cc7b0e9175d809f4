import { findSeeds } from '@vagu/core/seeds/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { registerKeys } from '../registers/keys.ts'
import { lookUp } from './look-up.ts'

/** The table is asked from this many letters on. */
const MIN_LETTERS = 2

/** Varieties whose names, or the names of whose crops, hold what is typed. */
export function useSeeds(query: string, isEnabled: boolean) {
  const name = query.trim()
  return useQuery({
    queryKey: registerKeys.seeds(name),
    queryFn: ({ signal }) => call(findSeeds, { query: { name } }, { signal }),
    ...lookUp(isEnabled && name.length >= MIN_LETTERS),
    meta: { reads: ['registers'], isQuiet: true },
  })
}
