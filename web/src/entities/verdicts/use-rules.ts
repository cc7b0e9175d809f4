import { useQuery } from '@tanstack/react-query'
import { useRested } from '../../lib/use-rested.ts'
import { warningKeys } from '../warnings/keys.ts'

/** The rules, once they are there: the form does not wait for them, and stands before they are asked for. */
export const useRules = () =>
  useQuery({
    queryKey: warningKeys.rules,
    queryFn: () => import('./rules.ts'),
    enabled: useRested(),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { reads: [], isQuiet: true },
  })
