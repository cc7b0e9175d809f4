import { useMutation } from '@tanstack/react-query'
import { useMessages } from '../../ui/Messages.tsx'
import { historyText } from './text.ts'

interface Work {
  /** Name of the record. */
  readonly name: string
  readonly restore: (entryId: string) => Promise<unknown>
  readonly onRestored: () => void
}

/** Bringing a state back, with what is said of it. */
export function useRestoreVersion({ name, restore, onRestored }: Work) {
  const messages = useMessages()
  return useMutation({
    mutationFn: restore,
    onSuccess: () => {
      messages.success(historyText.restored(name))
      onRestored()
    },
    onError: (error) => messages.failed(error, historyText.restoreFailed),
  })
}
