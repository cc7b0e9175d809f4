import type { JobEvent } from '@vagu/core/job-events/schema'
import { useMemo } from 'react'
import { useStatus } from '../use-status.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { ReloadLine } from '../../ui/ReloadLine.tsx'
import { type JobColumnOptions, jobColumns } from './job-columns.tsx'
import { words } from './text.ts'

export interface JobTableProps extends JobColumnOptions {
  readonly label: string
  readonly events: readonly JobEvent[]
}

const NONE: ReadonlySet<string> = new Set()

/** Jobs as a table, as cards on a phone. */
export function JobTable({
  label,
  events,
  pendingIds,
  handlers,
  isFieldShown,
  addedIds = NONE,
}: JobTableProps) {
  const columns = useMemo(
    () => jobColumns({ pendingIds, handlers, isFieldShown, addedIds }),
    [pendingIds, handlers, isFieldShown, addedIds],
  )
  const status = useStatus()
  return (
    <>
      {status.isError && !status.data && (
        <ReloadLine
          text={words.warningsFailed}
          onReload={() => void status.refetch()}
          isLoading={status.isFetching}
        />
      )}
      <DataTable
        label={label}
        rows={events}
        columns={columns}
        keyOf={({ _id }) => _id}
        isMarked={({ _id }) => addedIds.has(_id)}
      />
    </>
  )
}
