import { describe, expect, it } from 'vitest'
import { commandOf, type Key } from './grid-keys.ts'
import { boxOf, clip, cellAfterTab } from './selection.ts'

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isAltGraph: false,
  ...held,
})
const END = 12
const CTRL = { ctrlKey: true }
const here = { row: 1, column: 4 }
const command = (name: string, held: Partial<Key> = {}, rows = 3) =>
  commandOf(key(name, held), here, { rows, end: END })

describe('keys on a cell', () => {
  it.each([
    ['ArrowDown', {}, { do: 'go', to: { row: 2, column: 4 } }],
    ['ArrowUp', { shiftKey: true }, { do: 'extend', to: { row: 0, column: 4 } }],
    ['ArrowRight', CTRL, { do: 'go', to: { row: 1, column: END } }],
    ['End', CTRL, { do: 'go', to: { row: 2, column: END } }],
    ['PageDown', {}, { do: 'go', to: { row: 2, column: 4 } }],
    ['Tab', { shiftKey: true }, { do: 'go', to: { row: 1, column: 3 } }],
    ['Enter', {}, { do: 'down' }],
    ['Enter', { shiftKey: true }, { do: 'up' }],
    ['Enter', CTRL, { do: 'insert' }],
    ['d', CTRL, { do: 'fillDown' }],
    ['d', { metaKey: true }, { do: 'fillDown' }],
    ['z', CTRL, { do: 'undo' }],
    ['Z', { ...CTRL, shiftKey: true }, { do: 'redo' }],
    ['õ', {}, { do: 'type' }],
    ['Dead', {}, { do: 'type' }],
    ['@', { ...CTRL, altKey: true, isAltGraph: true }, { do: 'type' }],
    [' ', { shiftKey: true }, { do: 'rows' }],
    ['Backspace', {}, { do: 'clear' }],
  ])('%s', (name, held, expected) => expect(command(name, held)).toEqual(expected))

  it.each([
    ['c', CTRL],
    ['v', CTRL],
    ['F5', {}],
    ['d', { altKey: true }],
    ['Shift', { shiftKey: true }],
  ])('%s is the browser’s', (name, held) => expect(command(name, held)).toBeUndefined())
})

it('leaves the table with Tab behind its last cell and before its first', () => {
  expect(cellAfterTab({ row: 1, column: END }, { rows: 2, end: END }, false)).toBeUndefined()
  expect(cellAfterTab({ row: 0, column: 0 }, { rows: 2, end: END }, true)).toBeUndefined()
  expect(cellAfterTab({ row: 0, column: END }, { rows: 2, end: END }, false)).toEqual({ row: 1, column: 0 })
})

it('marks from the anchor to where one stands, whichever is first', () => {
  expect(boxOf({ anchor: { row: 3, column: 5 }, focus: { row: 1, column: 7 } })).toEqual({
    top: 1,
    bottom: 3,
    left: 5,
    right: 7,
  })
  expect(
    clip({ anchor: { row: 9, column: 0 }, focus: { row: 0, column: 99 } }, { rows: 2, end: END }),
  ).toEqual({
    anchor: { row: 1, column: 0 },
    focus: { row: 0, column: END },
  })
})
