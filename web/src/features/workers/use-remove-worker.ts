import type { Worker } from '@vagu/core/workers/schema'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { useDeleteWorker, useRestoreWorker } from './api.ts'
import { words } from './text.ts'

/** Deletes a worker after a question, with a way back. */
export function useRemoveWorker(): (worker: Worker) => void {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: deleteWorker } = useDeleteWorker()
  const { mutate: restoreWorker } = useRestoreWorker()

  const restore = (worker: Worker): void =>
    restoreWorker(worker, {
      onSuccess: () => messages.success(words.restored(worker.name)),
      onError: (error) => messages.failed(error, words.restoreFailed),
    })

  const remove = async (worker: Worker): Promise<void> => {
    const isSure = await confirm({
      title: words.deleteTitle(worker.name),
      message: words.deleteText,
      confirmLabel: words.delete,
      isDangerous: true,
    })
    if (!isSure) return
    deleteWorker(worker, {
      onSuccess: () =>
        messages.success(words.deleted(worker.name), {
          action: { label: common.undo, onClick: () => restore(worker) },
        }),
      onError: (error) => messages.failed(error, words.deleteFailed),
    })
  }
  return (worker) => void remove(worker)
}
