import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { beginOpenIdConfirmation } from '@vagu/core/openid/contract'
import { call } from '../../lib/call.ts'
import { leaveTo } from '../../lib/leave-to.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { accountText } from './text.ts'

interface Props {
  /** Part of the page to come back to. */
  readonly id: string
  /** Whether it was tried without. */
  readonly isMissing: boolean
}

/** Asks somebody without a password to sign in anew before something weighty. */
export function FreshSignIn({ id, isMissing }: Props) {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(beginOpenIdConfirmation, { body: { returnTo: `${ROUTES.account}#${id}` } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: (error) => messages.failed(error, accountText.providerFailed),
  })
  return (
    <Alert color={isMissing ? 'red' : 'yellow'} role={isMissing ? 'alert' : 'status'}>
      {accountText.freshSignIn}
      <Button mt="sm" display="block" variant="default" loading={isPending} onClick={() => mutate()}>
        {accountText.freshSignInNow}
      </Button>
    </Alert>
  )
}
