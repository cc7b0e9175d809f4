/** The table as it stands: rows, what is marked, which cell is written in, and the way back. */
import type { GridRow } from './grid-row.ts'
import { at, clip, type Selection, type Spot, within } from './selection.ts'

type Rows = readonly GridRow[]
interface Moment {
  readonly rows: Rows
  readonly selection: Selection
}
export interface Editing {
  readonly spot: Spot
  /** What the input begins with. */
  readonly text: string
  /** Typing over a cell: what stood there is gone unless Escape brings it back. */
  readonly isTypedOver: boolean
}
export interface GridState extends Moment {
  readonly editing: Editing | null
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
}

/** How many changes can be taken back. */
export const MOST_STEPS = 100

export const gridOf = (rows: Rows): GridState => ({
  rows,
  selection: at({ row: 0, column: 0 }),
  editing: null,
  past: [],
  future: [],
})

/** Other rows; what was before can be brought back. */
export function change(state: GridState, rows: Rows, selection: Selection = state.selection): GridState {
  const placed = clip(selection, rows.length)
  const isSame = rows.length === state.rows.length && rows.every((row, index) => row === state.rows[index])
  if (isSame) return { ...state, selection: placed }
  const past = [...state.past, { rows: state.rows, selection: state.selection }].slice(-MOST_STEPS)
  return { rows, selection: placed, editing: null, past, future: [] }
}

/** Several changes that were one thing to the farmer are taken back as one. */
export function asOneStep(before: GridState, after: GridState): GridState {
  if (after.past.length <= before.past.length + 1 && before.past.length < MOST_STEPS) return after
  if (after.rows === before.rows) return after
  const { rows, selection } = before
  return { ...after, past: [...before.past, { rows, selection }].slice(-MOST_STEPS) }
}

export function undo(state: GridState): GridState {
  const before = state.past.at(-1)
  if (!before) return state
  const { rows, selection } = state
  const future = [{ rows, selection }, ...state.future]
  return { ...before, editing: null, past: state.past.slice(0, -1), future }
}

export function redo(state: GridState): GridState {
  const [next, ...future] = state.future
  if (!next) return state
  const { rows, selection } = state
  return { ...next, editing: null, past: [...state.past, { rows, selection }], future }
}

export const select = (state: GridState, selection: Selection): GridState => ({
  ...state,
  selection: clip(selection, state.rows.length),
})
export const goTo = (state: GridState, spot: Spot): GridState =>
  select(state, at(within(spot, state.rows.length)))
export const extendTo = (state: GridState, focus: Spot): GridState =>
  select(state, { anchor: state.selection.anchor, focus })

export const edit = (state: GridState, editing: Editing): GridState => ({
  ...state,
  selection: at(editing.spot),
  editing,
})
export const stopEditing = (state: GridState): GridState =>
  state.editing ? { ...state, editing: null } : state

/** Saved rows are gone for good: no step back brings them again as new ones. */
export const begunAnew = (rows: Rows): GridState => gridOf(rows)

export const spotOf = (rows: Rows, id: string, column: number): Spot | undefined => {
  const row = rows.findIndex((each) => each.id === id)
  return row < 0 ? undefined : { row, column }
}
