import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { formatDay } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { today } from '../../../lib/today.ts'
import type { Farm } from '../../../entities/farm/farm.ts'
import { readerOf } from './check-row.ts'
import { type GridState, gridOf } from './grid-state.ts'
import { type GridRow, isUntouched, NO_CELLS, rowOf } from './grid-row.ts'
import type { Step } from './grid-steps.ts'
import { forgetRows, keepRows, keptRows } from './kept-rows.ts'
import { tidyRows } from './tidy-rows.ts'

const KEEP_AFTER_MS = 300

/** The first row of a new table: what is written down is mostly of today. */
export const firstRow = (): GridRow => rowOf({ ...NO_CELLS, date: formatDay(today()) })

/** Keeps the rows, at the latest when the tab is left; a table without any is forgotten. */
function useKeepRows(account: string, rows: readonly GridRow[]): void {
  useEffect(() => {
    if (rows.every(isUntouched)) {
      forgetRows(account)
      return undefined
    }
    const keep = (): void => keepRows(account, rows)
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [account, rows])
}

/** The table, and the one way to change it: what is understood is tidied with the same step. */
export function useGrid(farm: Farm, account: string) {
  const year = useGlobalYear()
  const reader = useMemo(() => readerOf(farm, { today: today(), year }), [farm, year])
  const [kept] = useState(() => keptRows(account))
  const [state, setState] = useState<GridState>(() => gridOf(kept ?? [firstRow()]))
  const apply = useCallback(
    (step: Step): void =>
      setState((now) => {
        const next = step(now)
        if (next.rows === now.rows) return next
        return { ...next, rows: tidyRows(next.rows, now.rows, { reader, makeId: newId }) }
      }),
    [reader],
  )
  useKeepRows(account, state.rows)
  return { state, apply, reader, isRestored: kept !== undefined && state.rows === kept }
}
