import type { CustomArea } from '@vagu/core/custom-areas/schema'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { useDeleteKind, useRestoreKind } from './api.ts'
import { customAreasText } from './text.ts'

/** Deletes a kind after a question, with a way back; `onRemoved` is told that it is gone. */
export function useKindRemoval(onRemoved: (kindId: string) => void) {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: deleteKind } = useDeleteKind()
  const { mutate: restoreKind } = useRestoreKind()

  const restore = ({ id, areaName }: CustomArea): void =>
    restoreKind(id, {
      onSuccess: () => messages.success(customAreasText.restored(areaName)),
      onError: (error) => messages.failed(error, customAreasText.restoreFailed),
    })
  const remove = async (kind: CustomArea): Promise<void> => {
    const question = {
      title: customAreasText.deleteTitle(kind.areaName),
      message: customAreasText.deleteText,
      confirmLabel: customAreasText.delete,
    }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    deleteKind(kind.id, {
      onSuccess: () => {
        onRemoved(kind.id)
        messages.success(customAreasText.deleted, {
          action: { label: uiText.undo, onClick: () => restore(kind) },
        })
      },
      onError: (error) => messages.failed(error, customAreasText.deleteFailed),
    })
  }
  return (kind: CustomArea): void => void remove(kind)
}
