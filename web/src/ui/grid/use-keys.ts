import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isInInput, isOwn, pressEnd } from './event-places.ts'
import { type Command, commandOf, type Key } from './grid-keys.ts'
import { extendTo, goTo, redo, select, sizeOf, type Step, undo } from './grid-state.ts'
import { addRow, beginEdit, clear, fill, goDown, move, markAll, markRows } from './grid-steps.ts'
import { at } from './selection.ts'
import { endOf, type SheetRow } from './sheet.ts'
import type { Grid } from './use-grid.ts'

function stepOf<Row extends SheetRow>(command: Command): Step<Row> | undefined {
  if (command.do === 'go') return (state) => goTo(state, command.to)
  if (command.do === 'extend') return (state) => extendTo(state, command.to)
  if (command.do === 'edit') return (state) => beginEdit<Row>(state.selection.focus)(state)
  if (command.do === 'collapse') return (state) => select(state, at(state.selection.focus))
  if (command.do === 'type' || command.do === 'save') return undefined
  const steps = {
    clear,
    fillDown: fill,
    down: goDown,
    up: move<Row>('up'),
    insert: addRow,
    undo,
    redo,
    all: markAll,
    rows: markRows,
  }
  return steps[command.do]
}

const PRESSING: readonly string[] = ['Enter', ' ', 'F2']

const keyOf = (event: KeyboardEvent): Key => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  return { key, ctrlKey, metaKey, shiftKey, altKey, isAltGraph: event.getModifierState('AltGraph') }
}

/** The keys of a spreadsheet. */
export function useKeys<Row extends SheetRow>({ state, apply, wish }: Grid<Row>, onSave: () => void) {
  const { focus } = state.selection
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!isOwn(event) || isInInput(event.target)) return
    const isOnEnd = focus.column === endOf(state.sheet)
    if (isOnEnd && PRESSING.includes(event.key) && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      return pressEnd(event.target)
    }
    const command = commandOf(keyOf(event), focus, sizeOf(state))
    if (!command) return
    event.stopPropagation()
    event.nativeEvent.stopPropagation()
    if (command.do === 'type') {
      // The key itself goes on into the input that stands there now.
      if (!isOnEnd) flushSync(() => apply(beginEdit(focus, true)))
      return
    }
    event.preventDefault()
    if (command.do === 'save') return onSave()
    wish.want()
    const step = stepOf<Row>(command)
    if (step) apply(step)
  }
}
