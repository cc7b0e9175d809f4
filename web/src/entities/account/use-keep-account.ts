import { useMutation } from '@tanstack/react-query'
import { keepAccount } from '@vagu/core/account/contract'
import { call } from '../../lib/call.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { acceptUser } from '../session/session.ts'
import { deletionText } from './deletion-text.ts'

/** Takes the deletion of the account back. */
export function useKeepAccount() {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(keepAccount, {}),
    onSuccess: (user) => {
      acceptUser(user)
      messages.success(deletionText.takenBack)
    },
    onError: (error) => messages.failed(error, deletionText.failed),
  })
  return { keep: () => mutate(), isPending }
}
