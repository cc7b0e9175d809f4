import type { Requisite } from '@vagu/core/requisites/schema'
import { useCallback } from 'react'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { useDeleteRequisite, useRestoreRequisite } from './api.ts'
import { words } from './text.ts'

/** The way back of a material that was deleted. */
function useBringBack(): (requisite: Requisite) => void {
  const messages = useMessages()
  const { mutate: restore } = useRestoreRequisite()
  return useCallback(
    (requisite) =>
      restore(requisite, {
        onSuccess: () => messages.success(words.restored(requisite.name)),
        onError: (error) => messages.failed(error, words.restoreFailed),
      }),
    [messages, restore],
  )
}

/** Deleting a material, with a way back. */
export function useRemoveRequisite(): (requisite: Requisite) => Promise<void> {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: remove } = useDeleteRequisite()
  const bringBack = useBringBack()
  return useCallback(
    async (requisite) => {
      const isSure = await confirm({
        title: words.deleteTitle(requisite.name),
        message: words.deleteText,
        confirmLabel: words.delete,
        isDangerous: true,
      })
      if (!isSure) return
      remove(requisite, {
        onSuccess: () =>
          messages.success(words.deleted(requisite.name), {
            action: { label: common.undo, onClick: () => bringBack(requisite) },
          }),
        onError: (error) => messages.failed(error, words.deleteFailed),
      })
    },
    [messages, confirm, remove, bringBack],
  )
}
