import { type RefObject, useEffect, useState } from 'react'

interface Rows {
  /** The first row to draw and the one after the last. */
  readonly from: number
  readonly to: number
  readonly height: number
  readonly scrollTo: (index: number) => void
}
const OVERSCAN = 8

/** Rows of one height that are in view of a frame that scrolls; for rows that differ in height see `VirtualRows`. */
export function useFixedRows(frame: RefObject<HTMLElement | null>, count: number, rowHeight: number): Rows {
  const [view, setView] = useState({ top: 0, height: rowHeight * OVERSCAN })
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const look = (): void => setView({ top: element.scrollTop, height: element.clientHeight })
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [frame])
  const first = Math.min(Math.floor(view.top / rowHeight), Math.max(count - 1, 0))
  return {
    from: Math.max(0, first - OVERSCAN),
    to: Math.min(count, first + Math.ceil(view.height / rowHeight) + OVERSCAN),
    height: count * rowHeight,
    scrollTo: (index) => {
      const element = frame.current
      if (!element) return
      const top = index * rowHeight
      if (top < element.scrollTop) element.scrollTo({ top })
      const lowest = top + rowHeight - element.clientHeight
      if (lowest > element.scrollTop) element.scrollTo({ top: lowest })
    },
  }
}
