import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { lastAddedQuery, useAddedSaves, usePendingSaves } from '../../entities/jobs/api.ts'
import { asEvent } from '../../entities/job-form/verdicts/as-event.ts'
import type { FarmSnapshot } from '../../entities/farm/farm.ts'
import type { JobHandlers } from '../../entities/jobs/JobActions.tsx'
import { justAdded, withJobs } from '../../entities/jobs/last-added.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import type { RecentTableProps } from './recent/RecentTable.tsx'
import { useScrollToAdded } from './use-scroll-to-added.ts'

const RecentTable = lazyComponent<RecentTableProps>(
  async () => (await import('./recent/RecentTable.tsx')).RecentTable,
)

interface Props {
  readonly farm: FarmSnapshot | undefined
  readonly handlers: JobHandlers
  /** The first of the jobs that the form above has just added: the page goes there. */
  readonly goTo: string | undefined
}

/** The jobs just added, as long as the list is open. */
function useJustAdded(): ReadonlySet<string> {
  const [shownAt] = useState(() => Date.now())
  const saves = useAddedSaves()
  return useMemo(() => new Set(justAdded(saves, shownAt)), [saves, shownAt])
}

/** The jobs added last; those on their way to the server stand at the top and say so. */
export function RecentJobs({ farm, handlers, goTo }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(lastAddedQuery)
  const saves = usePendingSaves()
  const pendingIds = useMemo(
    () => new Set(saves.flatMap(({ drafts }) => drafts.map(({ _id }) => _id))),
    [saves],
  )
  const jobs = useMemo(() => {
    const pending = farm ? saves.flatMap(({ drafts }) => drafts.map((draft) => asEvent(draft, farm))) : []
    return withJobs(data ?? [], pending)
  }, [data, saves, farm])
  const addedIds = useJustAdded()
  const list = useRef<HTMLDivElement>(null)
  useScrollToAdded(list, goTo !== undefined && addedIds.has(goTo) ? goTo : undefined)
  return (
    <Card title={jobsText.recent}>
      {isPending && <DelayedSkeleton lines={4} height={48} />}
      {isError && (
        <LoadFailed title={jobsText.recentFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && jobs.length === 0 && (
        <EmptyState icon={<IconListCheck size={32} />} title={jobsText.recentEmpty}>
          {jobsText.recentEmptyText}
        </EmptyState>
      )}
      {/* The table is asked for once the form has all it needs: over a weak network its files would stand in the way. */}
      <div ref={list} hidden={jobs.length === 0}>
        {farm === undefined ? (
          <DelayedSkeleton lines={4} height={48} />
        ) : (
          <RecentTable
            fallback={<DelayedSkeleton lines={4} height={48} />}
            props={{ jobs, pendingIds, handlers, addedIds }}
          />
        )}
      </div>
    </Card>
  )
}
