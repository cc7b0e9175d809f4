import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the style sheet, as `--fields-top`, how far below the top of the page an element begins, pixels: what stands above it may come and
 * go. Nothing is drawn anew for it.
 */
export function useTop(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = ref.current
      if (!element) return
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      element.style.setProperty('--fields-top', `${top}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
}
