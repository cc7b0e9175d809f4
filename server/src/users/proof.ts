/**
 * Proof that a user reads the mail of his address. The link alone proves nothing: it counts in a session of the account
 * that it was mailed for. Whoever gets the mail without having set the password proves by a new password instead, which
 * ends the sessions of whoever had set it.
 */
import { AppError } from '@vagu/core/errors'
import type * as contract from '@vagu/core/users/contract'
import { writeJournal } from '../db/journal.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import type { UnmanagedHandler } from '../http/call.ts'
import { logSecurity } from '../http/security-log.ts'
import { hashToken } from '../http/session.ts'
import { dropLetters, putLetter } from '../mails/letters.ts'
import { countTries } from './limits.ts'
import { rejectInDemo } from './sign-in.ts'
import { readUser } from './store.ts'

/** Mails the link once more; nothing where the address is proven. */
export const sendEmailProof: UnmanagedHandler<typeof contract.sendEmailProof> = async (call) => {
  const { ports, session, newId, address } = call
  rejectInDemo(ports)
  const now = ports.now()
  const { userId } = session
  const { email, emailValidated } = await readUser(ports.db, session, { now, options: ports.options })
  if (emailValidated) return
  await countTries(ports, [{ of: 'proof by user', by: userId }])
  await ports.db
    .transaction()
    .execute((tx) => putLetter(tx, { userId, now, newId }, { kind: 'proof', email }))
  ports.letterWaits()
  logSecurity(ports, 'proof asked', { userId, address })
}

/** Uses the link up, and every other of the user; false when it is not his, of another address, used or outdated. */
async function spendProof(tx: Writer, actor: Actor, tokenHash: string): Promise<boolean> {
  await tx.deleteFrom('email_proof').where('expires_at', '<=', actor.now.toISOString()).execute()
  const used = await tx
    .updateTable('email_proof')
    .set({ used_at: actor.now.toISOString() })
    .where('user_id', '=', actor.userId)
    .where('used_at', 'is', null)
    .where('email', '=', (row) =>
      row.selectFrom('app_user').select('app_user.email').where('app_user.user_id', '=', actor.userId),
    )
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst()
  return used !== undefined
}

async function markProven(tx: Writer, actor: Actor): Promise<void> {
  await tx.updateTable('app_user').set({ email_validated: 1 }).where('user_id', '=', actor.userId).execute()
  await tx
    .updateTable('email_proof')
    .set({ used_at: actor.now.toISOString() })
    .where('user_id', '=', actor.userId)
    .where('used_at', 'is', null)
    .execute()
  await dropLetters(tx, actor.userId, 'proof')
  const entry = { noun: 'email', recordId: actor.userId, action: 'change' } as const
  const [before, after] = [{ emailValidated: false }, { emailValidated: true }]
  await writeJournal(tx, actor, [{ ...entry, before: JSON.stringify(before), after: JSON.stringify(after) }])
}

export const proveEmail: UnmanagedHandler<typeof contract.proveEmail> = async (call) => {
  const { ports, body, session, newId, address } = call
  rejectInDemo(ports)
  const { userId, accountId } = session
  const tokenHash = await hashToken(body.token)
  const isProven = await ports.db.transaction().execute(async (tx) => {
    const actor = { userId, accountId, now: ports.now(), newId }
    const isUsed = await spendProof(tx, actor, tokenHash)
    if (isUsed) await markProven(tx, actor)
    return isUsed
  })
  logSecurity(ports, isProven ? 'address proven' : 'link refused', { userId, of: 'proof', address })
  if (!isProven) throw new AppError('tokenExpired')
}
