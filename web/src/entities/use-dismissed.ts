import { useQueryClient } from '@tanstack/react-query'
import { changeUiSettings } from '@vagu/core/settings/contract'
import type { Settings } from '@vagu/core/settings/schema'
import { call } from '../lib/call.ts'
import { logQuietly } from '../lib/log.ts'
import { settingsKeys } from './settings/keys.ts'
import { useSettings } from './use-settings.ts'

/** Hints that are shown until they are put away, once and for good. */
export type Hint = 'otherCategory' | 'addRequisites' | 'multipleFields'

const GROUP = 'notifications'

/** Whether a hint was put away, and how to do it. While the settings are not there it counts as put away. */
export function useDismissed(hint: Hint): readonly [isDismissed: boolean, dismiss: () => void] {
  const client = useQueryClient()
  const settings = useSettings().data
  const isDismissed = settings === undefined || settings.uiSettings[GROUP]?.[hint] === true
  const dismiss = async (): Promise<void> => {
    client.setQueryData<Settings>(
      settingsKeys.all,
      (now) =>
        now && {
          ...now,
          uiSettings: { ...now.uiSettings, [GROUP]: { ...now.uiSettings[GROUP], [hint]: true } },
        },
    )
    try {
      await call(changeUiSettings, { body: { componentName: GROUP, settings: { [hint]: true } } })
    } catch (error) {
      logQuietly('a hint could not be put away for good', error)
    }
  }
  return [isDismissed, () => void dismiss()]
}
