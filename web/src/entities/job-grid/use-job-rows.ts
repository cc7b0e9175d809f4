import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGlobalYear } from '../session/global-year.ts'
import { formatDay } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { isUntouched } from '../../ui/grid/sheet.ts'
import { useGrid } from '../../ui/grid/use-grid.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { readerOf } from './check-row.ts'
import { type GridRow, NO_CELLS, rowOf } from './grid-row.ts'
import { jobSheet } from './job-sheet.ts'
import type { RowKeeping } from './draft-rows.ts'
import { tidyRows } from './tidy-rows.ts'

const SAVE_AFTER_MS = 300

/** The first row of a new table: what is written down is mostly of today. */
export const firstRow = (): GridRow => rowOf({ ...NO_CELLS, date: formatDay(today()) })

/** Keeps the rows, at the latest when the tab is left; a table without any is forgotten. */
function useKeptRows({ keep, forget }: RowKeeping, rows: readonly GridRow[]): void {
  useEffect(() => {
    if (rows.every(isUntouched)) {
      forget()
      return undefined
    }
    const save = (): void => keep(rows)
    const timer = setTimeout(save, SAVE_AFTER_MS)
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', save)
    }
  }, [keep, forget, rows])
}

/** The rows of new jobs. What is understood is tidied with the step that wrote it. */
export function useJobRows(farm: FarmSnapshot, keeping: RowKeeping) {
  const year = useGlobalYear()
  const reader = useMemo(() => readerOf(farm, { today: today(), year }), [farm, year])
  const [saved] = useState(keeping.load)
  const tidy = useCallback(
    (rows: readonly GridRow[], known: readonly GridRow[]) => tidyRows(rows, known, { reader, makeId: newId }),
    [reader],
  )
  const grid = useGrid(jobSheet, () => saved ?? [firstRow()], tidy)
  const { rows } = grid.state
  useKeptRows(keeping, rows)
  return { grid, reader, isRestored: saved !== undefined && rows === saved }
}
