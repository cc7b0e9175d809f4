/** Where in a sheet something happened. */
import type { CellRef } from './selection.ts'

interface Happening {
  readonly target: EventTarget
  readonly currentTarget: EventTarget & Node
}

/** Whether it happened in the sheet, not in what opens over it. */
export const isOwn = ({ target, currentTarget }: Happening): boolean =>
  target instanceof Node && currentTarget.contains(target)
export const isInInput = (target: EventTarget): boolean => target instanceof HTMLInputElement

export function cellAt(target: EventTarget): CellRef | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}
export function rowHeadAt(target: EventTarget): number | undefined {
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-rowhead]') : null
  return head ? Number(head.dataset['rowhead']) : undefined
}

/** A key on the last cell of a row is one on its button. */
export function pressEnd(target: EventTarget): void {
  if (target instanceof HTMLElement) target.closest('[data-row]')?.querySelector('button')?.click()
}
