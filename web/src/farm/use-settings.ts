import { getSettings } from '@vagu/core/settings/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const SETTINGS_KEY = ['settings'] as const

/** Job types and the settings of screens. */
export const useSettings = () =>
  useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => call(getSettings, {}, { signal }),
    staleTime: 5 * 60_000,
  })
