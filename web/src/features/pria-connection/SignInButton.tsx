import { Button } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { signInAtPria } from '@vagu/core/pria-connection/contract'
import { call } from '../../lib/call.ts'
import { leaveTo } from '../../lib/leave-to.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { connectionText as text } from './text.ts'

interface Props {
  readonly label?: string
  readonly isQuiet?: boolean
}

/** Leads to PRIA's sign-in page; a simulator without pages signs in at once. */
export function SignInButton({ label = text.signIn, isQuiet = false }: Props) {
  const messages = useMessages()
  const signIn = useMutation({
    mutationFn: () => call(signInAtPria, {}),
    onSuccess: ({ url }) => {
      if (url !== null) leaveTo(url)
    },
    onError: (error) => messages.failed(error, text.signInFailed),
  })
  return (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      leftSection={<IconLogin2 size={20} aria-hidden />}
      loading={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      {label}
    </Button>
  )
}
