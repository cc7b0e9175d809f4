/** Forgotten and changed passwords. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/contract'
import { fieldError } from '@vagu/core/validation'
import { writeJournal } from '../db/journal.ts'
import { endLogin } from '../pria-connection/login.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity, markOf } from '../http/security-log.ts'
import { endSessions, hashToken } from '../http/session.ts'
import { dropLetters, putLetter } from '../mails/letters.ts'
import type { Ports } from '../ports.ts'
import { forgetIdentities } from '../openid/identities.ts'
import { forgetDevices } from './devices.ts'
import { afterFirstProof, markProven } from './first-proof.ts'
import { countTries, forgetLogins, forgetTries, triesOfAddress, triesOfEmail } from './limits.ts'
import { rejectWeak } from './new-password.ts'
import { rejectInDemo } from './sign-in.ts'
import { findUser, readUser } from './store.ts'

/** Answers the same, and does not wait for the mail, whether somebody bears the e-mail or not. */
export const resetPassword: UnmanagedHandler<typeof contract.resetPassword> = async (call) => {
  const { ports, body, address, newId } = call
  rejectInDemo(ports)
  await countTries(ports, [
    ...triesOfEmail('reset', body.email, address),
    triesOfAddress('reset by address', address),
  ])
  const now = ports.now()
  await ports.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('reset_token').where('expires_at', '<=', now.toISOString()).execute()
    const found = await findUser(tx, body.email)
    if (found === undefined) return
    await putLetter(tx, { userId: found.userId, now, newId }, { kind: 'password', email: body.email })
  })
  ports.letterWaits()
  logSecurity(ports, 'reset asked', { email: await markOf(body.email), address })
}

/** The user of a token that still works; refuses with `tokenExpired`. */
async function userOfToken(db: Reader, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('reset_token')
    .innerJoin('membership', 'membership.user_id', 'reset_token.user_id')
    .select(['reset_token.user_id as userId', 'membership.account_id as accountId'])
    .where('token_hash', '=', tokenHash)
    .where('reset_token.used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('membership.account_id')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('tokenExpired')
  return row
}

/**
 * Marks every link of the user for a new password as used, those in letters that wait too, and drops those that join an
 * identity. Returns the hashes of the used ones.
 */
export async function spendLinks(tx: Writer, userId: string, now: Date): Promise<readonly string[]> {
  // the letters first: one that is being sent right now has its link in the table when this is through
  await dropLetters(tx, userId, 'password')
  await dropLetters(tx, userId, 'identity')
  await tx.deleteFrom('identity_link').where('user_id', '=', userId).execute()
  const used = await tx
    .updateTable('reset_token')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .execute()
  return used.map((row) => row.token_hash)
}

/** Keeps a new password in place of the old one, in the history too (but not what it is). Returns whose it is. */
async function storePassword(tx: Writer, actor: Actor, work: { passwordHash: string }): Promise<string> {
  const { email } = await tx
    .updateTable('app_user')
    .set({ password_hash: work.passwordHash })
    .where('user_id', '=', actor.userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  const entry = { noun: 'password', recordId: actor.userId, action: 'change' } as const
  await writeJournal(tx, actor, [{ ...entry, before: null, after: null }])
  return email
}

const ownerOf = (ports: Ports, ref: { userId: string; accountId: string }) =>
  readUser(ports.db, ref, { now: ports.now(), options: ports.options })

/** The link proves the address too, to which it was mailed. */
async function storeByLink(tx: Writer, actor: Actor, work: { tokenHash: string; passwordHash: string }) {
  const used = await spendLinks(tx, actor.userId, actor.now)
  // another request was there first
  if (!used.includes(work.tokenHash)) throw new AppError('tokenExpired')
  const isFirst = await markProven(tx, actor.userId)
  // of an address that nothing had proven, a stranger may have joined his own identity
  if (isFirst) await forgetIdentities(tx, actor.userId)
  const email = await storePassword(tx, actor, work)
  if (isFirst) await afterFirstProof(tx, actor, { email })
  await dropLetters(tx, actor.userId, 'proof')
  await endSessions(tx, { userId: actor.userId })
  await forgetDevices(tx, actor.userId)
  await forgetLogins(tx, email)
}

export const setPasswordAfterReset: UnmanagedHandler<typeof contract.setPasswordAfterReset> = async (
  call,
) => {
  const { ports, body, newId, address } = call
  rejectInDemo(ports)
  const now = ports.now()
  const tokenHash = await hashToken(body.token)
  try {
    const { userId, accountId } = await userOfToken(ports.db, tokenHash, now)
    rejectWeak(body.password, await ownerOf(ports, { userId, accountId }))
    const passwordHash = await ports.passwords.hash(body.password)
    const actor = { userId, accountId, now, newId }
    await ports.db.transaction().execute((tx) => storeByLink(tx, actor, { tokenHash, passwordHash }))
    ports.letterWaits()
    // whoever had got into the account may have signed in there
    await endLogin(ports, userId)
    logSecurity(ports, 'reset used', { userId, address })
  } catch (error) {
    if (error instanceof AppError && error.code === 'tokenExpired')
      logSecurity(ports, 'link refused', { of: 'password', address })
    throw error
  }
}

const wrongPassword = () =>
  new AppError('invalid', { fields: [fieldError('currentPassword', 'wrongCurrentPassword')] })

export const passwordHashOf = async (db: Reader, userId: string): Promise<string> => {
  const user = db.selectFrom('app_user').select('password_hash').where('user_id', '=', userId)
  return (await user.executeTakeFirstOrThrow()).password_hash
}

export const setPassword: UnmanagedHandler<typeof contract.setPassword> = async (call) => {
  const { ports, body, session, newId, address } = call
  rejectInDemo(ports)
  const { userId, accountId, hash: exceptHash } = session
  const [now, tries] = [ports.now(), { of: 'password by user', by: userId } as const]
  await countTries(ports, [tries])
  const before = await passwordHashOf(ports.db, userId)
  if (!(await ports.passwords.verify(before, body.currentPassword))) {
    logSecurity(ports, 'sign-in failed', { of: 'password change', userId, address })
    throw wrongPassword()
  }
  rejectWeak(body.password, await ownerOf(ports, session))
  const passwordHash = await ports.passwords.hash(body.password)
  await ports.db.transaction().execute(async (tx) => {
    await spendLinks(tx, userId, now)
    if ((await passwordHashOf(tx, userId)) !== before) throw wrongPassword()
    await storePassword(tx, { userId, accountId, now, newId }, { passwordHash })
    await endSessions(tx, { userId, exceptHash })
    await forgetTries(tx, tries)
  })
  logSecurity(ports, 'password changed', { userId, address })
}
