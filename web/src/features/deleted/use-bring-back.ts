import { useMutation } from '@tanstack/react-query'
import { historyText } from '../../records/history/text.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { type Deleted, DELETED_KINDS, KINDS_OF_DELETED } from './deleted-kinds.ts'
import { deletedPageText } from './text.ts'

/** Fields come first: what belongs to one needs it. */
async function bringBack(records: readonly Deleted[]): Promise<number> {
  for (const kind of DELETED_KINDS) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await KINDS_OF_DELETED[kind].restoreAll(ids)
  }
  return records.length
}

/** Brings several deleted records back, and says how it went. */
export function useBringBack() {
  const messages = useMessages()
  return useMutation({
    mutationFn: async (find: () => readonly Deleted[] | Promise<readonly Deleted[]>) =>
      bringBack(await find()),
    onSuccess: (count) => messages.success(deletedPageText.broughtBack(count)),
    onError: (error) => messages.failed(error, historyText.bringBackFailed),
    meta: { rereadsOnFailure: DELETED_KINDS },
  })
}
