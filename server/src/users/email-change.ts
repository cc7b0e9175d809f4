/**
 * Another address of a user. It counts when he has proven that he reads its mail; until then the present one stays. The
 * present address gets a letter when the change is asked for, and another when it has come to pass.
 */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/contract'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { dropLetters, putLetter } from '../mails/letters.ts'
import { afterFirstProof, markProven } from './first-proof.ts'
import { countTries } from './limits.ts'
import { requireOwnProof } from './own-password.ts'
import { spendLinks } from './passwords.ts'
import { rejectInDemo } from './sign-in.ts'
import { readUser } from './store.ts'

export const addressesOf = (db: Reader, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'new_email as newEmail'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

const rejectAs = (code: 'sameEmail' | 'emailTaken') =>
  new AppError(code === 'emailTaken' ? code : 'invalid', { fields: [fieldError('email', code)] })

async function rejectTaken(db: Reader, email: string): Promise<void> {
  const other = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (other !== undefined) throw rejectAs('emailTaken')
}

async function noteChange(tx: Writer, actor: Actor, work: { before: object; after: object }): Promise<void> {
  const entry = { noun: 'email', recordId: actor.userId, action: 'change' } as const
  const [before, after] = [JSON.stringify(work.before), JSON.stringify(work.after)]
  await writeJournal(tx, actor, [{ ...entry, before, after }])
}

async function announce(tx: Writer, actor: Actor, newEmail: string): Promise<void> {
  const { userId } = actor
  const before = await addressesOf(tx, userId)
  await rejectTaken(tx, newEmail)
  await tx.updateTable('app_user').set({ new_email: newEmail }).where('user_id', '=', userId).execute()
  await putLetter(tx, actor, { kind: 'newEmail', email: newEmail })
  // the same wish again mails its link again, and tells the present address nothing new
  if (before.newEmail === newEmail) return
  await putLetter(tx, actor, { kind: 'emailChangeAsked', email: before.email, newEmail })
  await noteChange(tx, actor, { before: { newEmail: before.newEmail }, after: { newEmail } })
}

export const changeEmail: UnmanagedHandler<typeof contract.changeEmail> = async (call) => {
  const { ports, body, session, newId, address } = call
  rejectInDemo(ports)
  const { userId, accountId } = session
  await requireOwnProof(ports, { session, address, password: body.currentPassword, at: 'currentPassword' })
  if ((await addressesOf(ports.db, userId)).email === body.email) throw rejectAs('sameEmail')
  await rejectTaken(ports.db, body.email)
  await countTries(ports, [{ of: 'proof by user', by: userId }])
  const now = ports.now()
  await ports.db.transaction().execute((tx) => announce(tx, { userId, accountId, now, newId }, body.email))
  ports.letterWaits()
  logSecurity(ports, 'address change asked', { userId, address })
  return readUser(ports.db, session, { now, options: ports.options })
}

export const keepEmail: UnmanagedHandler<typeof contract.keepEmail> = async (call) => {
  const { ports, session, newId } = call
  rejectInDemo(ports)
  const { userId, accountId } = session
  const now = ports.now()
  await ports.db.transaction().execute(async (tx) => {
    const { newEmail } = await addressesOf(tx, userId)
    if (newEmail === null) return
    await tx.updateTable('app_user').set({ new_email: null }).where('user_id', '=', userId).execute()
    await dropLetters(tx, userId, 'newEmail')
    await noteChange(
      tx,
      { userId, accountId, now, newId },
      { before: { newEmail }, after: { newEmail: null } },
    )
  })
  return readUser(ports.db, session, { now, options: ports.options })
}

/** The proven address takes the place of the one before. Links for a new password went there, and are of no use any more. */
export async function takeNewEmail(
  tx: Writer,
  actor: Actor,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await rejectTaken(tx, after)
  const isFirst = await markProven(tx, actor.userId)
  await tx
    .updateTable('app_user')
    .set({ email: after, new_email: null })
    .where('user_id', '=', actor.userId)
    .execute()
  await dropLetters(tx, actor.userId, 'newEmail')
  await spendLinks(tx, actor.userId, actor.now)
  await putLetter(tx, actor, { kind: 'emailChanged', email: before, newEmail: after })
  if (isFirst) await afterFirstProof(tx, actor, { email: after, before })
  await noteChange(tx, actor, { before: { email: before }, after: { email: after, emailValidated: true } })
}
