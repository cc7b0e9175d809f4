/**
 * The first proof that a user reads the mail of his address, by whichever link it comes: a proof, a new password, another
 * address, a joined identity or an invitation. What waited for it goes then, once.
 */
import { roleMay } from '@vagu/core/access'
import type { Actor } from '../db/actor.ts'
import type { Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'
import { mailHeldInvoices } from '../subscription/held-invoices.ts'
import { storedAccounts } from './stored.ts'

/** Marks the address of a user as proven. True where nothing had proven it before: of two that ask at once one gets that. */
export async function markProven(tx: Writer, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable('app_user')
    .set({ email_validated: 1 })
    .where('user_id', '=', userId)
    .where('email_validated', '=', 0)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Greets a new user in the farm that he came to. */
async function welcome(tx: Writer, actor: Actor, email: string): Promise<void> {
  const row = await tx
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['document', 'document_version', 'trial_until', 'role'])
    .where('membership.user_id', '=', actor.userId)
    .where('membership.account_id', '=', actor.accountId)
    .executeTakeFirstOrThrow()
  const companyName = storedAccounts.read(row).company.name
  const trialUntil = roleMay(row.role, 'manage') ? row.trial_until : null
  await putLetter(tx, actor, { kind: 'welcome', email, companyName, trialUntil })
}

/**
 * Consequences of the first proof: the welcome, and invoices that waited. `before` is the address that he ordered
 * with.
 */
export async function afterFirstProof(
  tx: Writer,
  actor: Actor,
  { email, before = email }: { email: string; before?: string },
): Promise<void> {
  await welcome(tx, actor, email)
  await mailHeldInvoices(tx, actor, { email, before })
}
