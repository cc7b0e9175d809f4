/** What the farmer does in the table, each as a step from the table before to the table after. */
import {
  fillBox,
  fillDown,
  clearBox,
  insertBelow,
  leaveOut,
  pasteBlock,
  removeRows,
  writeCells,
} from './changes.ts'
import type { Block, Edit } from './changes.ts'
import { columnAt, placeOf, VERDICT_AT } from './columns.ts'
import type { FarmNames } from './farm-names.ts'
import { asOneStep, change, edit, type GridState, goTo } from './grid-state.ts'
import { isUntouched, textAt } from './grid-row.ts'
import { at, boxOf, isRange, type Spot, spotAfterTab, wholeRows } from './selection.ts'
import { offerAmount } from './usual-amount.ts'
import type { Farm } from '../../../entities/farm/farm.ts'

export type Step = (state: GridState) => GridState
export type Way = 'down' | 'up' | 'right' | 'left' | 'new' | 'stay'

/** Down from the last row begins a new one, unless that one is still empty. */
export const goDown: Step = (state) => {
  const { row, column } = state.selection.focus
  const isLast = row === state.rows.length - 1
  const last = state.rows[row]
  if (!isLast || !last || isUntouched(last)) return goTo(state, { row: row + 1, column })
  return change(state, insertBelow(state.rows, row), at({ row: row + 1, column }))
}

export const addRow: Step = (state) => {
  const { row } = state.selection.focus
  return change(state, insertBelow(state.rows, row), at({ row: row + 1, column: placeOf('fields') }))
}

const ways: Readonly<Record<Way, Step>> = {
  down: goDown,
  up: (state) => goTo(state, { ...state.selection.focus, row: state.selection.focus.row - 1 }),
  right: (state) =>
    goTo(state, spotAfterTab(state.selection.focus, state.rows.length, false) ?? state.selection.focus),
  left: (state) =>
    goTo(state, spotAfterTab(state.selection.focus, state.rows.length, true) ?? state.selection.focus),
  new: addRow,
  stay: (state) => state,
}
export const goWay = (way: Way): Step => ways[way]

interface Lookup {
  readonly names: FarmNames
  readonly farm: Farm
}

/** Writes what was typed; a material brings its usual amount along. */
export const write =
  ({ row, column, text }: Edit, { names, farm }: Lookup): Step =>
  (state) => {
    const before = state.rows[row]
    const written = writeCells(state.rows, [{ row, column, text }])
    const after = written[row]
    if (!before || !after || after === before) return { ...state, editing: null }
    const found = columnAt(column) === 'material' ? names.find.material(text) : undefined
    const id = found?.is === 'one' ? found.named.id : undefined
    const offered = offerAmount(
      after,
      farm.requisites.find(({ _id }) => _id === id),
    )
    return change(state, written.with(row, offered))
  }

/** The next place is looked for in the table that is left when the row was written. */
export const writeAndGo =
  (written: Edit, way: Way, lookup: Lookup): Step =>
  (state) =>
    asOneStep(state, goWay(way)({ ...write(written, lookup)(state), editing: null }))

export const beginEdit =
  (spot: Spot, isTypedOver = false): Step =>
  (state) => {
    const row = state.rows[spot.row]
    const column = columnAt(spot.column)
    if (!row || !column) return state
    return edit(state, { spot, text: isTypedOver ? '' : textAt(row, column), isTypedOver })
  }

export const clear: Step = (state) => change(state, clearBox(state.rows, boxOf(state.selection)))
export const fill: Step = (state) => change(state, fillDown(state.rows, boxOf(state.selection)))

export const remove: Step = (state) => {
  const box = boxOf(state.selection)
  const { column } = state.selection.focus
  return change(state, removeRows(state.rows, box), at({ row: box.top, column }))
}
export const take =
  (ids: ReadonlySet<string>): Step =>
  (state) =>
    change(state, leaveOut(state.rows, ids))

const isOneCell = ({ columns, table }: Block): boolean => columns.length === 1 && table.length === 1

/** One cell goes into all that is marked; more go from where one stands, and are marked afterwards. */
export const paste =
  (block: Block): Step =>
  (state) => {
    const box = boxOf(state.selection)
    const [only = ''] = block.table[0] ?? []
    if (isOneCell(block) && isRange(state.selection)) return change(state, fillBox(state.rows, box, only))
    const rows = pasteBlock(state.rows, box.top, block)
    const places = block.columns.flatMap((column) => (column ? [placeOf(column)] : []))
    const bottom = box.top + block.table.length - 1
    return change(state, rows, {
      anchor: { row: box.top, column: Math.min(VERDICT_AT, ...places) },
      focus: { row: bottom, column: Math.max(0, ...places) },
    })
  }

export const markRows: Step = (state) => {
  const { top, bottom } = boxOf(state.selection)
  return { ...state, selection: wholeRows(top, bottom) }
}
export const markAll: Step = (state) => ({ ...state, selection: wholeRows(0, state.rows.length - 1) })
