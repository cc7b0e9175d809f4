import { useSaveScreenSettings } from './settings/screen-settings.ts'
import { useSettings } from './use-settings.ts'

/** Hints that are shown until they are put away, once and for good. */
export type Hint = 'otherCategory' | 'addRequisites' | 'multipleFields'

const GROUP = 'notifications'

/** Whether a hint was put away, and how to do it. While the settings are not there it counts as put away. */
export function useDismissed(hint: Hint): readonly [isDismissed: boolean, dismiss: () => void] {
  const settings = useSettings().data
  const save = useSaveScreenSettings(GROUP)
  const isDismissed = settings === undefined || settings.uiSettings[GROUP]?.[hint] === true
  return [isDismissed, () => save({ [hint]: true })]
}
