/** Who comes to a farm, and who goes. */
import { AppError } from '@vagu/core/errors'
import type { Role } from '@vagu/core/users/schema'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import { awaitTurn } from '../http/turn.ts'
import type { Ports } from '../ports.ts'
import { farmsOf } from './farm-names.ts'
import { createFarm } from './store.ts'
import { OWN_FARM } from './text.ts'

const journalText = (role: Role): string => JSON.stringify({ role })

/** Whom a change of people is about, in the farm of the actor. */
interface Joining {
  readonly userId: string
  readonly role: Role
}

/** Makes somebody belong to the actor's farm; whoever does already stays as what he is. True when he is new there. */
export async function join(tx: Writer, actor: Actor, { userId, role }: Joining): Promise<boolean> {
  const made = await tx
    .insertInto('membership')
    .values({ account_id: actor.accountId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (made === undefined) return false
  const entry = { noun: 'person', recordId: userId, action: 'create', before: null } as const
  await writeJournal(tx, actor, [{ ...entry, after: journalText(role) }])
  return true
}

/** As what somebody belongs to the actor's farm; refuses with `notFound`. */
export async function roleOf(tx: Writer, actor: Actor, userId: string): Promise<Role> {
  const row = await tx
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', actor.accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return row.role
}

/** Refuses to take the last owner away from the actor's farm. */
async function rejectLastOwner(tx: Writer, { accountId }: Actor, userId: string): Promise<void> {
  const other = await tx
    .selectFrom('membership')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()
  if (other === undefined) throw new AppError('lastOwner')
}

export async function changeRoleOf(tx: Writer, actor: Actor, { userId, role }: Joining): Promise<void> {
  const before = await roleOf(tx, actor, userId)
  if (before === role) return
  if (before === 'owner') await rejectLastOwner(tx, actor, userId)
  await tx
    .updateTable('membership')
    .set({ role })
    .where('account_id', '=', actor.accountId)
    .where('user_id', '=', userId)
    .execute()
  const entry = { noun: 'person', recordId: userId, action: 'change' } as const
  await writeJournal(tx, actor, [{ ...entry, before: journalText(before), after: journalText(role) }])
}

/**
 * Takes somebody out of the actor's farm, with his sessions in it and the address of his calendar. Everybody has a farm to sign in to: whoever leaves
 * his last one gets an empty one of his own.
 */
export async function leave(
  tx: Writer,
  actor: Actor,
  work: { userId: string; ports: Pick<Ports, 'engine' | 'options'> },
): Promise<void> {
  const { userId, ports } = work
  if (ports.engine === 'postgres') await awaitTurn(tx, actor.accountId)
  const before = await roleOf(tx, actor, userId)
  if (before === 'owner') await rejectLastOwner(tx, actor, userId)
  for (const table of ['session', 'calendar_address', 'membership'] as const)
    await tx
      .deleteFrom(table)
      .where('account_id', '=', actor.accountId)
      .where('user_id', '=', userId)
      .execute()
  const entry = { noun: 'person', recordId: userId, action: 'delete', after: null } as const
  await writeJournal(tx, actor, [{ ...entry, before: journalText(before) }])
  if ((await farmsOf(tx, userId)).length > 0) return
  const company = { name: OWN_FARM, code: '', address: { street: '' } }
  await createFarm(tx, actor, { userId, company, trialDays: ports.options.trialDays })
}
