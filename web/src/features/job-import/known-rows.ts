/** Rows of a table beside the jobs of the book. */
import { MAX_IMPORT_ROWS } from '@vagu/core/job-import/schema'
import { KnownJobs } from '@vagu/core/jobs/same-job'
import type { Job } from '@vagu/core/jobs/schema'
import { isDay } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { draftInputsOf } from '../../entities/job-form/model/build-drafts.ts'
import type { CheckedRow } from '../../entities/job-grid/check-row.ts'
import type { FarmSnapshot } from '../../entities/farm/farm.ts'

/** New rows go into the sheet; the others are in the book, the same or with other areas, amounts or end. */
export type RowState = 'new' | 'same' | 'alike'

/** Crop years of rows and those beside them: seasons of fields begin on days of their own. */
export const yearsOf = (rows: readonly CheckedRow[]): number[] => {
  const years = rows.flatMap(({ read: { date, plannedYear } }) => {
    if (plannedYear !== null) return [plannedYear]
    const year = date !== null && isDay(date) ? cropYearOf(date) : undefined
    return year === undefined ? [] : [year - 1, year, year + 1]
  })
  return [...new Set(years)].toSorted((a, b) => a - b)
}

/** How each row stands beside the book; one of several fields is there when all of its jobs are. */
export function statesOf(
  rows: readonly CheckedRow[],
  { farm, jobs }: { readonly farm: FarmSnapshot; readonly jobs: readonly Job[] },
): RowState[] {
  const book = new KnownJobs(jobs)
  return rows.map((row) => {
    if (row.errors.size > 0) return 'new'
    const known = draftInputsOf(row.form, row.fields, farm).map(({ area, date, ...draft }) =>
      area === null || date === null ? undefined : book.take({ ...draft, area, date }),
    )
    if (known.length === 0 || known.includes(undefined)) return 'new'
    return known.every((each) => each?.isSame) ? 'same' : 'alike'
  })
}

/** New rows that are looked over at one time, in the order of the table, and how many are left for the next time. */
export const portionOf = <T>(
  fresh: readonly T[],
): { readonly now: readonly T[]; readonly later: number } => ({
  now: fresh.slice(0, MAX_IMPORT_ROWS),
  later: Math.max(0, fresh.length - MAX_IMPORT_ROWS),
})
