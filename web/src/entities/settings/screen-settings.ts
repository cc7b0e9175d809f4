import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeUiSettings } from '@vagu/core/settings/contract'
import type { Settings, UiSettings } from '@vagu/core/settings/schema'
import { call } from '../../lib/call.ts'
import { logWarning } from '../../lib/log.ts'
import { settingsKeys } from './keys.ts'

type ScreenSettings = UiSettings[string]

/** Shows settings of one screen at once, and again over an answer that was asked for before they were chosen. */
export async function showScreenSettings(
  client: QueryClient,
  screen: string,
  settings: ScreenSettings,
): Promise<void> {
  const show = () =>
    client.setQueryData<Settings>(
      settingsKeys.all,
      (now) =>
        now && {
          ...now,
          uiSettings: { ...now.uiSettings, [screen]: { ...now.uiSettings[screen], ...settings } },
        },
    )
  const onTheWay = client.getQueryCache().find({ queryKey: settingsKeys.all, fetchStatus: 'fetching' })
  show()
  if (!onTheWay) return
  await onTheWay.promise?.catch(() => undefined)
  show()
}

/** Keeps settings of one screen with the account. */
export function useSaveScreenSettings(screen: string): (settings: ScreenSettings) => void {
  const client = useQueryClient()
  return useMutation({
    // One after another, so that the last choice is the one that is kept.
    scope: { id: `screen-settings-${screen}` },
    mutationFn: (settings: ScreenSettings) =>
      call(changeUiSettings, { body: { componentName: screen, settings } }),
    onMutate: (settings) => void showScreenSettings(client, screen, settings),
    onError: (error) => logWarning('the settings of a screen could not be saved', error),
    meta: { isQuiet: true },
  }).mutate
}
