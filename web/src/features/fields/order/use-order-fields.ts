import { useMutation } from '@tanstack/react-query'
import { orderFields } from '@vagu/core/fields/list-contract'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { orderText } from './text.ts'

interface NewOrder {
  readonly ids: readonly string[]
  /** The order that gives way, for the way back. */
  readonly before: readonly string[]
}

const send = (ids: readonly string[]) => call(orderFields, { body: { ids: [...ids] } })

/** Stores an order of the fields, with a way back. */
export function useOrderFields(onSaved: () => void) {
  const messages = useMessages()
  const back = useMutation({
    mutationFn: send,
    onSuccess: () => messages.success(orderText.undone),
    onError: (error) => messages.notSaved(error, 'changeFailed'),
  })
  const { mutate: save, isPending } = useMutation({
    mutationFn: ({ ids }: NewOrder) => send(ids),
    onSuccess: (_fields, { before }) => {
      const action = { label: uiText.undo, onClick: () => back.mutate(before) }
      messages.success(orderText.saved, { action })
      onSaved()
    },
    onError: (error) => messages.notSaved(error, 'saveFailed'),
  })
  return { save, isPending }
}
