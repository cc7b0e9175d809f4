import type { JobEvent } from '@vagu/core/job-events/schema'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { useDeleteJob, useRestoreJob } from './api.ts'
import { words } from './text.ts'

/** Deleting a job, with a way back for a while. */
export function useRemoveJob(): (event: JobEvent) => Promise<void> {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: deleteJob } = useDeleteJob()
  const { mutate: restoreJob } = useRestoreJob()
  const restore = (event: JobEvent): void =>
    restoreJob(event, {
      onSuccess: () => messages.success(words.restoredJob),
      onError: (error) => messages.failed(error, words.restoreFailed),
    })
  return async (event) => {
    const isSure = await confirm({
      title: words.deleteTitle,
      message: words.deleteText(event.job.name, event.fieldName),
      confirmLabel: words.delete,
      isDangerous: true,
    })
    if (!isSure) return
    const action = { label: common.undo, onClick: () => restore(event) }
    deleteJob(event, {
      onSuccess: () => messages.success(words.deleted, { action }),
      onError: (error) => messages.failed(error, words.deleteFailed),
    })
  }
}
