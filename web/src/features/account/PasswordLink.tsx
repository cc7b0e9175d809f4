import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { resetPassword } from '@vagu/core/users/contract'
import { tooManyTries } from '../../entities/session/wait-text.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { accountText } from './text.ts'

const SHOWN_MS = 8000

/** Mails the link by which somebody without a password sets one. */
export function PasswordLink({ email }: { readonly email: string }) {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resetPassword, { body: { email } }),
    onSuccess: () => messages.success(accountText.passwordLinkSent(email), { ms: SHOWN_MS }),
    onError: (error) => {
      const isLimit = error instanceof CallError && error.code === 'tooManyTries'
      messages.failed(error, isLimit ? tooManyTries(error.retryAfter) : accountText.passwordLinkFailed)
    },
  })
  return (
    <Group>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {accountText.sendPasswordLink}
      </Button>
    </Group>
  )
}
