import { Alert, Anchor, Button, Loader, PasswordInput, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { acceptInvitation, joinByInvitation, readInvitation } from '@vagu/core/people/contract'
import { InvitationSeen, JoinByInvitation } from '@vagu/core/people/schema'
import { confirmLink, switchAccount } from '@vagu/core/users/links-contract'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import { useForm } from 'react-hook-form'
import { peopleKeys } from '../../entities/people/keys.ts'
import { acceptLogin, renewUser, useUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { reloadAt } from '../../lib/reload-page.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { schemaResolver } from '../../ui/form-errors.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'
import { usersText } from './text.ts'
import { useTokenInLink } from '../../entities/session/token-in-link.ts'
import { useSending } from './use-sending.ts'

interface InvitationProps {
  readonly token: string
  readonly invitation: InvitationSeen
}

/** For somebody whom nobody knows yet: a password is all that is asked. */
function Joining({ token, invitation }: InvitationProps) {
  const router = useRouter()
  const form = useForm({
    resolver: schemaResolver(JoinByInvitation),
    defaultValues: { token, password: '' },
  })
  const { message, send } = useSending(form, usersText.joinFailed)
  const submit = form.handleSubmit((body) =>
    send(async () => {
      acceptLogin(await call(joinByInvitation, { body }))
      await router.navigate({ to: ROUTES.addJob, search: {}, replace: true })
    }),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {message && <Alert color="red">{message}</Alert>}
        <p>{usersText.joinText(invitation.email)}</p>
        <PasswordInput
          label={usersText.newPassword}
          description={usersText.passwordHint}
          autoComplete="new-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
          {usersText.join}
        </Button>
      </Stack>
    </form>
  )
}

/** For somebody who is signed in: joins, and opens the farm. */
function Accepting({ token, invitation }: InvitationProps) {
  const email = useUser()?.email
  const accept = useMutation({
    mutationFn: async () => {
      const farm = await call(acceptInvitation, { body: { token } })
      await call(switchAccount, { body: { _id: farm._id } }, { isLast: true })
    },
    onSuccess: () => reloadAt(ROUTES.addJob),
  })
  if (email !== invitation.email)
    return <Alert color="orange">{usersText.invitationOfOther(invitation.email, email ?? '')}</Alert>
  return (
    <Stack>
      {accept.isError && <Alert color="red">{usersText.joinFailed}</Alert>}
      <Button loading={accept.isPending} fullWidth onClick={() => accept.mutate()}>
        {usersText.acceptInvitation}
      </Button>
    </Stack>
  )
}

function Open(props: InvitationProps) {
  const user = useUser()
  const { companyName, role, email, isKnown } = props.invitation
  return (
    <Stack>
      <p>{usersText.invitedTo(companyName, ROLE_WORDS[role].name, ROLE_WORDS[role].says)}</p>
      {user !== null ? (
        <Accepting {...props} />
      ) : isKnown ? (
        <LoginForm email={email} onDone={() => undefined} />
      ) : (
        <Joining {...props} />
      )}
    </Stack>
  )
}

/** Invitation: what it is to, and the way in; or why there is none. */
function Invitation({ token }: { readonly token: string }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: peopleKeys.invitation(token),
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
    meta: { reads: [] },
  })
  if (isPending) return <Loader size="sm" aria-hidden />
  if (error instanceof CallError && error.code === 'tokenExpired')
    return <Alert color="red">{usersText.invitationOver}</Alert>
  if (!data) return <LoadFailed onReload={() => void refetch()} />
  if (data.state === 'expired')
    return <Alert color="red">{usersText.invitationExpired(data.companyName)}</Alert>
  if (data.state === 'used') return <Alert>{usersText.invitationUsed(data.companyName)}</Alert>
  return <Open token={token} invitation={data} />
}

/** Links the farms of whoever got the mail, for the user who asked and is signed in here. */
function Linking({ token }: { readonly token: string }) {
  const user = useUser()
  const link = useMutation({
    mutationFn: () => call(confirmLink, { body: { token } }),
    onSuccess: async () => {
      await renewUser()
      reloadAt(ROUTES.people)
    },
  })
  if (user === null)
    return (
      <Stack>
        <p>{usersText.linkSignIn}</p>
        <LoginForm onDone={() => undefined} />
      </Stack>
    )
  return (
    <Stack>
      <p>{usersText.linkText(user.email)}</p>
      {link.isError && <Alert color="red">{usersText.linkOver}</Alert>}
      <Button loading={link.isPending} fullWidth onClick={() => link.mutate()}>
        {usersText.linkConfirm}
      </Button>
    </Stack>
  )
}

const useLinkToken = (): string =>
  useRouterState({ select: ({ location }) => new URLSearchParams(location.hash).get('link') ?? '' })

/** `/kutse`: where the letters of invitations and of linking lead. */
export function InvitationPage() {
  const [token, linkToken] = [useTokenInLink(), useLinkToken()]
  const footer = (
    <Anchor component={Link} to={ROUTES.addJob}>
      {usersText.toStart}
    </Anchor>
  )
  return (
    <AuthFrame title={linkToken === '' ? usersText.invitationTitle : usersText.linkTitle} footer={footer}>
      {linkToken !== '' ? (
        <Linking token={linkToken} />
      ) : token === '' ? (
        <Alert color="red">{usersText.tokenMissing}</Alert>
      ) : (
        <Invitation token={token} />
      )}
    </AuthFrame>
  )
}
