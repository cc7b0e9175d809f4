import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { filterOf, type Search, searchOf } from './filter-address.ts'
import type { JobsFilter } from './filter-jobs.ts'

/** The filter of the address; changing it changes the address, and the page before stays one step back. */
export function useFilter(): readonly [JobsFilter, (filter: JobsFilter) => void] {
  const search = useLocation({ select: (location): Search => location.search })
  const navigate = useNavigate()
  const filter = useMemo(() => filterOf(search), [search])
  const setFilter = useCallback(
    (next: JobsFilter) =>
      void navigate({ to: '.', search: searchOf(next), replace: true, resetScroll: false }),
    [navigate],
  )
  return [filter, setFilter]
}
