import { type RefObject, useEffect } from 'react'
import { scrollToRow } from './scroll-to-row.ts'

/** The list is given this long to draw the new rows, ms. */
const DELAY_MS = 100
/** With these the farmer moves the page himself. */
const TAKE_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Brings the first marked row of a list into view whenever there is another `key`. */
export function useScrollToAdded(list: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return undefined
    const way = new AbortController()
    const stop = (): void => way.abort()
    const timer = setTimeout(() => {
      const row = list.current?.querySelector<HTMLElement>('[data-marked]')
      if (!row) return
      for (const type of TAKE_OVER) addEventListener(type, stop, { passive: true, signal: way.signal })
      scrollToRow(row, way.signal)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [key, list])
}
