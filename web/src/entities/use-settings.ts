import { getSettings } from '@vagu/core/settings/contract'
import type { Settings } from '@vagu/core/settings/schema'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const SETTINGS_KEY = ['settings'] as const

/** Job types and the settings of screens. */
export const settingsQuery = queryOptions({
  queryKey: SETTINGS_KEY,
  queryFn: ({ signal }): Promise<Settings> => call(getSettings, {}, { signal }),
  staleTime: 5 * 60_000,
})
export const useSettings = () => useQuery(settingsQuery)

/** Reads kinds of area anew after a change of fields: what is to be looked at goes by the fields as they are. */
export function reloadKinds(client: QueryClient): void {
  const settings = client.getQueryData<Settings>(SETTINGS_KEY)
  if (settings && settings.customAreas.length > 0) void client.invalidateQueries({ queryKey: SETTINGS_KEY })
}
