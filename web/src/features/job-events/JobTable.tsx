import type { JobEvent } from '@vagu/core/job-events/schema'
import { useMemo } from 'react'
import { DataTable } from '../../ui/DataTable.tsx'
import { type JobColumnOptions, jobColumns } from './job-columns.tsx'

interface Props extends JobColumnOptions {
  readonly label: string
  readonly events: readonly JobEvent[]
}

/** Jobs as a table, as cards on a phone. */
export function JobTable({ label, events, pendingIds, handlers, isFieldShown }: Props) {
  const columns = useMemo(
    () => jobColumns({ pendingIds, handlers, isFieldShown }),
    [pendingIds, handlers, isFieldShown],
  )
  return <DataTable label={label} rows={events} columns={columns} keyOf={({ _id }) => _id} />
}
