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
import { addressesOf, takeNewEmail } from './email-change.ts'
import { afterFirstProof, markProven } from './first-proof.ts'
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

/**
 * Uses the link up, and every other of the user. Returns the address that it proves: his own, or the one that is to take
 * its place; nothing when the link is not his, of another address, used or outdated.
 */
async function spendProof(tx: Writer, actor: Actor, tokenHash: string): Promise<string | undefined> {
  await tx.deleteFrom('email_proof').where('expires_at', '<=', actor.now.toISOString()).execute()
  const used = await tx
    .updateTable('email_proof')
    .set({ used_at: actor.now.toISOString() })
    .where('user_id', '=', actor.userId)
    .where('used_at', 'is', null)
    .where((proof) =>
      proof.exists(
        proof
          .selectFrom('app_user')
          .select('app_user.user_id')
          .where('app_user.user_id', '=', actor.userId)
          .where((user) =>
            user.or([
              user('app_user.email', '=', user.ref('email_proof.email')),
              user('app_user.new_email', '=', user.ref('email_proof.email')),
            ]),
          ),
      ),
    )
    .where('token_hash', '=', tokenHash)
    .returning('email')
    .executeTakeFirst()
  return used?.email
}

/** Every other link that proves an address of the user is used up. */
async function spendOthers(tx: Writer, actor: Actor): Promise<void> {
  await tx
    .updateTable('email_proof')
    .set({ used_at: actor.now.toISOString() })
    .where('user_id', '=', actor.userId)
    .where('used_at', 'is', null)
    .execute()
  await dropLetters(tx, actor.userId, 'proof')
}

async function provePresent(tx: Writer, actor: Actor, email: string): Promise<void> {
  if (await markProven(tx, actor.userId)) await afterFirstProof(tx, actor, { email })
  await spendOthers(tx, actor)
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
    const email = await spendProof(tx, actor, tokenHash)
    if (email === undefined) return false
    const { email: present } = await addressesOf(tx, userId)
    if (email === present) await provePresent(tx, actor, email)
    else {
      await spendOthers(tx, actor)
      await takeNewEmail(tx, actor, { before: present, after: email })
    }
    return true
  })
  ports.letterWaits()
  logSecurity(ports, isProven ? 'address proven' : 'link refused', { userId, of: 'proof', address })
  if (!isProven) throw new AppError('tokenExpired')
}
