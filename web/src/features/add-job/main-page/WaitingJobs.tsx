import type { Job } from '@vagu/core/jobs/schema'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import type { JobHandlers } from '../../../entities/jobs/JobActions.tsx'
import { JobTable } from '../../../entities/jobs/JobTable.tsx'
import { useFinishJob } from './use-finish-job.ts'
import { waitingJobsQuery } from './api.ts'
import { mainPageText } from './text.ts'
import styles from './WaitingJobs.module.css'

const NONE_PENDING: ReadonlySet<string> = new Set()

interface ListProps {
  readonly status: 'IN_PROGRESS' | 'DRAFT'
  readonly label: string
  readonly handlers: JobHandlers
}

function WaitingList({ status, label, handlers }: ListProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(waitingJobsQuery(status))
  const finish = useFinishJob()
  const own: JobHandlers = { ...handlers, onFinish: (job: Job) => finish([job]) }
  if (isError)
    return (
      <LoadFailed title={mainPageText.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
    )
  if (isPending) return <DelayedSkeleton lines={2} height={48} />
  if (data.length === 0) return <p className={styles.none}>{mainPageText.none}</p>
  return <JobTable label={label} jobs={data} pendingIds={NONE_PENDING} handlers={own} isFieldShown />
}

function Fold({ count, ...list }: ListProps & { readonly count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconChevronDown size={20} aria-hidden />
        <h2 className={styles.title}>{list.label}</h2>
        <span className={styles.count} title={mainPageText.count(count)}>
          {count}
        </span>
      </summary>
      {isOpen && <WaitingList {...list} />}
    </details>
  )
}

export interface WaitingJobsProps {
  readonly counts: { readonly inProgressJobEvents: number; readonly draftJobEvents: number }
  readonly handlers: JobHandlers
}

/** Jobs that are under way, and prepared ones: each list with its count, opened on demand. */
export function WaitingJobs({ counts: { inProgressJobEvents, draftJobEvents }, handlers }: WaitingJobsProps) {
  if (inProgressJobEvents + draftJobEvents === 0) return null
  return (
    <div className={styles.folds}>
      <Fold
        status="IN_PROGRESS"
        label={mainPageText.inProgress}
        count={inProgressJobEvents}
        handlers={handlers}
      />
      <Fold status="DRAFT" label={mainPageText.drafts} count={draftJobEvents} handlers={handlers} />
    </div>
  )
}
