import { useEffect, useRef } from 'react'
import { useRouteKey } from '../navigation/use-route.ts'

/** After going to another page the focus stands on its heading, so that a screen reader says where one is. */
export function useFocusOnArrival(): void {
  const key = useRouteKey()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    const focused = document.activeElement
    const isFree = focused === null || focused === document.body || !focused.closest('main, [role="dialog"]')
    if (isFree) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [key])
}
