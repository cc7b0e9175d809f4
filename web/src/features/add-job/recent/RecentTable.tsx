import type { Job } from '@vagu/core/jobs/schema'
import { Button } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { WarningsFailed } from '../../../entities/jobs/WarningsFailed.tsx'
import { jobsText } from '../../../entities/jobs/text.ts'
import { today } from '../../../lib/today.ts'
import { DataTable } from '../../../ui/DataTable.tsx'
import { entriesOf, type RecentRow, rowsOf } from './entries.ts'
import { type EntryColumnOptions, entryColumns } from './entry-columns.tsx'

/** Entries that are shown before one asks for more. */
const AT_FIRST = 8

export interface RecentTableProps extends Omit<EntryColumnOptions, 'today' | 'onToggle'> {
  readonly jobs: readonly Job[]
}

const keyOf = ({ key }: RecentRow): string => key

/** The entries that are open, and a way to open or close one. */
function useOpenEntries() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (key: string) =>
      setOpen((now) =>
        now.has(key) ? new Set([...now].filter((other) => other !== key)) : new Set([...now, key]),
      ),
    [],
  )
  return { open, toggle }
}

/** The last entries, each a row that opens to its jobs; on a phone a card. */
export function RecentTable({ jobs, pendingIds, handlers, addedIds }: RecentTableProps) {
  const [isAllShown, setIsAllShown] = useState(false)
  const { open, toggle } = useOpenEntries()
  const day = today()
  const columns = useMemo(
    () => entryColumns({ pendingIds, handlers, addedIds, today: day, onToggle: toggle }),
    [pendingIds, handlers, addedIds, day, toggle],
  )
  const entries = useMemo(() => entriesOf(jobs), [jobs])
  const rows = useMemo(
    () => rowsOf(isAllShown ? entries : entries.slice(0, AT_FIRST), open),
    [entries, isAllShown, open],
  )
  return (
    <>
      <WarningsFailed />
      <DataTable
        label={jobsText.recent}
        rows={rows}
        columns={columns}
        keyOf={keyOf}
        isMarked={({ entry, isPart }) => !isPart && entry.jobs.some(({ _id }) => addedIds.has(_id))}
      />
      {!isAllShown && entries.length > AT_FIRST && (
        <Button variant="subtle" mt="xs" onClick={() => setIsAllShown(true)}>
          {jobsText.showMore(entries.length - AT_FIRST)}
        </Button>
      )}
    </>
  )
}
