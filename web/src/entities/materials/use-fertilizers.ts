import { findFertilizers } from '@vagu/core/fertilizers/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { registerKeys } from '../registers/keys.ts'
import { lookUp } from './look-up.ts'

/** The tables are asked from this many letters on. */
const MIN_LETTERS = 2

/** Fertilizers of the tables whose names hold what is typed. */
export function useFertilizers(query: string, isEnabled: boolean) {
  const name = query.trim()
  return useQuery({
    queryKey: registerKeys.fertilizers(name),
    queryFn: ({ signal }) => call(findFertilizers, { query: { name } }, { signal }),
    ...lookUp(isEnabled && name.length >= MIN_LETTERS),
    meta: { reads: ['registers'], isQuiet: true },
  })
}
