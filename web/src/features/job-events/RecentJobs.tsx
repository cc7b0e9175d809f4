import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { lastAddedQuery, usePendingSaves } from './api.ts'
import { asEvent } from './form/as-event.ts'
import type { Farm } from './form/find-errors.ts'
import type { JobHandlers } from './JobActions.tsx'
import { JobTable } from './JobTable.tsx'
import { withEvents } from './last-added.ts'
import { words } from './text.ts'

interface Props {
  readonly farm: Farm | undefined
  readonly handlers: JobHandlers
}

/** The jobs added last; those on their way to the server stand at the top and say so. */
export function RecentJobs({ farm, handlers }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(lastAddedQuery)
  const saves = usePendingSaves()
  const pendingIds = useMemo(
    () => new Set(saves.flatMap(({ drafts }) => drafts.map(({ _id }) => _id))),
    [saves],
  )
  const events = useMemo(() => {
    const pending = farm ? saves.flatMap(({ drafts }) => drafts.map((draft) => asEvent(draft, farm))) : []
    return withEvents(data ?? [], pending)
  }, [data, saves, farm])
  return (
    <Card title={words.recent}>
      {isPending && <DelayedSkeleton lines={4} height={48} />}
      {isError && (
        <LoadFailed title={words.recentFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && events.length === 0 && (
        <EmptyState icon={<IconListCheck size={32} />} title={words.recentEmpty}>
          {words.recentEmptyText}
        </EmptyState>
      )}
      {events.length > 0 && (
        <JobTable
          label={words.recent}
          events={events}
          pendingIds={pendingIds}
          handlers={handlers}
          isFieldShown
        />
      )}
    </Card>
  )
}
