import { useQuery } from '@tanstack/react-query'
import { warningKeys } from '../warnings/keys.ts'

/** The rules, once they are there: the form does not wait for them. */
export const useRules = () =>
  useQuery({
    queryKey: warningKeys.rules,
    queryFn: () => import('./rules.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { reads: [], isQuiet: true },
  })
