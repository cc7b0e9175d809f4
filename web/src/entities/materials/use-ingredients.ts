import { listIngredients } from '@vagu/core/registers/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { registerKeys } from '../registers/keys.ts'
import { CACHED_MS } from './look-up.ts'

/** Active substances of the plant-protection register; without them one types the names. */
export const useIngredients = () =>
  useQuery({
    queryKey: registerKeys.ingredients,
    queryFn: ({ signal }) => call(listIngredients, {}, { signal }),
    staleTime: CACHED_MS,
    meta: { reads: ['registers'], isQuiet: true },
  })
