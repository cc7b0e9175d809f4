/** Identities at the OpenID provider, and whose they are here. */
import { AppError } from '@vagu/core/errors'
import type { Identity } from '@vagu/core/openid/schema'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'
import { startingUsers } from '../users/store.ts'
import type { Found } from './found.ts'

type Who = Pick<Found, 'issuer' | 'subject'>

/** Whose identity it is; undefined where it is nobody's. */
export const ownerOf = (db: Reader, { issuer, subject }: Who) =>
  db
    .selectFrom('identity')
    .select(['id', 'user_id as userId'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** The user of an identity, with the farm that he starts in. */
export const userOfIdentity = (db: Reader, { issuer, subject }: Who) =>
  startingUsers(db)
    .innerJoin('identity', 'identity.user_id', 'app_user.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export async function noteIdentityUse(tx: Writer, found: Found, now: Date): Promise<void> {
  await tx
    .updateTable('identity')
    .set({ last_used_at: now.toISOString(), name: found.name })
    .where('issuer', '=', found.issuer)
    .where('subject', '=', found.subject)
    .execute()
}

export async function listIdentities(db: Reader, userId: string): Promise<Identity[]> {
  const rows = await db
    .selectFrom('identity')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Makes the identity the user's. False where it is somebody's already: his own, or another's. */
export async function addIdentity(tx: Writer, actor: Actor, found: Found): Promise<boolean> {
  const at = actor.now.toISOString()
  const { issuer, subject, name } = found
  const id = actor.newId()
  const made = await tx
    .insertInto('identity')
    .values({ id, user_id: actor.userId, issuer, subject, name, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return false
  const entry = { noun: 'identity', recordId: id, action: 'create', before: null } as const
  await writeJournal(tx, actor, [{ ...entry, after: JSON.stringify({ name }) }])
  return true
}

/** Tells the user that there is one more way to sign in as him. */
export async function tellOfIdentity(tx: Writer, actor: Actor, { name }: Found): Promise<void> {
  const { email } = await tx
    .selectFrom('app_user')
    .select('email')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  await putLetter(tx, actor, { kind: 'identityJoined', email, name })
}

/** Whether the user has a password. The row of the user is held: of two who take ways to sign in away, one waits. */
async function holdUser(tx: Writer, userId: string): Promise<boolean> {
  const held = await tx
    .updateTable('app_user')
    .set((user) => ({ email: user.ref('email') }))
    .where('user_id', '=', userId)
    .returning('password_hash')
    .executeTakeFirstOrThrow()
  return held.password_hash !== ''
}

/** Takes an identity away; refuses the last way to sign in. */
export async function dropIdentity(tx: Writer, actor: Actor, id: string): Promise<void> {
  const hasPassword = await holdUser(tx, actor.userId)
  const row = await tx
    .deleteFrom('identity')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .returning('name')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  if (!hasPassword && (await listIdentities(tx, actor.userId)).length === 0) throw new AppError('lastSignIn')
  const entry = { noun: 'identity', recordId: id, action: 'delete', after: null } as const
  await writeJournal(tx, actor, [{ ...entry, before: JSON.stringify({ name: row.name }) }])
}

/** Every identity of a user whose address somebody else may have registered before him. */
export async function forgetIdentities(tx: Writer, userId: string): Promise<void> {
  await tx.deleteFrom('identity').where('user_id', '=', userId).execute()
}
