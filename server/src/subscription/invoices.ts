/** Issues invoices: each has the next number of its calendar year, and is kept as it was issued. */
import { AppError } from '@vagu/core/errors'
import type { InvoiceDocument } from '@vagu/core/subscription/invoice'
import type { Actor } from '../db/actor.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { storedInvoices } from './stored.ts'

/**
 * The next number of a calendar year. Who takes one holds the year's row until his transaction ends: numbers follow
 * each other, and one that was taken in vain is taken again.
 */
export async function nextNumber(tx: Writer, year: number): Promise<number> {
  const row = await tx
    .insertInto('invoice_counter')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((set) => ({
        last_number: set('invoice_counter.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return row.last_number
}

export async function storeInvoice(tx: Writer, actor: Actor, invoice: InvoiceDocument): Promise<void> {
  await tx
    .insertInto('invoice')
    .values({
      number: invoice.number,
      issued_to: actor.accountId,
      order_id: invoice.orderId,
      ...storedInvoices.columns(invoice),
      created_at: actor.now.toISOString(),
    })
    .execute()
}

/** The invoice of an order; refuses with `notFound`, also for another farm's. */
export async function requireInvoice(db: Reader, actor: Actor, orderId: string): Promise<InvoiceDocument> {
  const row = await db
    .selectFrom('invoice')
    .select(['document', 'document_version'])
    .where('issued_to', '=', actor.accountId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return storedInvoices.read(row)
}

/** An invoice by its number, which is one of the whole installation. */
export async function findInvoice(db: Reader, number: string): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .select(['document', 'document_version'])
    .where('number', '=', number)
    .executeTakeFirst()
  return row && storedInvoices.read(row)
}
