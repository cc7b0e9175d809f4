import * as contract from '@vagu/core/people/contract'
import { read, type Route, unmanaged, write } from '../http/call.ts'
import { countTries } from '../users/limits.ts'
import { rejectInDemo } from '../users/sign-in.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { acceptInvitation, joinByInvitation, readInvitation } from './joining.ts'
import { changeRole, listPeople, removePerson } from './people.ts'

export const peopleRoutes: readonly Route[] = [
  read(contract.listPeople, ({ db, actor }) => listPeople(db, actor)),
  write(contract.changeRole, ({ tx, actor, params, body, ports }) => {
    rejectInDemo(ports)
    return changeRole(tx, actor, { userId: params.id, role: body.role })
  }),
  write(contract.removePerson, ({ tx, actor, params, ports }) => {
    rejectInDemo(ports)
    return removePerson(tx, actor, { userId: params.id, ports })
  }),
  read(contract.listInvitations, ({ db, actor }) => listInvitations(db, actor)),
  unmanaged(contract.invite, async ({ ports, session, newId, body }) => {
    rejectInDemo(ports)
    const { accountId, userId } = session
    await countTries(ports, [{ of: 'invitation by account', by: accountId }])
    const made = await ports.db
      .transaction()
      .execute((tx) => invite(tx, { accountId, userId, now: ports.now(), newId }, body))
    ports.letterWaits()
    return made
  }),
  write(contract.withdrawInvitation, ({ tx, actor, params }) => withdrawInvitation(tx, actor, params.id)),
  unmanaged(contract.readInvitation, readInvitation),
  unmanaged(contract.acceptInvitation, acceptInvitation),
  unmanaged(contract.joinByInvitation, joinByInvitation),
]
