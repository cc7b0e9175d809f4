import { useRef } from 'react'

/** Returns the focus to the element that had it before a dialog opened; where that is gone, to the row. */
export function useFocusReturn() {
  const from = useRef<Element>(null)
  return {
    remember: (): void => {
      from.current = document.activeElement
    },
    giveBack: (): void => {
      // The window takes itself out of the page first.
      setTimeout(() => {
        const { current } = from
        const isThere = current instanceof HTMLElement && current !== document.body && current.isConnected
        const row = document.querySelector<HTMLElement>('[role="grid"] [role="row"][tabindex="0"]')
        const place = isThere ? current : row
        place?.focus({ preventScroll: true })
      })
    },
  }
}
