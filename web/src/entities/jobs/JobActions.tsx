import type { Job } from '@vagu/core/jobs/schema'
import { ActionIcon } from '@mantine/core'
import {
  IconArrowsSplit2,
  IconCheck,
  IconDotsVertical,
  IconEdit,
  IconHistory,
  IconRepeat,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { HistoryDialogProps } from './history/HistoryDialog.tsx'
import { historyText } from '../../records/history/text.ts'
import styles from './JobTable.module.css'
import { useMay } from '../../ui/may.tsx'
import { jobsText } from './text.ts'

const HistoryDialog = lazyComponent<HistoryDialogProps>(
  async () => (await import('./history/HistoryDialog.tsx')).HistoryDialog,
)

export interface JobHandlers {
  readonly onEdit: (job: Job) => void
  readonly onRemove: (job: Job) => void
  /** Marks a job that waits for its end as done. */
  readonly onFinish?: (job: Job) => void
  /** The same job today; `with` its fields, or to choose others. */
  readonly onRepeat?: (job: Job, fields: 'same' | 'others') => void
}

interface Props {
  readonly job: Job
  readonly handlers: JobHandlers
  /** False where a button in words beside it repeats the job. */
  readonly hasRepeatButton?: boolean
}

export function JobActions({ job, handlers, hasRepeatButton = true }: Props) {
  const { onEdit, onRemove, onRepeat, onFinish } = handlers
  const mayEnter = useMay('enter')
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const closeHistory = (): void => setIsHistoryOpen(false)
  const name = `${job.job.name}, ${job.fieldName}`
  return (
    <div className={styles.actions}>
      {mayEnter && onFinish && (
        <ActionIcon
          variant="subtle"
          aria-label={jobsText.finish(name)}
          title={jobsText.finish(name)}
          onClick={() => onFinish(job)}
        >
          <IconCheck size={20} aria-hidden />
        </ActionIcon>
      )}
      {mayEnter && (
        <ActionIcon
          variant="subtle"
          aria-label={jobsText.edit(name)}
          title={jobsText.edit(name)}
          onClick={() => onEdit(job)}
        >
          <IconEdit size={20} aria-hidden />
        </ActionIcon>
      )}
      {mayEnter && hasRepeatButton && onRepeat && (
        <ActionIcon
          variant="subtle"
          aria-label={jobsText.repeatJob(name)}
          title={jobsText.repeat}
          onClick={() => onRepeat(job, 'same')}
        >
          <IconRepeat size={20} aria-hidden />
        </ActionIcon>
      )}
      <ActionMenu
        label={jobsText.more(name)}
        icon={<IconDotsVertical size={20} aria-hidden />}
        actions={[
          ...(onRepeat
            ? [
                {
                  label: jobsText.sameJob,
                  icon: <IconArrowsSplit2 size={18} aria-hidden />,
                  onClick: () => onRepeat(job, 'others'),
                  needs: 'enter' as const,
                },
              ]
            : []),
          {
            label: historyText.open,
            icon: <IconHistory size={18} aria-hidden />,
            onClick: () => setIsHistoryOpen(true),
          },
          {
            label: jobsText.delete,
            icon: <IconTrash size={18} aria-hidden />,
            isDangerous: true,
            onClick: () => onRemove(job),
            needs: 'enter',
          },
        ]}
      />
      {isHistoryOpen && <HistoryDialog onFailed={closeHistory} props={{ job, onClose: closeHistory }} />}
    </div>
  )
}
