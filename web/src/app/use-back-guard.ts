import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closeLast, watchLayers } from '../ui/back-closes.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry was made for a window that was opened on it. */
    readonly hasWindow?: boolean
  }
}

const onTouch = (): boolean => globalThis.matchMedia('(pointer: coarse)').matches

/** Back closes the window on top and stays on the page, as on a phone in any other app. */
export function useBackGuard(): void {
  const router = useRouter()
  useBlocker({ shouldBlockFn: ({ action }) => action === 'BACK' && closeLast(), enableBeforeUnload: false })
  useEffect(
    () =>
      watchLayers(() => {
        // on the first page of the tab there is nothing that Back could be kept from: it would leave the program
        if (!onTouch() || router.history.canGoBack()) return
        const { href } = router.history.location
        void router.navigate({ href, state: { hasWindow: true }, resetScroll: false, ignoreBlocker: true })
      }),
    [router],
  )
}
