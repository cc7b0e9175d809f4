import { useCallback, useState } from 'react'
import { type FocusWish, useFocusWish } from '../roving-focus.ts'
import { type GridState, gridOf, type Step } from './grid-state.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/** A sheet, the one way to change it, and the wish to have the focus on it. */
export interface Grid<Row extends SheetRow> {
  readonly state: GridState<Row>
  readonly apply: (step: Step<Row>) => void
  readonly wish: FocusWish
}

/** `tidy` is asked for the rows after each change, with those from before it: what comes of it belongs to the same step. */
export function useGrid<Row extends SheetRow>(
  sheet: Sheet<Row>,
  begin: () => readonly Row[],
  tidy: (rows: readonly Row[], known: readonly Row[]) => readonly Row[],
): Grid<Row> {
  const [state, setState] = useState(() => gridOf(sheet, begin()))
  const wish = useFocusWish()
  const apply = useCallback(
    (step: Step<Row>): void =>
      setState((now) => {
        const next = step(now)
        return next.rows === now.rows ? next : { ...next, rows: tidy(next.rows, now.rows) }
      }),
    [tidy],
  )
  return { state, apply, wish }
}
