import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Spot } from './selection.ts'

/** Every row, and the headings above them, are as high as this, so none has to be measured. */
export const ROW_HEIGHT = 40

/** Whether the table is to have the focus once what was done is drawn. */
export interface FocusWish {
  readonly want: () => void
  readonly isWanted: () => boolean
  readonly fulfil: () => void
}

export function useFocusWish(): FocusWish {
  const wish = useRef(false)
  return useMemo(
    () => ({
      want: () => {
        wish.current = true
      },
      isWanted: () => wish.current,
      fulfil: () => {
        wish.current = false
      },
    }),
    [],
  )
}

/** Scrolls just as far as it takes; a row that is not in view is not even drawn. */
function bringIntoView(frame: HTMLElement, row: number): void {
  const top = row * ROW_HEIGHT
  if (top < frame.scrollTop) frame.scrollTo({ top })
  const lowest = top + 2 * ROW_HEIGHT - frame.clientHeight
  if (lowest > frame.scrollTop) frame.scrollTo({ top: lowest })
}

/** Whether the focus went nowhere because the cell that had it is not drawn any more. */
const isLost = (held: HTMLElement | undefined): boolean =>
  held !== undefined && !held.isConnected && document.activeElement === document.body

/** Puts the focus on the cell one stands on, as soon as it is drawn, and again when it was drawn anew. */
export function useGridFocus(frame: RefObject<HTMLElement | null>, focus: Spot, wish: FocusWish): void {
  const held = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if ((!wish.isWanted() && !isLost(held.current)) || !frame.current) return
    const { row, column } = focus
    bringIntoView(frame.current, row)
    const cell = frame.current.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    if (!cell) return
    wish.fulfil()
    if (!cell.contains(document.activeElement)) cell.focus({ preventScroll: true })
    held.current = cell
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
