import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { useConfirm } from '../../ui/Confirm.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { words as common } from '../../ui/text.ts'
import { useDeleteField, useRestoreField, useToggleField } from './api.ts'
import { words } from './text.ts'

/** Making a field inactive, and deleting it with a way back. */
export function useFieldActions(year: number) {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: toggleField } = useToggleField()
  const { mutate: deleteField } = useDeleteField()
  const { mutate: restoreField } = useRestoreField()

  const toggle = (field: Field): void =>
    toggleField(field, { onError: (error) => messages.notSaved(error, 'changeFailed') })

  const restore = (field: Field): void =>
    restoreField(field, {
      onSuccess: () => messages.success(words.restored(nameOfYear(field, year))),
      onError: (error) => messages.failed(error, words.restoreFailed),
    })

  const remove = async (field: Field): Promise<void> => {
    const name = nameOfYear(field, year)
    const isSure = await confirm({
      title: words.deleteTitle(name),
      message: words.deleteText,
      confirmLabel: words.delete,
      isDangerous: true,
    })
    if (!isSure) return
    deleteField(field, {
      onSuccess: () =>
        messages.success(words.deleted(name), {
          action: { label: common.undo, onClick: () => restore(field) },
        }),
      onError: (error) => messages.failed(error, words.deleteFailed),
    })
  }
  return { toggle, remove: (field: Field) => void remove(field) }
}
