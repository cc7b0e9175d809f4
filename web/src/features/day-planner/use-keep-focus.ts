import { useEffect, useLayoutEffect, useRef } from 'react'

/** How long a moved card may take to appear in its new place. */
const PATIENCE_MS = 2000

/**
 * A card that is moved by keys or menu is made anew in its new place: the focus goes along, unless the farmer has
 * already gone on to something else. At once, so that fast keys are not lost, and once more for a menu that closes later.
 */
export function useKeepFocus(): (id: string) => void {
  const pending = useRef<{ id: string; until: number }>(undefined)
  const focus = (): void => {
    const { id, until } = pending.current ?? { id: '', until: 0 }
    const { activeElement, body } = document
    if (id === '' || performance.now() > until || (activeElement !== null && activeElement !== body)) return
    document.querySelector<HTMLElement>(`[data-jobs~="${CSS.escape(id)}"] button`)?.focus()
  }
  useLayoutEffect(focus)
  useEffect(() => {
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  })
  return (id) => {
    pending.current = { id, until: performance.now() + PATIENCE_MS }
  }
}
