/**
 * Where letters on invoices go: to nobody's address who has not proven that it is his. An invoice waits for the proof of
 * whoever ordered; the order stands, and the invoice can be fetched.
 */
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'
import { storedInvoices } from './stored.ts'

/** Mails a new invoice, or holds it back until the user's address is proven. */
export async function mailInvoice(
  tx: Writer,
  actor: Actor,
  invoice: { readonly number: string; readonly email: string },
): Promise<void> {
  const user = await tx
    .selectFrom('app_user')
    .select('email_validated')
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (user.email_validated === 1) await putLetter(tx, actor, { kind: 'invoice', ...invoice })
}

/** Mails what was held back: invoices of the user's farms that name the address he ordered with. */
export async function mailHeldInvoices(
  tx: Writer,
  actor: Actor,
  { email, before }: { email: string; before: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('subscription_order')
    .innerJoin('membership', 'membership.account_id', 'subscription_order.account_id')
    .innerJoin('invoice', 'invoice.number', 'subscription_order.number')
    .select(['invoice.number', 'invoice.document', 'invoice.document_version'])
    .where('membership.user_id', '=', actor.userId)
    .where('subscription_order.deleted_at', 'is', null)
    .orderBy('invoice.number')
    .execute()
  for (const { number, ...row } of rows)
    if (storedInvoices.read(row).buyer.email === before)
      await putLetter(tx, actor, { kind: 'invoice', email, number })
}

/** Addresses that owners of the accounts have proven, by account. */
export async function provenOwners(
  db: Reader,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  if (accountIds.length === 0) return found
  const rows = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .select(['membership.account_id', 'email'])
    .where('membership.account_id', 'in', accountIds)
    .where('membership.role', '=', 'owner')
    .where('app_user.email_validated', '=', 1)
    .orderBy('email')
    .execute()
  for (const { account_id: id, email } of rows) found.set(id, [...(found.get(id) ?? []), email])
  return found
}

/** Where a letter on an invoice goes: to whoever ordered, else to another owner; nowhere where none has proven his address. */
export const addressOf = (owners: readonly string[] | undefined, orderedBy: string): string | undefined =>
  owners?.find((email) => email === orderedBy) ?? owners?.[0]
