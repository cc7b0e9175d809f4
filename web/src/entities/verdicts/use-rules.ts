import { useQuery } from '@tanstack/react-query'

/** The rules, once they are there: the form does not wait for them. */
export const useRules = () =>
  useQuery({
    queryKey: ['rules'],
    queryFn: () => import('./rules.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { isQuiet: true },
  })
