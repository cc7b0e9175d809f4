import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels between the edges of an element; undefined until it is laid out. Known before anything is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const look = (): void => setWidth(current.clientWidth || undefined)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
