import { Button } from '@mantine/core'
import { changeRole, removePerson } from '@vagu/core/people/contract'
import type { Person } from '@vagu/core/people/schema'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import type { Role } from '@vagu/core/users/schema'
import { useCan } from '../../entities/account/use-can.ts'
import { useUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { Card } from '../../ui/Card.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { useChange, usePeople } from './api.ts'
import layout from '../../ui/layout.module.css'
import styles from './People.module.css'
import { RoleSelect } from './RoleSelect.tsx'
import { peopleText } from './text.ts'

/** Actions of an owner on a person. */
function Managing({ person }: { readonly person: Person }) {
  const { _id: id, email, role } = person
  const confirm = useConfirm()
  const change = useChange({
    send: (next: Role) => call(changeRole, { params: { id }, body: { role: next } }),
    done: (_, next) => peopleText.roleChanged(email, ROLE_WORDS[next].name),
    failed: peopleText.roleFailed,
  })
  const remove = useChange({
    send: () => call(removePerson, { params: { id } }),
    done: () => peopleText.removed(email),
    failed: peopleText.removeFailed,
  })
  const ask = async (): Promise<void> => {
    const question = { title: peopleText.removeTitle(email), message: peopleText.removeText }
    if (await confirm({ ...question, confirmLabel: peopleText.remove, isDangerous: true })) remove.mutate()
  }
  return (
    <>
      <RoleSelect
        hiddenLabel={peopleText.roleOf(email)}
        value={role}
        isBusy={change.isPending}
        onChange={(next) => change.mutate(next)}
      />
      {!person.isSelf && (
        <Button
          variant="subtle"
          color="red"
          loading={remove.isPending}
          aria-label={peopleText.removeOf(email)}
          onClick={() => void ask()}
        >
          {peopleText.remove}
        </Button>
      )}
    </>
  )
}

/** Everybody who belongs to the farm, and as what. */
export function PeopleList() {
  const { data, isPending, isError, isFetching, refetch } = usePeople()
  const canManage = useCan('manage')
  const isDemo = useUser()?.isDemo ?? false
  return (
    <Card title={peopleText.people}>
      {isPending && <DelayedSkeleton lines={1} height={40} />}
      {isError && (
        <LoadFailed title={peopleText.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
      )}
      {data && (
        <ul className={layout.listColumn} aria-label={peopleText.people}>
          {data.map((person) => (
            <li key={person._id} className={styles.row}>
              <span className={styles.name}>
                {person.email}
                {person.isSelf && <span className={styles.mark}> ({peopleText.you})</span>}
              </span>
              {canManage && !isDemo ? (
                <Managing person={person} />
              ) : (
                <span className={styles.mark}>{ROLE_WORDS[person.role].name}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
