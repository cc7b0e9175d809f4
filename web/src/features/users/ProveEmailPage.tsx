import { Alert, Anchor, Loader } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { proveEmail } from '@vagu/core/users/contract'
import { useEffect, useRef } from 'react'
import { ROUTES } from '../../navigation/paths.ts'
import { renewUser, useUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'
import { usersText } from './text.ts'
import { useTokenInLink } from '../../entities/session/token-in-link.ts'

/** Uses the link, then opens the main page, which says how it ended. */
function useProving(token: string) {
  const router = useRouter()
  const open = async (isProven: boolean) => {
    const search = { autentimine: isProven ? 'korras' : 'viga' }
    await router.navigate({ to: ROUTES.addJob, search, replace: true })
  }
  return useMutation({
    mutationFn: () => call(proveEmail, { body: { token } }),
    onSuccess: async () => {
      await renewUser()
      await open(true)
    },
    onError: async (error) => {
      if (!(error instanceof CallError) || error.code !== 'tokenExpired') return
      // a link that was opened twice is used up, and the address is proven all the same, unless another one waits
      const user = await renewUser()
      await open(user !== null && user.emailValidated && user.newEmail === null)
    },
  })
}

/** Proves the address in the session of the account, as soon as there is one. */
function Proving({ token }: { readonly token: string }) {
  const { mutate, isError } = useProving(token)
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    mutate()
  }, [mutate])
  if (isError) return <Alert color="red">{usersText.proofFailed}</Alert>
  return (
    <p role="status">
      <Loader size="sm" mr="sm" aria-hidden />
      {usersText.proofWorking}
    </p>
  )
}

/**
 * Where the mailed link leads that proves an address. Only the session of the account that it was mailed for counts, so
 * that nobody proves an address for a stranger by opening a link.
 */
export function ProveEmailPage() {
  const token = useTokenInLink()
  const user = useUser()
  const footer = (
    <Anchor component={Link} to={ROUTES.addJob}>
      {usersText.toStart}
    </Anchor>
  )
  const intro = token !== '' && user === null ? { intro: usersText.proofText } : {}
  return (
    <AuthFrame title={usersText.proofTitle} footer={footer} {...intro}>
      {token === '' ? (
        <Alert color="red">{usersText.tokenMissing}</Alert>
      ) : user === null ? (
        <LoginForm onDone={() => undefined} />
      ) : (
        <Proving token={token} />
      )}
    </AuthFrame>
  )
}
