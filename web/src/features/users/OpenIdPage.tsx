import { Alert, Anchor, Button, Loader, SegmentedControl, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { joinByLink, readNewcomer } from '@vagu/core/openid/contract'
import type { Newcomer } from '@vagu/core/openid/schema'
import type { SignedIn } from '@vagu/core/users/schema'
import { useState } from 'react'
import { openIdKeys } from '../../entities/openid/keys.ts'
import { acceptLogin } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { ExistingAccountForm, NewAccountForm } from './NewcomerForms.tsx'
import { usersText } from './text.ts'
import { useTokenInLink } from '../../entities/session/token-in-link.ts'
import { withFreshToken } from './with-token.ts'

/** Takes the login over and opens the main page. */
function useEntering() {
  const router = useRouter()
  return async (user: SignedIn) => {
    acceptLogin(user)
    await router.navigate({ to: ROUTES.addJob, search: {}, replace: true })
  }
}

/** Joins by the mailed link: a press of a button, so that no program which looks at mails does it. */
function JoinByLink({ token }: { readonly token: string }) {
  const enter = useEntering()
  const join = useMutation({
    mutationFn: () => withFreshToken(() => call(joinByLink, { body: { token } })),
    onSuccess: enter,
  })
  const isOver = join.error instanceof CallError && join.error.code === 'tokenExpired'
  return (
    <Stack>
      <p>{usersText.joinLinkText}</p>
      {join.isError && (
        <Alert color="red">{isOver ? usersText.joinLinkOver : usersText.joinAccountFailed}</Alert>
      )}
      <Button loading={join.isPending} fullWidth onClick={() => join.mutate()}>
        {usersText.joinConfirm}
      </Button>
    </Stack>
  )
}

type Way = 'new' | 'existing'

function Ways({ id, newcomer }: { readonly id: string; readonly newcomer: Newcomer }) {
  const enter = useEntering()
  const [way, setWay] = useState<Way>(newcomer.isKnown ? 'existing' : 'new')
  const Form = way === 'new' ? NewAccountForm : ExistingAccountForm
  const { isKnown, name } = newcomer
  return (
    <Stack>
      <p>{isKnown ? usersText.newcomerKnown(name) : usersText.newcomerUnknown(name)}</p>
      <SegmentedControl
        aria-label={usersText.newcomerWay}
        fullWidth
        value={way}
        onChange={(value) => setWay(value === 'new' ? 'new' : 'existing')}
        data={[
          { value: 'new', label: usersText.hasNoAccountYet },
          { value: 'existing', label: usersText.hasAccountAlready },
        ]}
      />
      <Form key={way} id={id} newcomer={newcomer} onDone={enter} />
    </Stack>
  )
}

/** Refusals of a way that is over, invented, or of an installation without a provider. */
const OVER: ReadonlySet<string> = new Set(['tokenExpired', 'invalid', 'switchedOff'])

/** Who came back from the provider, and what he wants to be here. */
function Newcoming({ id }: { readonly id: string }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: openIdKeys.newcomer(id),
    queryFn: ({ signal }) => call(readNewcomer, { params: { id } }, { signal }),
    meta: { reads: [], isQuiet: true },
  })
  if (isPending) return <Loader size="sm" aria-hidden />
  if (error instanceof CallError && OVER.has(error.code))
    return <Alert color="red">{usersText.newcomerOver}</Alert>
  if (!data) return <LoadFailed onReload={() => void refetch()} />
  return <Ways id={id} newcomer={data} />
}

/** `/sisene/jatka`: where a sign-in at the OpenID provider leads that nobody here is known by, and its mailed link. */
export function OpenIdPage() {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const token = useTokenInLink()
  const id = search['katse'] ?? ''
  const footer = (
    <Anchor component={Link} to={ROUTES.login}>
      {usersText.backToLogin}
    </Anchor>
  )
  return (
    <AuthFrame title={usersText.newcomerTitle} footer={footer}>
      {token !== '' ? (
        <JoinByLink token={token} />
      ) : id === '' ? (
        <Alert color="red">{usersText.newcomerOver}</Alert>
      ) : (
        <Newcoming id={id} />
      )}
    </AuthFrame>
  )
}
