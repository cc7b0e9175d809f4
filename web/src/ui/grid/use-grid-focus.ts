import type { RefObject } from 'react'
import { type FocusWish, useFocusWhenDrawn } from '../roving-focus.ts'
import type { CellRef } from './selection.ts'

/** Every row, and the headings above them, are as high as this, so none has to be measured. */
export const ROW_HEIGHT = 40

/** Scrolls just as far as it takes; a row that is not in view is not even drawn. */
function bringIntoView(frame: HTMLElement, row: number): void {
  const top = row * ROW_HEIGHT
  if (top < frame.scrollTop) frame.scrollTo({ top })
  const lowest = top + 2 * ROW_HEIGHT - frame.clientHeight
  if (lowest > frame.scrollTop) frame.scrollTo({ top: lowest })
}

/** Puts the focus on the cell one stands on, as soon as it is drawn, and again when it was drawn anew. */
export function useGridFocus(
  frame: RefObject<HTMLElement | null>,
  { row, column }: CellRef,
  wish: FocusWish,
): void {
  const find = (): HTMLElement | null => {
    if (!frame.current) return null
    bringIntoView(frame.current, row)
    const cell = frame.current.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return cell
  }
  useFocusWhenDrawn(wish, find, true)
}
