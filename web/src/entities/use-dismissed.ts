import { useSaveScreenSettings } from './settings/screen-settings.ts'
import { useSettings } from './use-settings.ts'

/** Hints that are shown until they are put away, once and for good. */
export const HINTS = ['otherCategory', 'addRequisites', 'multipleFields'] as const
export type Hint = (typeof HINTS)[number]

export const HINT_GROUP = 'notifications'

/** Whether a hint was put away, and how to do it. While the settings are not there it counts as put away. */
export function useDismissed(hint: Hint): readonly [isDismissed: boolean, dismiss: () => void] {
  const settings = useSettings().data
  const save = useSaveScreenSettings(HINT_GROUP)
  const isDismissed = settings === undefined || settings.uiSettings[HINT_GROUP]?.[hint] === true
  return [isDismissed, () => save({ [hint]: true })]
}
