/** The sheet as it stands: rows, what is marked, which cell is written in, and the way back. */
import { at, clip, type Selection, type Size, type CellRef, within } from './selection.ts'
import { endOf, type Sheet, type SheetRow } from './sheet.ts'

interface Moment<Row extends SheetRow> {
  readonly rows: readonly Row[]
  readonly selection: Selection
}
export interface Editing {
  readonly cell: CellRef
  /** Initial text of the input. */
  readonly text: string
  /** Typing over a cell: what stood there is gone unless Escape brings it back. */
  readonly isTypedOver: boolean
}
export interface GridState<Row extends SheetRow> extends Moment<Row> {
  readonly sheet: Sheet<Row>
  readonly editing: Editing | null
  readonly past: readonly Moment<Row>[]
  readonly future: readonly Moment<Row>[]
}
/** Step of a sheet, from the state before to the state after. */
export type Step<Row extends SheetRow> = (state: GridState<Row>) => GridState<Row>

/** How many changes can be taken back. */
export const MAX_STEPS = 100

/** A sheet without a way back: a new one, or what is left when rows were saved. */
export const gridOf = <Row extends SheetRow>(sheet: Sheet<Row>, rows: readonly Row[]): GridState<Row> => ({
  sheet,
  rows,
  selection: at({ row: 0, column: 0 }),
  editing: null,
  past: [],
  future: [],
})

export const sizeOf = <Row extends SheetRow>({
  sheet,
  rows,
}: Pick<GridState<Row>, 'sheet' | 'rows'>): Size => ({
  rows: rows.length,
  end: endOf(sheet),
})

/** Other rows; what was before can be brought back. */
export function change<Row extends SheetRow>(
  state: GridState<Row>,
  rows: readonly Row[],
  selection: Selection = state.selection,
): GridState<Row> {
  const { sheet } = state
  const placed = clip(selection, sizeOf({ sheet, rows }))
  const isSame = rows.length === state.rows.length && rows.every((row, index) => row === state.rows[index])
  if (isSame) return { ...state, selection: placed }
  const past = [...state.past, { rows: state.rows, selection: state.selection }].slice(-MAX_STEPS)
  return { sheet, rows, selection: placed, editing: null, past, future: [] }
}

/** Several changes that were one thing to who made them are taken back as one. */
export function asOneStep<Row extends SheetRow>(
  before: GridState<Row>,
  after: GridState<Row>,
): GridState<Row> {
  if (after.past.length <= before.past.length + 1 && before.past.length < MAX_STEPS) return after
  if (after.rows === before.rows) return after
  const { rows, selection } = before
  return { ...after, past: [...before.past, { rows, selection }].slice(-MAX_STEPS) }
}

export function undo<Row extends SheetRow>(state: GridState<Row>): GridState<Row> {
  const before = state.past.at(-1)
  if (!before) return state
  const { sheet, rows, selection } = state
  const future = [{ rows, selection }, ...state.future]
  return { ...before, sheet, editing: null, past: state.past.slice(0, -1), future }
}

export function redo<Row extends SheetRow>(state: GridState<Row>): GridState<Row> {
  const [next, ...future] = state.future
  if (!next) return state
  const { sheet, rows, selection } = state
  return { ...next, sheet, editing: null, past: [...state.past, { rows, selection }], future }
}

export const select = <Row extends SheetRow>(
  state: GridState<Row>,
  selection: Selection,
): GridState<Row> => ({
  ...state,
  selection: clip(selection, sizeOf(state)),
})
export const goTo = <Row extends SheetRow>(state: GridState<Row>, cell: CellRef): GridState<Row> =>
  select(state, at(within(cell, sizeOf(state))))
export const extendTo = <Row extends SheetRow>(state: GridState<Row>, focus: CellRef): GridState<Row> =>
  select(state, { anchor: state.selection.anchor, focus })

export const edit = <Row extends SheetRow>(state: GridState<Row>, editing: Editing): GridState<Row> => ({
  ...state,
  selection: at(editing.cell),
  editing,
})
export const stopEditing = <Row extends SheetRow>(state: GridState<Row>): GridState<Row> =>
  state.editing ? { ...state, editing: null } : state

export const cellOf = (rows: readonly SheetRow[], id: string, column: number): CellRef | undefined => {
  const row = rows.findIndex((each) => each.id === id)
  return row < 0 ? undefined : { row, column }
}
