import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../ui/Messages.tsx'
import { words } from './text.ts'

interface Work {
  /** What the record is called. */
  readonly name: string
  /** Of its history. */
  readonly queryKey: QueryKey
  readonly restore: (entryId: string) => Promise<unknown>
  /** Told either way: the lists behind the window are read again. */
  readonly onSettled: () => void
  readonly onRestored: () => void
}

/** Bringing a state back, with what is said of it. */
export function useRestoreVersion({ name, queryKey, restore, onSettled, onRestored }: Work) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: restore,
    onSuccess: () => {
      messages.success(words.restored(name))
      onRestored()
    },
    onError: (error) => messages.failed(error, words.restoreFailed),
    onSettled: () => {
      void client.invalidateQueries({ queryKey })
      onSettled()
    },
  })
}
