/** A page as the app shows it: at its address, with the shell, messages and questions around it. */
import { createMemoryHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { Providers } from '../app/Providers.tsx'
import { createAppRouter } from '../app/router.tsx'
import { queryClient } from '../entities/session/session.ts'
import { type RouteKey, ROUTES } from '../navigation/paths.ts'
import { YEAR } from './farm.ts'

/** Parts of an address beside its page. */
interface Place {
  readonly year?: number
  readonly id?: string
  /** Rest of the address behind the path: `?edasi=…`, `#…`. */
  readonly rest?: string
}

export interface Page {
  readonly user: UserEvent
  /** The address that is shown, from its path on. */
  readonly address: () => string
  /** Goes back by one, as the button of the browser does: who holds the page may keep it. */
  readonly goBack: () => Promise<void>
}

const addressOf = (key: RouteKey, { year = YEAR, id = '', rest = '' }: Place): string =>
  ROUTES[key].replace('$year', String(year)).replace('$id', id) + rest

/** Where Back leads from the first page of a test. */
const BEFORE = ROUTES.videos

/** A history in memory asks nobody before it goes back; one of a browser asks everyone who holds the page. */
function withBack(history: RouterHistory): () => Promise<void> {
  const holders = new Set<Parameters<RouterHistory['block']>[0]>()
  const hold = history.block
  history.block = (holder) => {
    holders.add(holder)
    const letGo = hold(holder)
    return () => {
      holders.delete(holder)
      letGo()
    }
  }
  const { location: nextLocation } = createMemoryHistory({ initialEntries: [BEFORE] })
  return async () => {
    for (const { blockerFn } of holders)
      if (await blockerFn({ currentLocation: history.location, nextLocation, action: 'BACK' })) return
    history.back()
  }
}

/** Opens an address of the app and waits until a heading stands. */
export async function openAddress(address: string): Promise<Page> {
  const history = createMemoryHistory({ initialEntries: [BEFORE, address] })
  const goBack = withBack(history)
  const router = createAppRouter(history)
  render(
    <Providers env="test">
      <RouterProvider router={router} />
    </Providers>,
  )
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  return {
    user: userEvent.setup({ delay: null }),
    address: () => history.location.href,
    goBack,
  }
}

/** Ends the app as closing its tab does: nothing is remembered but what was stored. */
export function closeApp(): void {
  cleanup()
  queryClient.clear()
}

/** Opens a page of the app. */
export const renderPage = (key: RouteKey, place: Place = {}): Promise<Page> =>
  openAddress(addressOf(key, place))
