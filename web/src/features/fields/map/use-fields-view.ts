import { useMemo, useState } from 'react'
import { useSaveScreenSettings } from '../../../entities/settings/screen-settings.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { type ColourMode, colourModeOf } from './colour-by.ts'

const SCREEN = 'fields'

export type FieldsView = 'map' | 'table'

export interface FieldsViewChoice {
  /** Undefined until it is known. */
  readonly view: FieldsView | undefined
  readonly setView: (view: FieldsView) => void
  readonly mode: ColourMode
  readonly setMode: (mode: ColourMode) => void
}

/** How the page shows the fields and what their colours mean; remembered with the account. */
export function useFieldsView(): FieldsViewChoice {
  const { data, isError } = useSettings()
  const save = useSaveScreenSettings(SCREEN)
  const stored = data?.uiSettings[SCREEN]
  // Once and for all: what is shown then asks for the settings too, and must not go while they are asked for.
  const [isGivenUp, setIsGivenUp] = useState(false)
  if (isError && !isGivenUp) setIsGivenUp(true)
  const isKnown = data !== undefined || isGivenUp
  const view = isKnown ? (stored?.['view'] === 'table' ? 'table' : 'map') : undefined
  const mode = colourModeOf(stored?.['colourBy'])
  return useMemo(
    () => ({
      view,
      setView: (next) => save({ view: next }),
      mode,
      setMode: (next) => save({ colourBy: next }),
    }),
    [view, mode, save],
  )
}
