import { useMutation } from '@tanstack/react-query'
import { deleteAllFields, restoreFields } from '@vagu/core/fields/list-contract'
import type { Field } from '@vagu/core/fields/schema'
import { useStatus } from '../../../entities/use-status.ts'
import { call } from '../../../lib/call.ts'
import { recordsText } from '../../../records/text.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { fieldsMenuText } from './text.ts'

/** The way back of fields that were deleted together. */
function useRestoreAll() {
  const messages = useMessages()
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(restoreFields, { body: { ids: [...ids] } }),
    onSuccess: (_fields, ids) => messages.success(fieldsMenuText.restoredAll(ids.length)),
    onError: (error) => messages.failed(error, recordsText.restoreFailed),
  })
}

/** Deletes every field of the farm with its jobs after a question, with a way back. */
export function useDeleteAll(fields: readonly Field[]): () => void {
  const messages = useMessages()
  const confirm = useConfirm()
  const { data: status } = useStatus()
  const { mutate: restore } = useRestoreAll()
  const { mutate: remove } = useMutation({
    mutationFn: (_ids: readonly string[]) => call(deleteAllFields, {}),
    onSuccess: (_nothing, ids) => {
      const action = { label: uiText.undo, onClick: () => restore(ids) }
      messages.success(fieldsMenuText.deletedAll(ids.length), { action })
    },
    onError: (error) => messages.failed(error, recordsText.deleteFailed),
    meta: { rereadsOnFailure: ['fields', 'jobs'] },
  })
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: uiText.warning,
      message: (
        <>
          <p>{fieldsMenuText.deleteAllText(fields.length, status?.counts.jobEvents)}</p>
          <p>{fieldsMenuText.deleteAllBack}</p>
        </>
      ),
      confirmLabel: recordsText.delete,
      isDangerous: true,
    })
    if (isSure) remove(fields.map(({ _id }) => _id))
  }
  return () => void ask()
}
