import { listJobVersions, restoreJobVersion } from '@vagu/core/job-events/batch-contract'
import type { JobVersion } from '@vagu/core/job-events/lists'
import type { JobEvent } from '@vagu/core/job-events/schema'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { formatInstant } from '../../../lib/format.ts'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { jobEventQuery, refresh } from '../api.ts'
import { differences } from '../form/versions.ts'
import { complete } from './complete.ts'
import styles from './HistoryDialog.module.css'
import { words } from './text.ts'

function useRestoreVersion(id: string, onRestored: () => void) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: (entryId: string) => call(restoreJobVersion, { params: { id, entryId } }),
    onSuccess: (event) => {
      client.setQueryData(jobEventQuery(id).queryKey, event)
      messages.success(words.restored)
      onRestored()
    },
    onError: (error) => messages.failed(error, words.restoreFailed),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [...jobEventQuery(id).queryKey, 'history'] })
      refresh(client)
    },
  })
}

function Changes({ version, event }: { readonly version: JobVersion; readonly event: JobEvent }) {
  const { before, after } = version
  if (!before || !after) return null
  const changed = differences(complete(after, event), complete(before, event))
  if (changed.length === 0) return <p className={styles['none']}>{words.nothing}</p>
  return (
    <dl className={styles['changes']}>
      {changed.map(({ label, mine, stored }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del aria-label={`${words.before}: ${stored}`}>{stored}</del>
            <span aria-hidden> → </span>
            <ins aria-label={`${words.after}: ${mine}`}>{mine}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface HistoryDialogProps {
  readonly event: JobEvent
  readonly onClose: () => void
}

/** Who changed a job, when and how, newest first; each state can be brought back. */
export function HistoryDialog({ event, onClose }: HistoryDialogProps) {
  const { _id: id } = event
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: [...jobEventQuery(id).queryKey, 'history'] as const,
    queryFn: ({ signal }) => call(listJobVersions, { params: { id } }, { signal }),
    staleTime: 0,
    meta: { isQuiet: true },
  })
  const { mutate: restore, isPending: isRestoring } = useRestoreVersion(id, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={words.title(`${event.job.name}, ${event.fieldName}`)} width={680}>
      {isPending && <DelayedSkeleton lines={3} height={56} />}
      {isError && <LoadFailed title={words.failed} onReload={() => void refetch()} isLoading={isFetching} />}
      {data?.length === 0 && <p>{words.empty}</p>}
      <ol className={styles['versions']}>
        {data?.map((version, index) => (
          <li key={version.entryId}>
            <div className={styles['head']}>
              <strong>
                {words.actions[version.action]} {version.userName}
              </strong>
              <span>
                {formatInstant(version.at)}
                {index === 0 && `, ${words.now}`}
              </span>
              {index > 0 && version.after && (
                <Button
                  variant="default"
                  leftSection={<IconHistory size={18} aria-hidden />}
                  aria-label={words.restoreAt(formatInstant(version.at))}
                  disabled={isRestoring}
                  onClick={() => restore(version.entryId)}
                >
                  {words.restore}
                </Button>
              )}
            </div>
            <Changes version={version} event={event} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
