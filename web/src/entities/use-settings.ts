import { getSettings } from '@vagu/core/settings/contract'
import type { Settings } from '@vagu/core/settings/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { readUnderChoices } from './settings/choices.ts'
import { settingsKeys } from './settings/keys.ts'

/** Job types and the settings of screens. */
export const settingsQuery = queryOptions({
  queryKey: settingsKeys.all,
  queryFn: ({ signal, client }): Promise<Settings> =>
    readUnderChoices(client, () => call(getSettings, {}, { signal })),
  staleTime: 5 * 60_000,
  meta: { reads: ['settings', 'customAreas'] },
})
export const useSettings = () => useQuery(settingsQuery)
