import { useMemo, useState } from 'react'
import { goTo, cellOf } from '../../ui/grid/grid-state.ts'
import { isUntouched } from '../../ui/grid/sheet.ts'
import type { Grid } from '../../ui/grid/use-grid.ts'
import type { RowErrors } from './batch.ts'
import { type CheckedRow, isValidRow } from './check-row.ts'
import { COLUMNS, placeOf, VERDICT_AT } from './columns.ts'
import type { GridRow } from './grid-row.ts'
import { shownRow, type ShownRow } from './row-state.ts'

const NO_REFUSALS: ReadonlyMap<GridRow, RowErrors> = new Map()

/** The first wrong cell of a row; what needs the form is at its verdict. */
const wrongColumn = ({ errors }: Pick<ShownRow, 'errors'>): number => {
  const column = COLUMNS.find((each) => errors.has(each))
  return column ? placeOf(column) : VERDICT_AT
}

/** Errors of the rows, shown from the first try to save on, and the way to the first of them. */
export function useWrongRows({ apply, wish }: Grid<GridRow>, all: readonly CheckedRow[]) {
  const [isTried, setIsTried] = useState(false)
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const leadTo = (row: GridRow, column: number): void => {
    apply((now) => {
      const cell = cellOf(now.rows, row.id, column)
      return cell ? goTo(now, cell) : now
    })
    wish.want()
  }
  const showRefused = (refused: ReadonlyMap<string, RowErrors>): void => {
    const refusedJobs = all.flatMap(({ row }) => {
      const errors = isUntouched(row) ? undefined : refused.get(row.id)
      return errors ? [[row, errors] as const] : []
    })
    setRefusals(new Map(refusedJobs))
    const [first] = refusedJobs
    if (first) leadTo(first[0], wrongColumn(first[1]))
  }
  const showWrong = (refused?: ReadonlyMap<string, RowErrors>): void => {
    setIsTried(true)
    if (refused) return showRefused(refused)
    const wrong = all.find((checked) => !isUntouched(checked.row) && !isValidRow(checked))
    if (wrong) leadTo(wrong.row, wrongColumn(wrong))
    return undefined
  }
  const shown = useMemo(
    () => all.map((checked) => shownRow(checked, isTried, refusals.get(checked.row))),
    [all, isTried, refusals],
  )
  return { shown, showWrong, forgetTry: () => setIsTried(false) }
}
