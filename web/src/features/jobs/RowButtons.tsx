import { IconDotsVertical, IconEdit, IconRepeat, IconTrash } from '@tabler/icons-react'
import type { Job } from '@vagu/core/jobs/schema'
import { PendingJob } from '../../entities/jobs/PendingJob.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { nameOf } from './batch-failure.ts'
import styles from './RowButtons.module.css'
import type { RowActions } from './row-actions.ts'
import { useMay } from '../../ui/may.tsx'
import { jobsPageText } from './text.ts'

interface Props {
  readonly job: Job
  readonly actions: RowActions
  readonly isPending: boolean
  readonly tabIndex?: 0 | -1
}

/** Actions on one job; none while the server does not have it. */
export function RowButtons({ job, actions, isPending, tabIndex }: Props) {
  const mayEnter = useMay('enter')
  if (isPending) return <PendingJob />
  if (!mayEnter) return null
  const name = nameOf(job)
  const label = jobsPageText.editJob(name)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        onClick={() => actions.onOpen(job)}
      >
        <IconEdit size={20} aria-hidden />
      </button>
      <ActionMenu
        label={jobsPageText.more(name)}
        icon={<IconDotsVertical size={20} aria-hidden />}
        {...(tabIndex === undefined ? {} : { tabIndex })}
        actions={[
          {
            label: jobsPageText.repeat,
            icon: <IconRepeat size={18} aria-hidden />,
            onClick: () => actions.onRepeat(job),
          },
          {
            label: jobsPageText.delete,
            icon: <IconTrash size={18} aria-hidden />,
            isDangerous: true,
            onClick: () => actions.onRemove(job),
          },
        ]}
      />
    </>
  )
}
