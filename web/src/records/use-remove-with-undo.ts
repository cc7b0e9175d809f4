import { useCallback } from 'react'
import { useConfirm } from '../ui/Confirm.tsx'
import { useMessages } from '../ui/Messages.tsx'
import { uiText } from '../ui/text.ts'
import type { Draft, RecordKind, RemovalText, StoredRecord } from './kind.ts'
import { recordsText } from './text.ts'
import { useRemoveRecord, useRestoreRecord } from './use-record-change.ts'

type Remove<R> = (record: R) => void

/** The way back of a record that was deleted. */
function useBringBack<R extends StoredRecord & D, D extends Draft>(
  kind: RecordKind<R, D>,
  text: RemovalText,
): Remove<R> {
  const messages = useMessages()
  const { mutate: restore } = useRestoreRecord(kind)
  return useCallback(
    (record) =>
      restore(
        { id: record._id, record },
        {
          onSuccess: () => messages.success(text.restored(kind.nameOf(record))),
          onError: (error) => messages.failed(error, text.restoreFailed ?? recordsText.restoreFailed),
        },
      ),
    [messages, restore, kind, text],
  )
}

/** Deletes a record after a question, with a way back. */
export function useRemoveWithUndo<R extends StoredRecord & D, D extends Draft>(
  kind: RecordKind<R, D>,
  text: RemovalText,
): Remove<R> {
  const messages = useMessages()
  const confirm = useConfirm()
  const { mutate: remove } = useRemoveRecord(kind)
  const restore = useBringBack(kind, text)
  return useCallback(
    (record) => {
      const name = kind.nameOf(record)
      const action = { label: uiText.undo, onClick: () => restore(record) }
      const start = async (): Promise<void> => {
        const isSure = await confirm({
          title: text.deleteTitle(name),
          message: typeof text.deleteText === 'string' ? text.deleteText : text.deleteText(record._id),
          confirmLabel: recordsText.delete,
          isDangerous: true,
        })
        if (!isSure) return
        remove(
          { id: record._id },
          {
            onSuccess: () => messages.success(text.deleted(name), { action }),
            onError: (error) => messages.failed(error, recordsText.deleteFailed),
          },
        )
      }
      void start()
    },
    [messages, confirm, remove, restore, kind, text],
  )
}
