import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { changeUiSettings } from '@vagu/core/settings/contract'
import type { Settings } from '@vagu/core/settings/schema'
import { openingYearOf } from '@vagu/core/time/season'
import { useEffect, useEffectEvent, useRef } from 'react'
import { settingsKeys } from '../settings/keys.ts'
import { settingsQuery, useSettings } from '../use-settings.ts'
import { call } from '../../lib/call.ts'
import { logQuietly } from '../../lib/log.ts'
import { today } from '../../lib/today.ts'
import { pathInYear, ROUTES } from '../../navigation/paths.ts'
import { useRouteYear } from '../../navigation/use-route.ts'
import { globalSettings, savedYearOf } from './saved-year.ts'

const SAVE_AFTER_MS = 500

async function saveYear(client: QueryClient, year: number): Promise<void> {
  const settings = globalSettings(year, openingYearOf(today()))
  client.setQueryData<Settings>(
    settingsKeys.all,
    (now) =>
      now && {
        ...now,
        uiSettings: { ...now.uiSettings, global: { ...now.uiSettings['global'], ...settings } },
      },
  )
  try {
    await call(changeUiSettings, { body: { componentName: 'global', settings } })
  } catch (error) {
    logQuietly('the chosen year could not be saved', error)
  }
}

/** The chosen year, or the one to open on, for an address without one; also where the settings cannot be read. */
export async function findChosenYear(client: QueryClient): Promise<number> {
  const opening = openingYearOf(today())
  try {
    const { uiSettings } = await client.ensureQueryData(settingsQuery)
    return savedYearOf(uiSettings['global'], opening) ?? opening
  } catch (error) {
    logQuietly('the chosen year could not be read', error)
    return opening
  }
}

/** The crop year that the screens are about: that of the address, else the chosen one, else the one to open on. */
export function useGlobalYear(): number {
  const inAddress = useRouteYear()
  const settings = useSettings().data
  const opening = openingYearOf(today())
  return inAddress ?? savedYearOf(settings?.uiSettings['global'], opening) ?? opening
}

/**
 * Chooses a year: the address follows where it has one, and the choice is kept. The address is that of the page one is
 * on the way to: while it loads, the page before it is still shown.
 */
export function useChooseYear(): (year: number) => void {
  const client = useQueryClient()
  const router = useRouter()
  return (year) => {
    void saveYear(client, year)
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
export function useKeepYearOfAddress(onChanged: YearTold): void {
  const client = useQueryClient()
  const shown = useGlobalYear()
  const before = useRef(shown)
  const inAddress = useRouteYear()
  const settings = useSettings().data
  const saved = savedYearOf(settings?.uiSettings['global'], openingYearOf(today()))
  const isNew = settings !== undefined && inAddress !== undefined && inAddress !== saved
  const tell = useEffectEvent(onChanged)
  useEffect(() => {
    const left = before.current
    before.current = shown
    if (isNew && left !== shown) tell(shown, left)
  }, [isNew, shown])
  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => void saveYear(client, inAddress), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, isNew, inAddress])
}

/** The address of a page in the chosen year. */
export function usePathInYear(): (key: keyof typeof ROUTES) => string {
  const year = useGlobalYear()
  return (key) => pathInYear(key, year)
}
