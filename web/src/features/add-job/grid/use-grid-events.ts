import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../ui/Messages.tsx'
import { tableOf } from './changes.ts'
import { VERDICT_AT } from './columns.ts'
import { type Command, commandOf } from './grid-keys.ts'
import { extendTo, goTo, redo, select, undo } from './grid-state.ts'
import {
  addRow,
  beginEdit,
  clear,
  fill,
  goDown,
  goWay,
  markAll,
  markRows,
  paste,
  type Step,
} from './grid-steps.ts'
import { readPaste } from './read-paste.ts'
import { at, boxOf, type Spot, wholeRows } from './selection.ts'
import { words } from './text.ts'
import { readTable, writeTable } from './tsv.ts'
import type { Table } from './use-table.ts'

/** What the table holds at most; the server takes as many jobs at once. */
export const MOST_ROWS = 1000

const STEPS: Readonly<Partial<Record<Command['do'], Step>>> = {
  clear,
  fillDown: fill,
  down: goDown,
  up: goWay('up'),
  insert: addRow,
  undo,
  redo,
  all: markAll,
  rows: markRows,
  collapse: (state) => select(state, at(state.selection.focus)),
}

const isOwn = ({
  target,
  currentTarget,
}: {
  target: EventTarget
  currentTarget: EventTarget & Node
}): boolean => target instanceof Node && currentTarget.contains(target)
const isInInput = (target: EventTarget): boolean => target instanceof HTMLInputElement

function spotAt(target: EventTarget): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}
function rowHeadAt(target: EventTarget): number | undefined {
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-rowhead]') : null
  return head ? Number(head.dataset['rowhead']) : undefined
}

/** A key on the verdict is one on its button. */
function pressVerdict(target: EventTarget): void {
  if (target instanceof HTMLElement) target.closest('[data-row]')?.querySelector('button')?.click()
}

export function useKeys(table: Table, wantFocus: () => void) {
  const { state, apply, save } = table
  const { focus } = state.selection
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!isOwn(event) || isInInput(event.target)) return
    const isOnVerdict = focus.column === VERDICT_AT
    if (isOnVerdict && ['Enter', ' ', 'F2'].includes(event.key) && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      return pressVerdict(event.target)
    }
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const pressed = {
      key,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
      isAltGraph: event.getModifierState('AltGraph'),
    }
    const command = commandOf(pressed, focus, state.rows.length)
    if (!command) return undefined
    event.stopPropagation()
    event.nativeEvent.stopPropagation()
    if (command.do === 'type') {
      // The key itself goes on into the input that stands there now.
      if (!isOnVerdict) flushSync(() => apply(beginEdit(focus, true)))
      return undefined
    }
    event.preventDefault()
    if (command.do === 'save') return save()
    wantFocus()
    if (command.do === 'go') return apply((now) => goTo(now, command.to))
    if (command.do === 'extend') return apply((now) => extendTo(now, command.to))
    if (command.do === 'edit') return apply(beginEdit(focus))
    const step = STEPS[command.do]
    return step && apply(step)
  }
}

const isPressed = (event: MouseEvent): boolean => (event.buttons & 1) === 1

/** Marking with the mouse: a cell, a range by dragging, whole rows by their numbers. */
export function useMouse({ apply }: Table, wantFocus: () => void) {
  const mark = (event: MouseEvent<HTMLElement>, isMore: boolean): void => {
    const spot = spotAt(event.target)
    const row = rowHeadAt(event.target)
    if (spot) apply((now) => (isMore ? extendTo(now, spot) : goTo(now, spot)))
    else if (row !== undefined)
      apply((now) => select(now, wholeRows(isMore ? now.selection.anchor.row : row, row)))
  }
  return {
    onMouseDown: (event: MouseEvent<HTMLElement>): void => {
      if (!isOwn(event) || event.button !== 0 || isInInput(event.target)) return
      const isButton = event.target instanceof Element && event.target.closest('button') !== null
      if (!isButton && (spotAt(event.target) || rowHeadAt(event.target) !== undefined)) {
        event.preventDefault()
        wantFocus()
        mark(event, event.shiftKey)
      }
    },
    onMouseOver: (event: MouseEvent<HTMLElement>): void => {
      if (isOwn(event) && isPressed(event) && !isInInput(event.target)) mark(event, true)
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>): void => {
      const spot = isOwn(event) && !isInInput(event.target) ? spotAt(event.target) : undefined
      if (spot) apply(beginEdit(spot))
    },
  }
}

/** Copying and pasting tables, as spreadsheets do. */
export function useClipboard({ state, apply }: Table, wantFocus: () => void) {
  const messages = useMessages()
  const copy = (event: ClipboardEvent<HTMLElement>): boolean => {
    if (!isOwn(event) || isInInput(event.target)) return false
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTable(tableOf(state.rows, boxOf(state.selection))))
    return true
  }
  const pasteText = (text: string): void => {
    const { top, left } = boxOf(state.selection)
    const { unknown, ...block } = readPaste(readTable(text), left === VERDICT_AT ? 0 : left)
    if (block.table.length === 0) return
    if (top + block.table.length > MOST_ROWS) return messages.error(words.tooManyRows(MOST_ROWS))
    wantFocus()
    apply(paste(block))
    if (unknown.length > 0) messages.error(words.unknownHeadings(unknown), { ms: 10_000 })
    else if (block.table.length > 1) messages.success(words.pasted(block.table.length))
  }
  return {
    onCopy: (event: ClipboardEvent<HTMLElement>): void => void copy(event),
    onCut: (event: ClipboardEvent<HTMLElement>): void => {
      if (copy(event)) apply(clear)
    },
    onPaste: (event: ClipboardEvent<HTMLElement>): void => {
      if (!isOwn(event) || isInInput(event.target)) return
      event.preventDefault()
      pasteText(event.clipboardData.getData('text/plain'))
    },
  }
}
