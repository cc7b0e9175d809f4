import { Badge, Button, Group } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@vagu/core/users/contract'
import type { ReplyOf } from '@vagu/core/endpoint'
import lists from '../../ui/lists.module.css'
import { accountKeys } from '../../entities/account/keys.ts'
import { call } from '../../lib/call.ts'
import { formatInstant } from '../../lib/format.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'
import { Part } from './Part.tsx'
import { accountText } from './text.ts'

export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  meta: { reads: ['account'] },
})

type Sessions = ReplyOf<typeof listSessions>

function Device({ session }: { readonly session: Sessions[number] }) {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endSession, { params: { id: session._id } }),
    onSuccess: () => messages.success(accountText.signedOut),
    onError: (error) => messages.failed(error, accountText.signOutFailed),
  })
  const name = deviceName(session.device)
  return (
    <li className={styles.device}>
      <div>
        {name}{' '}
        {session.isCurrent && (
          <Badge variant="outline" tt="none">
            {accountText.thisDevice}
          </Badge>
        )}
        <span className={styles.used}>{accountText.lastUsed(formatInstant(session.lastUsedAt))}</span>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          loading={isPending}
          aria-label={accountText.signOutOf(name)}
          onClick={() => mutate()}
        >
          {accountText.signOut}
        </Button>
      )}
    </li>
  )
}

function Devices({ sessions }: { readonly sessions: Sessions }) {
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => messages.success(accountText.othersSignedOut),
    onError: (error) => messages.failed(error, accountText.signOutFailed),
  })
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className={lists.xl}>
        {sessions.map((session) => (
          <Device key={session._id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <Group>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {accountText.signOutOthers}
          </Button>
        </Group>
      ) : (
        <p className={styles.text}>{accountText.noOthers}</p>
      )}
    </>
  )
}

/** Where the user is signed in. */
export function DevicesPart() {
  const { data, isError, refetch } = useQuery(sessionsQuery)
  return (
    <Part id="seadmed" title={accountText.devices}>
      <p className={styles.text}>{accountText.devicesIntro}</p>
      {data && <Devices sessions={data} />}
      {!data && (isError ? <LoadFailed onReload={() => void refetch()} /> : <DelayedSkeleton lines={2} />)}
    </Part>
  )
}
