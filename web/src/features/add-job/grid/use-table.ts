import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { change, goTo, gridOf, cellOf } from '../../../ui/grid/grid-state.ts'
import { isUntouched } from '../../../ui/grid/sheet.ts'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import type { RowErrors } from './batch.ts'
import { type CheckedRow, checkRow, isValidRow } from './check-row.ts'
import { COLUMNS, placeOf, VERDICT_AT } from './columns.ts'
import { type GridRow, withNewIds } from './grid-row.ts'
import { jobSheet } from './job-sheet.ts'
import { saveDraftRows } from './draft-rows.ts'
import { shownRow, type ShownRow } from './row-state.ts'
import { firstRow, useJobRows } from './use-job-rows.ts'
import { useRowVerdicts } from './use-row-verdicts.ts'
import { useSaveRows } from './use-save-rows.ts'

const NO_REFUSALS: ReadonlyMap<GridRow, RowErrors> = new Map()

/** The first wrong cell of a row; what needs the form is at its verdict. */
const wrongColumn = ({ errors }: Pick<ShownRow, 'errors'>): number => {
  const column = COLUMNS.find((each) => errors.has(each))
  return column ? placeOf(column) : VERDICT_AT
}

/** The rows checked, judged and saved. */
export function useTable(farm: FarmSnapshot, account: string) {
  const { grid, reader, isRestored } = useJobRows(farm, account)
  const { state, apply, wish } = grid
  const [isTried, setIsTried] = useState(false)
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const all = useMemo(() => state.rows.map((row) => checkRow(row, reader)), [state.rows, reader])
  const jobs = useMemo(() => all.filter(({ row }) => !isUntouched(row)), [all])
  const judged = useDeferredValue(jobs)
  const verdicts = useRowVerdicts(
    useMemo(() => judged.filter(({ errors }) => errors.size === 0), [judged]),
    farm,
  )
  const leadTo = (row: GridRow, column: number): void => {
    apply((now) => {
      const cell = cellOf(now.rows, row.id, column)
      return cell ? goTo(now, cell) : now
    })
    wish.want()
  }
  const showWrong = (refused?: ReadonlyMap<string, RowErrors>): void => {
    setIsTried(true)
    if (refused) {
      const refusedJobs = jobs.flatMap(({ row }) => {
        const errors = refused.get(row.id)
        return errors ? [[row, errors] as const] : []
      })
      setRefusals(new Map(refusedJobs))
      const [first] = refusedJobs
      if (first) leadTo(first[0], wrongColumn(first[1]))
      return
    }
    const wrong = jobs.find((job) => !isValidRow(job))
    if (wrong) leadTo(wrong.row, wrongColumn(wrong))
  }
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  const restoreRows = (rows: readonly GridRow[]): void => {
    const back = rows.map(withNewIds)
    if (isUnmounted.current) return saveDraftRows(account, back)
    return apply((now) => change(now, [...now.rows.filter((row) => !isUntouched(row)), ...back]))
  }
  const rename = (rows: readonly GridRow[]): readonly CheckedRow[] => {
    const named = new Map(rows.map((row) => [row, withNewIds(row)]))
    apply((now) =>
      change(
        now,
        now.rows.map((row) => named.get(row) ?? row),
      ),
    )
    return [...named.values()].map((row) => checkRow(row, reader))
  }
  const shown = useMemo(
    () => all.map((checked) => shownRow(checked, isTried, refusals.get(checked.row))),
    [all, isTried, refusals],
  )
  const saving = useSaveRows({
    farm,
    onWrong: showWrong,
    onSaved: (rows) => {
      const saved = new Set(rows)
      apply((now) => {
        // A row that was changed while it was on its way is another one, and stays.
        const left = now.rows.filter((row) => !saved.has(row) && !isUntouched(row))
        return gridOf(jobSheet, left.length > 0 ? left : [firstRow()])
      })
      setIsTried(false)
    },
    onUndone: restoreRows,
    onRenamed: rename,
  })
  return {
    grid,
    reader,
    isRestored,
    all,
    jobs,
    verdicts,
    isSaving: saving.isSaving,
    save: () => saving.save(jobs),
    /** State of each row, in their order. */
    shown,
  }
}
export type Table = ReturnType<typeof useTable>
