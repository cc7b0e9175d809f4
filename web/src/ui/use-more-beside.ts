import { useEffect } from 'react'

/**
 * Says on a frame whether what it holds is wider (`data-wide`) and whether some of it lies out of sight at its right edge
 * (`data-more`): styles keep the name of a row in sight then, and shade the edge.
 */
export function useMoreBeside(frame: HTMLElement | null): void {
  useEffect(() => {
    if (!frame) return undefined
    const look = (): void => {
      const rest = frame.scrollWidth - frame.clientWidth
      frame.toggleAttribute('data-wide', rest > 1)
      frame.toggleAttribute('data-more', rest - frame.scrollLeft > 1)
    }
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    for (const child of frame.children) observer.observe(child)
    frame.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', look)
    }
  }, [frame])
}
