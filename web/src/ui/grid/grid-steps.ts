/** Steps of a sheet, each from the state before to the state after. */
import {
  type Block,
  clearBox,
  type Edit,
  fillBox,
  fillDown,
  insertBelow,
  withoutRows,
  pasteBlock,
  removeRows,
  writeCells,
} from './changes.ts'
import { asOneStep, change, edit, type GridState, goTo, sizeOf, type Step } from './grid-state.ts'
import { at, boxOf, isRange, type CellRef, cellAfterTab, wholeRows } from './selection.ts'
import { endOf, isUntouched, type SheetRow, textAt } from './sheet.ts'

export type Direction = 'down' | 'up' | 'right' | 'left' | 'new' | 'stay'
type State<Row extends SheetRow> = GridState<Row>

/** Down from the last row begins a new one, unless that one is still empty. */
export function goDown<Row extends SheetRow>(state: State<Row>): State<Row> {
  const { row, column } = state.selection.focus
  const isLast = row === state.rows.length - 1
  const last = state.rows[row]
  if (!isLast || !last || isUntouched(last)) return goTo(state, { row: row + 1, column })
  return change(state, insertBelow(state, row), at({ row: row + 1, column }))
}

export function addRow<Row extends SheetRow>(state: State<Row>): State<Row> {
  const { row } = state.selection.focus
  const column = state.sheet.columns.indexOf(state.sheet.firstToFill)
  return change(state, insertBelow(state, row), at({ row: row + 1, column }))
}

const goAlong = <Row extends SheetRow>(state: State<Row>, isBack: boolean): State<Row> =>
  goTo(state, cellAfterTab(state.selection.focus, sizeOf(state), isBack) ?? state.selection.focus)

export function move<Row extends SheetRow>(direction: Direction): Step<Row> {
  const moves: Readonly<Record<Direction, Step<Row>>> = {
    down: goDown,
    up: (state) => goTo(state, { ...state.selection.focus, row: state.selection.focus.row - 1 }),
    right: (state) => goAlong(state, false),
    left: (state) => goAlong(state, true),
    new: addRow,
    stay: (state) => state,
  }
  return moves[direction]
}

/** Further changes of a row with the text that was written into one of its columns. */
export type Alongside<Row extends SheetRow> = (row: Row, column: string) => Row

export const write =
  <Row extends SheetRow>(written: Edit, alongside: Alongside<Row> = (row) => row): Step<Row> =>
  (state) => {
    const before = state.rows[written.row]
    const rows = writeCells(state, [written])
    const after = rows[written.row]
    if (!before || !after || after === before) return { ...state, editing: null }
    return change(state, rows.with(written.row, alongside(after, state.sheet.columns[written.column] ?? '')))
  }

/** The next place is looked for in the sheet that is left when the row was written. */
export const writeAndGo =
  <Row extends SheetRow>(written: Edit, direction: Direction, alongside?: Alongside<Row>): Step<Row> =>
  (state) =>
    asOneStep(state, move<Row>(direction)({ ...write(written, alongside)(state), editing: null }))

export const beginEdit =
  <Row extends SheetRow>(cell: CellRef, isTypedOver = false): Step<Row> =>
  (state) => {
    const row = state.rows[cell.row]
    const column = state.sheet.columns[cell.column]
    if (!row || column === undefined) return state
    return edit(state, { cell, text: isTypedOver ? '' : textAt(row, column), isTypedOver })
  }

export const clear = <Row extends SheetRow>(state: State<Row>): State<Row> =>
  change(state, clearBox(state, boxOf(state.selection)))
export const fill = <Row extends SheetRow>(state: State<Row>): State<Row> =>
  change(state, fillDown(state, boxOf(state.selection)))

export function remove<Row extends SheetRow>(state: State<Row>): State<Row> {
  const box = boxOf(state.selection)
  const { column } = state.selection.focus
  return change(state, removeRows(state, box), at({ row: box.top, column }))
}
export const take =
  <Row extends SheetRow>(ids: ReadonlySet<string>): Step<Row> =>
  (state) =>
    change(state, withoutRows(state, ids))

const isOneCell = ({ columns, table }: Block): boolean => columns.length === 1 && table.length === 1

/** One cell goes into all that is marked; more go from where one stands, and are marked afterwards. */
export const paste =
  <Row extends SheetRow>(block: Block): Step<Row> =>
  (state) => {
    const box = boxOf(state.selection)
    const [only = ''] = block.table[0] ?? []
    if (isOneCell(block) && isRange(state.selection)) return change(state, fillBox(state, box, only))
    const rows = pasteBlock(state, box.top, block)
    const places = block.columns.flatMap((column) =>
      column === undefined ? [] : [state.sheet.columns.indexOf(column)],
    )
    const bottom = box.top + block.table.length - 1
    return change(state, rows, {
      anchor: { row: box.top, column: Math.min(endOf(state.sheet), ...places) },
      focus: { row: bottom, column: Math.max(0, ...places) },
    })
  }

const markBetween = <Row extends SheetRow>(state: State<Row>, top: number, bottom: number): State<Row> => ({
  ...state,
  selection: wholeRows(top, bottom, endOf(state.sheet)),
})
export function markRows<Row extends SheetRow>(state: State<Row>): State<Row> {
  const { top, bottom } = boxOf(state.selection)
  return markBetween(state, top, bottom)
}
export const markAll = <Row extends SheetRow>(state: State<Row>): State<Row> =>
  markBetween(state, 0, state.rows.length - 1)
