import type { Job } from '@vagu/core/jobs/schema'
import { useMemo } from 'react'
import { useStatus } from '../use-status.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { ReloadLine } from '../../ui/ReloadLine.tsx'
import { jobDays } from './describe-job.ts'
import { type JobColumnOptions, recentColumns } from './recent-columns.tsx'
import type { ListedJob } from './listed-job.ts'
import { jobsText } from './text.ts'

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
  const status = useStatus()
  return (
    <>
      {status.isError && !status.data && (
        <ReloadLine
          text={jobsText.warningsFailed}
          onReload={() => void status.refetch()}
          isLoading={status.isFetching}
        />
      )}
      <DataTable label={label} rows={rows} columns={columns} keyOf={keyOf} />
    </>
  )
}
