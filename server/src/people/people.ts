/** Who belongs to a farm. */
import type { Person } from '@vagu/core/people/schema'
import type { Role } from '@vagu/core/users/schema'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { logSecurity } from '../http/security-log.ts'
import type { Ports } from '../ports.ts'
import { changeRoleOf, leave, roleOf } from '../users/farms.ts'

const personRows = (db: Reader, { accountId }: Actor) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select(['app_user.user_id', 'app_user.email', 'membership.role'])
    .where('membership.account_id', '=', accountId)

export async function listPeople(db: Reader, actor: Actor): Promise<Person[]> {
  const rows = await personRows(db, actor).orderBy('app_user.email').execute()
  return rows.map(({ user_id: _id, email, role }) => ({ _id, email, role, isSelf: _id === actor.userId }))
}

export async function changeRole(
  tx: Writer,
  actor: Actor,
  { userId, role }: { userId: string; role: Role },
): Promise<Person> {
  await changeRoleOf(tx, actor, { userId, role })
  const { email } = await personRows(tx, actor)
    .where('app_user.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { _id: userId, email, role, isSelf: userId === actor.userId }
}

export async function removePerson(
  tx: Writer,
  actor: Actor,
  { userId, ports }: { userId: string; ports: Ports },
): Promise<undefined> {
  // whoever is none of the farm is not found, whatever else he is
  await roleOf(tx, actor, userId)
  await leave(tx, actor, { userId, ports })
  logSecurity(ports, 'farm left', { userId, by: actor.userId })
}
