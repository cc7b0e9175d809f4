import { inFieldOrder } from '@vagu/core/fields/order'
import type { Job } from '@vagu/core/jobs/schema'
import type { Field } from '@vagu/core/fields/schema'
import { useMemo } from 'react'
import { useFieldGroups } from '../../entities/field-groups/use-field-groups.ts'
import { useStatus } from '../../entities/use-status.ts'
import type { Column, Sorting } from '../../ui/data-table-columns.ts'
import { useDataTable } from '../../ui/table/use-data-table.ts'
import { ALL_COLUMNS, type ColumnId } from './column-choice.ts'
import { type JobsFilter, filterJobs } from './filter-jobs.ts'
import { labelsOf } from './filter-options.ts'
import { keyOfJob, type JobRow, jobRows } from './job-row.ts'

const NEWEST_FIRST: Sorting = { id: 'date', desc: true }
const COLUMNS: readonly Column<JobRow>[] = ALL_COLUMNS

interface Sources {
  readonly jobs: readonly Job[]
  readonly fields: readonly Field[]
  readonly year: number
  readonly filter: JobsFilter
  /** Shown columns, in their order. */
  readonly columns: readonly ColumnId[]
}

/** The jobs of a year as they are seen: with fields, crops and warnings, filtered and in order. */
export function useFilteredJobs({ jobs, fields, year, filter, columns: shown }: Sources) {
  const status = useStatus()
  const { groups } = useFieldGroups()
  const all = useMemo(() => {
    const warnings = [...(status.data?.warnings ?? []), ...(status.data?.whatIfWarnings ?? [])]
    return jobRows({ jobs, fields, warnings, groups, year })
  }, [jobs, fields, status.data, groups, year])
  const labels = useMemo(() => labelsOf(all, fields.toSorted(inFieldOrder(year))), [all, fields, year])
  // Sorted before it is sieved: typing into the search sorts nothing.
  const { rows, columns, sorting, onSort } = useDataTable({
    rows: all,
    columns: COLUMNS,
    keyOf: keyOfJob,
    initialSort: NEWEST_FIRST,
    shown,
  })
  const result = useMemo(() => filterJobs(rows, filter), [rows, filter])
  return { all, labels, ...result, columns, sorting, onSort, hasNoWarnings: status.isError }
}
