import type { MouseEvent } from 'react'
import { isInInput, isOwn, rowHeadAt, cellAt } from './event-places.ts'
import { extendTo, goTo, select } from './grid-state.ts'
import { beginEdit } from './grid-steps.ts'
import { wholeRows } from './selection.ts'
import { endOf, type SheetRow } from './sheet.ts'
import type { Grid } from './use-grid.ts'

const isPressed = (event: MouseEvent): boolean => (event.buttons & 1) === 1

/** Marking with the mouse: a cell, a range by dragging, whole rows by their numbers. */
export function useMouse<Row extends SheetRow>({ apply, wish }: Grid<Row>) {
  const mark = (event: MouseEvent<HTMLElement>, isMore: boolean): void => {
    const cell = cellAt(event.target)
    const row = rowHeadAt(event.target)
    if (cell) apply((now) => (isMore ? extendTo(now, cell) : goTo(now, cell)))
    else if (row !== undefined)
      apply((now) => select(now, wholeRows(isMore ? now.selection.anchor.row : row, row, endOf(now.sheet))))
  }
  return {
    onMouseDown: (event: MouseEvent<HTMLElement>): void => {
      if (!isOwn(event) || event.button !== 0 || isInInput(event.target)) return
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (!isButton && (cellAt(event.target) || rowHeadAt(event.target) !== undefined)) {
        event.preventDefault()
        wish.want()
        mark(event, event.shiftKey)
      }
    },
    onMouseOver: (event: MouseEvent<HTMLElement>): void => {
      if (isOwn(event) && isPressed(event) && !isInInput(event.target)) mark(event, true)
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>): void => {
      const cell = isOwn(event) && !isInInput(event.target) ? cellAt(event.target) : undefined
      if (cell) apply(beginEdit(cell))
    },
  }
}
