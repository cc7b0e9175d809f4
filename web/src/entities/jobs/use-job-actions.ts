import type { Job } from '@vagu/core/jobs/schema'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { useDeleteJob, useRestoreJob } from './api.ts'
import { jobsText } from './text.ts'

/** Deleting a job, with a way back for a while. */
export function useRemoveJob(): (job: Job) => Promise<void> {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: deleteJob } = useDeleteJob()
  const { mutate: restoreJob } = useRestoreJob()
  const restore = (job: Job): void =>
    restoreJob(job, {
      onSuccess: () => messages.success(jobsText.restoredJob),
      onError: (error) => messages.failed(error, jobsText.restoreFailed),
    })
  return async (job) => {
    const isSure = await confirm({
      title: jobsText.deleteTitle,
      message: jobsText.deleteText(job.job.name, job.fieldName),
      confirmLabel: jobsText.delete,
      isDangerous: true,
    })
    if (!isSure) return
    const action = { label: uiText.undo, onClick: () => restore(job) }
    deleteJob(job, {
      onSuccess: () => messages.success(jobsText.deleted, { action }),
      onError: (error) => messages.failed(error, jobsText.deleteFailed),
    })
  }
}
