import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface Drag {
  readonly list: RefObject<HTMLElement | null>
  readonly onMove: (id: string, place: number) => void
}
/** Distance from an edge of the list at which it scrolls along, and how far with each move, pixels. */
const EDGE = 48
const STEP = 14

/** How many of the other rows stand above a height of the screen. */
function placeAt(list: HTMLElement, id: string, y: number): number {
  const others = [...list.children].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && row.dataset['id'] !== id,
  )
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

function scrollAlong(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect()
  if (y < top + EDGE) list.scrollBy({ top: -STEP })
  else if (y > bottom - EDGE) list.scrollBy({ top: STEP })
}

/** A row drawn to another place by mouse, pen or finger. The window is listened to, since the rows change places meanwhile. */
export function useRowDrag({ list, onMove }: Drag) {
  const [draggedId, setDraggedId] = useState<string>()
  const follow = useEffectEvent((y: number): void => {
    if (!list.current || draggedId === undefined) return
    scrollAlong(list.current, y)
    onMove(draggedId, placeAt(list.current, draggedId, y))
  })
  const isDragging = draggedId !== undefined
  useEffect(() => {
    if (!isDragging) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const end = (): void => setDraggedId(undefined)
    window.addEventListener('pointermove', ({ clientY }) => follow(clientY), { signal })
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { signal })
    return () => stop.abort()
  }, [isDragging])
  const start = (id: string, event: PointerEvent): void => {
    if (event.button === 0) setDraggedId(id)
  }
  return { draggedId, start }
}
