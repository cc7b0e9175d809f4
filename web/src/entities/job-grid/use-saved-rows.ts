import { useEffect, useRef } from 'react'
import { change, gridOf } from '../../ui/grid/grid-state.ts'
import { isUntouched } from '../../ui/grid/sheet.ts'
import type { Grid } from '../../ui/grid/use-grid.ts'
import { type CheckedRow, checkRow } from './check-row.ts'
import type { RowKeeping } from './draft-rows.ts'
import { type GridRow, withNewIds } from './grid-row.ts'
import { jobSheet } from './job-sheet.ts'
import { firstRow, type useJobRows } from './use-job-rows.ts'

/** Tells whether the table has left the page: an answer may come after it. */
function useIsUnmounted() {
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  return isUnmounted
}

interface Needs extends Pick<ReturnType<typeof useJobRows>, 'reader'> {
  readonly grid: Grid<GridRow>
  readonly keeping: RowKeeping
}

/** The rows after a save: taken out when they are stored, restored when that is undone, renamed when they were changed since. */
export function useSavedRows({ grid: { apply }, reader, keeping }: Needs) {
  const isUnmounted = useIsUnmounted()
  return {
    removeSaved: (rows: readonly GridRow[]): void => {
      const saved = new Set(rows)
      apply((now) => {
        // A row that was changed while it was on its way is another one, and stays.
        const left = now.rows.filter((row) => !saved.has(row) && !isUntouched(row))
        return gridOf(jobSheet, left.length > 0 ? left : [firstRow()])
      })
    },
    restoreRows: (rows: readonly GridRow[]): void => {
      const back = rows.map(withNewIds)
      if (isUnmounted.current) return keeping.keep(back)
      return apply((now) => change(now, [...now.rows.filter((row) => !isUntouched(row)), ...back]))
    },
    renameRows: (rows: readonly GridRow[]): readonly CheckedRow[] => {
      const named = new Map(rows.map((row) => [row, withNewIds(row)]))
      apply((now) =>
        change(
          now,
          now.rows.map((row) => named.get(row) ?? row),
        ),
      )
      return [...named.values()].map((row) => checkRow(row, reader))
    },
  }
}
