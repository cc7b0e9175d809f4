import { useMutation } from '@tanstack/react-query'
import { sendEmailProof } from '@vagu/core/users/contract'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { renewUser, useUser } from './session.ts'
import { sessionText } from './text.ts'
import { tooManyTries } from './wait-text.ts'

const SHOWN_MS = 8000

/** Mails the link that proves the address once more, and says what became of it. */
export function useEmailProof() {
  const email = useUser()?.email ?? ''
  const messages = useMessages()
  const sending = useMutation({
    mutationFn: () => call(sendEmailProof, {}),
    onSuccess: async () => {
      const user = await renewUser()
      messages.success(user?.emailValidated ? sessionText.authSucceeded : sessionText.proofSent(email), {
        ms: SHOWN_MS,
      })
    },
    onError: (error) => {
      const isLimit = error instanceof CallError && error.code === 'tooManyTries'
      messages.failed(error, isLimit ? tooManyTries(error.retryAfter) : sessionText.proofFailed)
    },
  })
  return { send: () => sending.mutate(), isSending: sending.isPending }
}
