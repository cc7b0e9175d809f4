/** Credit invoices: numbered with the invoices, kept as they were issued, and told of in their order. */
import type { CreditDraft } from '@vagu/core/admin/schema'
import { AppError } from '@vagu/core/errors'
import { creditedSums, creditOf, restOf } from '@vagu/core/subscription/credit'
import { type InvoiceDocument, invoiceNumberOf } from '@vagu/core/subscription/invoice'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { areaUnits } from '@vagu/core/units/rounding'
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { changeRecord } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { putLetter } from '../mails/letters.ts'
import { addressOf, provenOwners } from './held-invoices.ts'
import { nextNumber } from './invoices.ts'
import { touchAccount } from './orders.ts'
import { type OrderRow, storedInvoices, storedOrders } from './stored.ts'

async function creditsOf(db: Reader, invoice: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('credit_invoice')
    .select(['document', 'document_version'])
    .where('credits', '=', invoice)
    .execute()
  return rows.map((row) => storedInvoices.read(row))
}

/** A credit invoice by its number. */
export async function findCredit(db: Reader, number: string): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('credit_invoice')
    .select(['document', 'document_version'])
    .where('number', '=', number)
    .executeTakeFirst()
  return row && storedInvoices.read(row)
}

/** A credit invoice of an order; refuses with `notFound`, also for another farm's. */
export async function requireCredit(
  db: Reader,
  actor: Actor,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<InvoiceDocument> {
  const row = await db
    .selectFrom('credit_invoice')
    .select(['document', 'document_version'])
    .where('issued_to', '=', actor.accountId)
    .where('order_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return storedInvoices.read(row)
}

const isIssued = async (db: Reader, requestId: string): Promise<boolean> =>
  (await db
    .selectFrom('credit_invoice')
    .select('number')
    .where('request_id', '=', requestId)
    .executeTakeFirst()) !== undefined

interface Credited {
  readonly invoice: InvoiceDocument
  /** The order, which whoever credits holds. */
  readonly order: OrderRow
  readonly draft: z.infer<typeof CreditDraft>
}

/** Takes an invoice back, or hectares of it; a call that is repeated changes nothing. Returns the order after that. */
export async function issueCredit(
  tx: Writer,
  actor: Actor,
  { invoice, order, draft }: Credited,
): Promise<OrderRow> {
  if (await isIssued(tx, draft._id)) return order
  const rest = restOf(invoice, await creditsOf(tx, invoice.number))
  const sums = creditedSums(invoice, rest, draft.area ?? rest.area)
  if (sums === undefined) throw new AppError('conflict')
  const day = dayInTallinn(actor.now)
  const year = yearOf(day)
  const credit = creditOf(invoice, {
    number: invoiceNumberOf(year, await nextNumber(tx, year)),
    day,
    sums,
  })
  await tx
    .insertInto('credit_invoice')
    .values({
      number: credit.number,
      request_id: draft._id,
      credits: invoice.number,
      issued_to: order.account_id,
      order_id: order.id,
      ...storedInvoices.columns(credit),
      created_at: actor.now.toISOString(),
    })
    .execute()
  const before = storedOrders.read(order)
  const { number, area, total } = credit
  const credits = [...before.credits, { number, day, area, total }]
  const inFarm = { ...actor, accountId: order.account_id }
  const after = await changeRecord(tx, inFarm, {
    table: 'subscription_order',
    noun: 'order',
    row: order,
    columns: {
      ...storedOrders.columns({ ...before, credits }),
      area_units: order.area_units + areaUnits(area),
      total_cents: order.total_cents + total,
    },
  })
  await touchAccount(tx, inFarm)
  const owners = await provenOwners(tx, [order.account_id])
  const email = addressOf(owners.get(order.account_id), invoice.buyer.email)
  if (email !== undefined) await putLetter(tx, actor, { kind: 'credit', email, number })
  return after
}
