import { keepPreviousData } from '@tanstack/react-query'

export const CACHED_MS = 10 * 60_000

/** How what is typed is looked up: the last answer stands until the next, and none at all is no reason to stop typing. */
export const lookUp = (isEnabled: boolean) => ({
  enabled: isEnabled,
  staleTime: CACHED_MS,
  ...(isEnabled && { placeholderData: keepPreviousData }),
})
