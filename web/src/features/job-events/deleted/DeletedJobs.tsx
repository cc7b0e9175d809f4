import { listDeletedJobs } from '@vagu/core/job-events/batch-contract'
import type { DeletedJob } from '@vagu/core/job-events/lists'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { formatInstant, formatQuantity } from '../../../lib/format.ts'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useRestoreJob } from '../api.ts'
import { describeJob, jobDays } from '../describe-job.ts'
import { words as jobs } from '../text.ts'
import styles from './DeletedJobs.module.css'
import { words } from './text.ts'

const DELETED_KEY = ['jobEvents', 'deleted'] as const

function Row({ event }: { readonly event: DeletedJob }) {
  const client = useQueryClient()
  const messages = useMessages()
  const { mutate, isPending } = useRestoreJob()
  const restore = (): void =>
    mutate(event, {
      onSuccess: () => messages.success(jobs.restoredJob),
      onError: (error) => messages.failed(error, jobs.restoreFailed),
      onSettled: () => void client.invalidateQueries({ queryKey: DELETED_KEY }),
    })
  return (
    <li className={styles['job']}>
      <span>
        <strong>{event.fieldName}</strong>, {describeJob(event)}
        <small>
          {[
            jobDays(event),
            formatQuantity(event.area, 'ha'),
            words.deletedAt(formatInstant(event.deletedAt)),
          ].join(' · ')}
        </small>
      </span>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={words.restoreJob(`${event.job.name}, ${event.fieldName}`)}
        loading={isPending}
        onClick={restore}
      >
        {words.restore}
      </Button>
    </li>
  )
}

export interface DeletedJobsProps {
  readonly onClose: () => void
}

/** The jobs that were deleted last; each may come back. */
export function DeletedJobs({ onClose }: DeletedJobsProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: DELETED_KEY,
    queryFn: ({ signal }) => call(listDeletedJobs, {}, { signal }),
    staleTime: 0,
    meta: { isQuiet: true },
  })
  return (
    <Dialog isOpen onClose={onClose} title={words.title} width={680}>
      <p className={styles['text']}>{words.text}</p>
      {isPending && <DelayedSkeleton lines={4} height={48} />}
      {isError && <LoadFailed title={words.failed} onReload={() => void refetch()} isLoading={isFetching} />}
      {data?.length === 0 && <p className={styles['text']}>{words.empty}</p>}
      <ul className={styles['jobs']}>
        {data?.map((event) => (
          <Row key={event._id} event={event} />
        ))}
      </ul>
    </Dialog>
  )
}
