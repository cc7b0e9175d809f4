/** Forgotten and changed passwords. */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/contract'
import { fieldError } from '@vagu/core/validation'
import { writeJournal } from '../db/journal.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import type { OwnHandler } from '../http/call.ts'
import { endSessions, hashToken, newToken } from '../http/session.ts'
import { countTries, forgetTries } from './limits.ts'
import { refuseInDemo } from './sign-in.ts'
import { findUser } from './store.ts'
import { LINK_HOURS, passwordMail } from './text.ts'

const HOUR = 3_600_000

/** Answers the same, and does not wait for the mail, whether somebody bears the e-mail or not. */
export const resetPassword: OwnHandler<typeof contract.resetPassword> = async ({ ports, body, address }) => {
  refuseInDemo(ports)
  const now = ports.now()
  const byEmail = { of: 'reset by e-mail', by: body.email } as const
  await countTries(ports.db, now, [byEmail, { of: 'reset by address', by: address }])
  const token = newToken(ports)
  const row = { token_hash: await hashToken(token), used_at: null }
  const user = await ports.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('reset_token').where('expires_at', '<=', now.toISOString()).execute()
    const found = await findUser(tx, body.email)
    const expires_at = new Date(now.getTime() + LINK_HOURS * HOUR).toISOString()
    if (found !== undefined)
      await tx
        .insertInto('reset_token')
        .values({ ...row, user_id: found.userId, expires_at })
        .execute()
    return found
  })
  if (user === undefined) return
  const mail = passwordMail(body.email, `${ports.options.publicUrl}/uusparool?token=${token}`)
  ports.sendMail(mail).catch((error: unknown) => ports.log.error({ error }, 'a mail was not sent'))
}

/** The user of a token that still works; refuses with `tokenExpired`. */
async function userOfToken(db: Reader, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('reset_token')
    .innerJoin('membership', 'membership.user_id', 'reset_token.user_id')
    .select(['reset_token.user_id as userId', 'membership.account_id as accountId'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('membership.account_id')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('tokenExpired')
  return row
}

/** Marks every token of the user as used; refuses when another request was there first. */
async function useToken(tx: Writer, tokenHash: string, work: { userId: string; now: Date }): Promise<void> {
  const used = await tx
    .updateTable('reset_token')
    .set({ used_at: work.now.toISOString() })
    .where('user_id', '=', work.userId)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .execute()
  if (!used.some((row) => row.token_hash === tokenHash)) throw new AppError('tokenExpired')
}

/** Keeps a new password in place of the old one, in the history too (but not what it is). Returns whose it is. */
async function storePassword(
  tx: Writer,
  who: Who,
  work: { passwordHash: string; columns?: { email_validated: 1 } },
): Promise<string> {
  const { email } = await tx
    .updateTable('app_user')
    .set({ password_hash: work.passwordHash, ...work.columns })
    .where('user_id', '=', who.userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  const entry = { noun: 'password', recordId: who.userId, action: 'change' } as const
  await writeJournal(tx, who, [{ ...entry, before: null, after: null }])
  return email
}

export const setPasswordAfterReset: OwnHandler<typeof contract.setPasswordAfterReset> = async (call) => {
  const { ports, body, newId } = call
  refuseInDemo(ports)
  const now = ports.now()
  const tokenHash = await hashToken(body.token)
  const user = await userOfToken(ports.db, tokenHash, now)
  const passwordHash = await ports.passwords.hash(body.password)
  await ports.db.transaction().execute(async (tx) => {
    await useToken(tx, tokenHash, { userId: user.userId, now })
    const columns = { email_validated: 1 } as const
    const email = await storePassword(tx, { ...user, now, newId }, { passwordHash, columns })
    await endSessions(tx, { userId: user.userId })
    await forgetTries(tx, { of: 'login by e-mail', by: email })
  })
}

const wrongPassword = () =>
  new AppError('invalid', { fields: [fieldError('currentPassword', 'wrongCurrentPassword')] })

const passwordHashOf = async (db: Reader, userId: string): Promise<string> => {
  const user = db.selectFrom('app_user').select('password_hash').where('user_id', '=', userId)
  return (await user.executeTakeFirstOrThrow()).password_hash
}

export const setPassword: OwnHandler<typeof contract.setPassword> = async (call) => {
  const { ports, body, session, newId } = call
  if (session === undefined) throw new AppError('unauthenticated')
  refuseInDemo(ports)
  const { userId, accountId, hash: exceptHash } = session
  const [now, tries] = [ports.now(), { of: 'password by user', by: userId } as const]
  await countTries(ports.db, now, [tries])
  const before = await passwordHashOf(ports.db, userId)
  if (!(await ports.passwords.verify(before, body.currentPassword))) throw wrongPassword()
  const passwordHash = await ports.passwords.hash(body.password)
  await ports.db.transaction().execute(async (tx) => {
    if ((await passwordHashOf(tx, userId)) !== before) throw wrongPassword()
    await storePassword(tx, { userId, accountId, now, newId }, { passwordHash })
    await endSessions(tx, { userId, exceptHash })
    await forgetTries(tx, tries)
  })
}
