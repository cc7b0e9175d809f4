import type { QueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ALL_SCREENS, globalSettings, savedYearOf } from '@vagu/core/settings/saved-year'
import { openingYearOf } from '@vagu/core/time/season'
import { useEffect, useEffectEvent, useRef } from 'react'
import { choiceOf, useChoice } from '../settings/choices.ts'
import { useSaveScreenSettings } from '../settings/screen-settings.ts'
import { settingsQuery, useSettings } from '../use-settings.ts'
import { logWarning } from '../../lib/log.ts'
import { today } from '../../lib/today.ts'
import { pathInYear, ROUTES } from '../../navigation/paths.ts'
import { useRouteYear } from '../../navigation/use-route.ts'

const SAVE_AFTER_MS = 500

/** Keeps a year as the chosen one of all screens. */
function useSaveYear(): (year: number) => void {
  const save = useSaveScreenSettings(ALL_SCREENS)
  return (year) => save(globalSettings(year, openingYearOf(today())))
}

/** The chosen year, or the one to open on, for an address without one; also where the settings cannot be read. */
export async function findChosenYear(client: QueryClient): Promise<number> {
  const opening = openingYearOf(today())
  const chosen = savedYearOf(choiceOf(client, ALL_SCREENS), opening)
  if (chosen !== undefined) return chosen
  try {
    const { uiSettings } = await client.ensureQueryData(settingsQuery)
    return savedYearOf(uiSettings[ALL_SCREENS], opening) ?? opening
  } catch (error) {
    logWarning('the chosen year could not be read', error)
    return opening
  }
}

/** The year that was chosen here or is kept with the account; undefined while neither is known. */
function useChosenYear(): number | undefined {
  const chosen = useChoice(ALL_SCREENS)
  const settings = useSettings().data
  return savedYearOf(chosen ?? settings?.uiSettings[ALL_SCREENS], openingYearOf(today()))
}

/** The crop year that the screens are about: that of the address, else the chosen one, else the one to open on. */
export function useGlobalYear(): number {
  const inAddress = useRouteYear()
  const chosen = useChosenYear()
  return inAddress ?? chosen ?? openingYearOf(today())
}

/**
 * Chooses a year: the address follows where it has one, and the choice is kept. The address is that of the page one is
 * on the way to: while it loads, the page before it is still shown.
 */
export function useChooseYear(): (year: number) => void {
  const save = useSaveYear()
  const router = useRouter()
  return (year) => {
    save(year)
    const { pathname, search } = router.state.location
    const key = router.matchRoutes(pathname, search).at(-1)?.staticData.key
    if (!key || !ROUTES[key].includes('$year')) return
    const place = ROUTES[key].split('/').indexOf('$year')
    const to = pathname.split('/').with(place, String(year)).join('/')
    void router.navigate({ to, search })
  }
}

/** Told when another page brought another year along, so that the choice never changes without a word. */
type YearTold = (year: number, before: number) => void

/** Keeps the year of an address that was opened by a link as the chosen one. */
export function useSaveYearOfAddress(onChanged: YearTold): void {
  const save = useEffectEvent(useSaveYear())
  const shown = useGlobalYear()
  const before = useRef(shown)
  const inAddress = useRouteYear()
  const saved = useChosenYear()
  const isKnown = useSettings().data !== undefined
  const isNew = isKnown && inAddress !== undefined && inAddress !== saved
  const tell = useEffectEvent(onChanged)
  useEffect(() => {
    const left = before.current
    before.current = shown
    if (isNew && left !== shown) tell(shown, left)
  }, [isNew, shown])
  // while another address loads, the one that is shown is left already
  const isLeft = useRouterState({ select: ({ isLoading }) => isLoading })
  useEffect(() => {
    if (!isNew || isLeft) return undefined
    const timer = setTimeout(() => save(inAddress), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isNew, isLeft, inAddress])
}

/** The address of a page in the chosen year. */
export function usePathInYear(): (key: keyof typeof ROUTES) => string {
  const year = useGlobalYear()
  return (key) => pathInYear(key, year)
}
