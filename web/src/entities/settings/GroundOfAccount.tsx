import { type ReactNode, useMemo } from 'react'
import { type Ground, GroundChoiceContext, groundOf } from '../../map/ground-choice.ts'
import { useSettings } from '../use-settings.ts'
import { useSaveScreenSettings } from './screen-settings.ts'

const SCREEN = 'map'

/** The picture under the fields is a choice of the account, the same on every map. */
export function GroundOfAccount({ children }: { readonly children: ReactNode }) {
  const { data, isError } = useSettings()
  const save = useSaveScreenSettings(SCREEN)
  const chosen = data || isError ? groundOf(data?.uiSettings[SCREEN]?.['ground']) : undefined
  const choice = useMemo(() => ({ chosen, choose: (ground: Ground) => save({ ground }) }), [chosen, save])
  return <GroundChoiceContext value={choice}>{children}</GroundChoiceContext>
}
