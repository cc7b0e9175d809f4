import { Button, Divider } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { beginOpenIdSignIn, getOpenIdOffer } from '@vagu/core/openid/contract'
import { Place } from '@vagu/core/openid/schema'
import { openIdKeys } from '../../entities/openid/keys.ts'
import { tooManyTries } from '../../entities/session/wait-text.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { leaveTo } from '../../lib/leave-to.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { usersText } from './text.ts'
import { withFreshToken } from './with-token.ts'

interface Props {
  /** Address to return to; this page where nothing is said. */
  readonly returnTo: string | undefined
  readonly isRemembered: boolean
}

/** Signs in at the OpenID provider of the installation; nothing where it has none. */
export function OpenIdButton({ returnTo, isRemembered }: Props) {
  const router = useRouter()
  const messages = useMessages()
  const { data: offer } = useQuery({
    queryKey: openIdKeys.offer,
    queryFn: ({ signal }) => call(getOpenIdOffer, {}, { signal }),
    staleTime: Infinity,
    meta: { reads: [], isQuiet: true },
  })
  const begin = useMutation({
    mutationFn: () => {
      const place = Place.safeParse(returnTo ?? router.state.location.href).data ?? ROUTES.addJob
      const body = { returnTo: place, remember: isRemembered }
      return withFreshToken(() => call(beginOpenIdSignIn, { body }))
    },
    onSuccess: ({ url }) => leaveTo(url),
    onError: (error) => {
      const isLimit = error instanceof CallError && error.code === 'tooManyTries'
      messages.failed(error, isLimit ? tooManyTries(error.retryAfter) : usersText.openIdFailed)
    },
  })
  if (offer?.label == null) return null
  return (
    <>
      <Divider label={usersText.or} />
      <Button variant="default" fullWidth loading={begin.isPending} onClick={() => begin.mutate()}>
        {offer.label}
      </Button>
    </>
  )
}
