import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeUiSettings } from '@vagu/core/settings/contract'
import { call } from '../../lib/call.ts'
import { logWarning } from '../../lib/log.ts'
import { answerChoice, type ScreenSettings, showChoice } from './choices.ts'

/** Keeps settings of one screen; who wants to say what became of it looks at the mutation. */
export function useScreenSettings(screen: string) {
  const client = useQueryClient()
  return useMutation({
    // One after another, so that the last choice is the one that is kept.
    scope: { id: `screen-settings-${screen}` },
    mutationFn: (settings: ScreenSettings) =>
      call(changeUiSettings, { body: { componentName: screen, settings } }),
    onMutate: (settings) => showChoice(client, screen, settings),
    onError: (error) => logWarning('the settings of a screen could not be saved', error),
    onSettled: (...[, , , choice]) => answerChoice(client, screen, choice),
    meta: { isQuiet: true },
  })
}

export const useSaveScreenSettings = (screen: string): ((settings: ScreenSettings) => void) =>
  useScreenSettings(screen).mutate
