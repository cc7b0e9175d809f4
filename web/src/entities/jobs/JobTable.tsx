import type { Job } from '@vagu/core/jobs/schema'
import { useMemo } from 'react'
import { WarningsFailed } from './WarningsFailed.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { jobDays } from './describe-job.ts'
import { type JobColumnOptions, recentColumns } from './recent-columns.tsx'
import type { ListedJob } from './listed-job.ts'

export interface JobTableProps extends JobColumnOptions {
  readonly label: string
  readonly jobs: readonly Job[]
}

const keyOf = ({ job }: ListedJob): string => job._id

/** Jobs as a table, as cards on a phone. */
export function JobTable({ label, jobs, pendingIds, handlers, isFieldShown }: JobTableProps) {
  const columns = useMemo(
    () => recentColumns({ pendingIds, handlers, isFieldShown }),
    [pendingIds, handlers, isFieldShown],
  )
  const rows = useMemo(() => jobs.map((job) => ({ job, days: jobDays(job) })), [jobs])
  return (
    <>
      <WarningsFailed />
      <DataTable label={label} rows={rows} columns={columns} keyOf={keyOf} />
    </>
  )
}
