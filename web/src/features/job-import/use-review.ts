import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FarmSnapshot } from '../../entities/farm/farm.ts'
import { type CheckedRow, checkRow, readerOf } from '../../entities/job-grid/check-row.ts'
import { type GridRow, NO_CELLS, rowOf } from '../../entities/job-grid/grid-row.ts'
import { tidyRows } from '../../entities/job-grid/tidy-rows.ts'
import { jobsOfYearQuery } from '../../entities/jobs/api.ts'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { cropNotes } from './crop-notes.ts'
import { portionOf, type RowState, statesOf, yearsOf } from './known-rows.ts'
import { renamed, unknownNames } from './names.ts'
import { rowsOf, type TableRow, withMaterials } from './row-texts.ts'
import type { ReadFile } from './read-file.ts'

/** A row of the table that is in the book. */
export interface KnownRow {
  readonly told: TableRow
  readonly row: GridRow
  readonly state: Exclude<RowState, 'new'>
}
export interface Review {
  readonly read: number
  readonly fresh: readonly GridRow[]
  /** New rows that one time does not hold: they are new again when the same file comes the next time. */
  readonly later: number
  readonly known: readonly KnownRow[]
  readonly crops: readonly string[]
}

/** The rows of a table, and the names in them that the farm does not have. */
export function useTableRows({ tables, sheet, header, columns }: ReadFile, farm: FarmSnapshot, year: number) {
  const reader = useMemo(() => readerOf(farm, { today: today(), year }), [farm, year])
  const rows = useMemo(() => {
    const lines = (tables.sheets[sheet]?.lines ?? []).slice(header.at < 0 ? 0 : header.at + header.count)
    return rowsOf({ columns, lines })
  }, [tables, sheet, header, columns])
  const unknown = useMemo(() => unknownNames(rows, reader.names), [rows, reader])
  return { reader, rows, unknown }
}

/** The rows as the sheet of jobs has them, laid beside the book; undefined while that is read. */
export function useReview(file: ReadFile, farm: FarmSnapshot, year: number) {
  const { reader, rows, unknown } = useTableRows(file, farm, year)
  const { meanings } = file
  const checked = useMemo((): readonly CheckedRow[] => {
    const typed = rows.map((row): GridRow => ({
      ...rowOf(NO_CELLS),
      cells: withMaterials(renamed(row, meanings, reader.names)),
    }))
    return tidyRows(typed, [], { reader, makeId: newId }).map((row) => checkRow(row, reader))
  }, [rows, meanings, reader])
  const years = useMemo(() => yearsOf(checked), [checked])
  const { jobs, hasFailed, reload } = useQueries({
    queries: years.map(jobsOfYearQuery),
    combine: (results) => ({
      hasFailed: results.some(({ isError }) => isError),
      reload: () => results.forEach(({ refetch }) => void refetch()),
      jobs: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => data ?? [])
        : undefined,
    }),
  })
  const review = useMemo((): Review | undefined => {
    if (jobs === undefined) return undefined
    const states = statesOf(checked, { farm, jobs })
    const known = checked.flatMap(({ row }, index): KnownRow[] => {
      const [state, told] = [states[index], rows[index]]
      return told && (state === 'same' || state === 'alike') ? [{ told, row, state }] : []
    })
    const all = checked.filter((_, index) => states[index] === 'new').map(({ row }) => row)
    const { now: fresh, later } = portionOf(all)
    return { read: rows.length, fresh, later, known, crops: cropNotes(checked, rows) }
  }, [checked, jobs, farm, rows])
  return { review, unknown, hasFailed, reload }
}
