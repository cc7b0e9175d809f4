import type { JobEvent } from '@vagu/core/job-events/schema'
import type { Field } from '@vagu/core/fields/schema'
import { useMemo, useState } from 'react'
import { useFieldGroups } from '../../entities/field-groups/use-field-groups.ts'
import { useStatus } from '../../entities/use-status.ts'
import { type Sorting, sortRows } from '../../ui/data-table-columns.ts'
import { COLUMN_IDS } from './column-choice.ts'
import { type JobsFilter, sieveJobs } from './filter-jobs.ts'
import { labelsOf } from './filter-options.ts'
import { jobColumns } from './job-columns.tsx'
import { seenJobs } from './seen-job.ts'

const NEWEST_FIRST: Sorting = { id: 'date', desc: true }
/** The list stays in an order whose column has been hidden. */
const ALL_COLUMNS = jobColumns(COLUMN_IDS)

interface Sources {
  readonly events: readonly JobEvent[]
  readonly fields: readonly Field[]
  readonly year: number
  readonly filter: JobsFilter
}

/** The jobs of a year as they are seen: with fields, crops and warnings, filtered and in order. */
export function useSeenJobs({ events, fields, year, filter }: Sources) {
  const status = useStatus()
  const { groups } = useFieldGroups()
  const [sorting, setSorting] = useState(NEWEST_FIRST)
  const all = useMemo(() => {
    const warnings = [...(status.data?.warnings ?? []), ...(status.data?.whatIfWarnings ?? [])]
    return seenJobs({ events, fields, warnings, groups, year })
  }, [events, fields, status.data, groups, year])
  const labels = useMemo(() => labelsOf(all), [all])
  const sorted = useMemo(() => sortRows(all, ALL_COLUMNS, sorting), [all, sorting])
  const sieved = useMemo(() => sieveJobs(sorted, filter), [sorted, filter])
  return { all, labels, ...sieved, sorting, setSorting, hasNoWarnings: status.isError }
}
