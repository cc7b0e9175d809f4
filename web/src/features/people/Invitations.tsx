import { Button } from '@mantine/core'
import { invite, withdrawInvitation } from '@vagu/core/people/contract'
import type { Invitation } from '@vagu/core/people/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import { call } from '../../lib/call.ts'
import { formatDay } from '../../lib/format.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useChange, useInvitations } from './api.ts'
import layout from '../../ui/layout.module.css'
import styles from './People.module.css'
import { peopleText } from './text.ts'

function Row({ invitation }: { readonly invitation: Invitation }) {
  const { _id: id, email, role, expiresAt, isExpired } = invitation
  const again = useChange({
    send: () => call(invite, { body: { email, role } }),
    done: () => peopleText.sent(email),
    failed: peopleText.sendFailed,
  })
  const withdraw = useChange({
    send: () => call(withdrawInvitation, { params: { id } }),
    done: () => peopleText.withdrawn(email),
    failed: peopleText.withdrawFailed,
  })
  const until = peopleText.validUntil(formatDay(dayInTallinn(new Date(expiresAt))))
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {email}
        <span className={styles.mark} data-over={isExpired || undefined}>
          {' '}
          · {ROLE_WORDS[role].name} · {isExpired ? peopleText.expired : until}
        </span>
      </span>
      <Button
        variant="subtle"
        aria-label={peopleText.againTo(email)}
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        {peopleText.again}
      </Button>
      <Button
        variant="subtle"
        color="red"
        aria-label={peopleText.withdrawOf(email)}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        {peopleText.withdraw}
      </Button>
    </li>
  )
}

/** Invitations that nobody accepted yet. */
export function Invitations() {
  const { data, isPending, isError, isFetching, refetch } = useInvitations()
  return (
    <section aria-label={peopleText.invitations} className={styles.part}>
      <h3 className={styles.heading}>{peopleText.invitations}</h3>
      {isPending && <DelayedSkeleton lines={1} height={56} />}
      {isError && (
        <LoadFailed
          title={peopleText.invitationsFailed}
          onReload={() => void refetch()}
          isLoading={isFetching}
        />
      )}
      {data?.length === 0 && <p className={styles.text}>{peopleText.noInvitations}</p>}
      {data && data.length > 0 && (
        <ul className={layout.listColumn}>
          {data.map((invitation) => (
            <Row key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  )
}
