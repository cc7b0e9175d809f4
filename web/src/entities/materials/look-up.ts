import { keepPreviousData } from '@tanstack/react-query'

export const KEPT_MS = 10 * 60_000

/** How what is typed is looked up: the last answer stands until the next, and none at all is no reason to stop typing. */
export const lookUp = (isAsked: boolean) => ({
  enabled: isAsked,
  staleTime: KEPT_MS,
  ...(isAsked && { placeholderData: keepPreviousData }),
})
