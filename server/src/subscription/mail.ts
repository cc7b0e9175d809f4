/** Mails that bring an invoice, as it was issued. */
import type { Reader } from '../db/schema.ts'
import type { Letter } from '../mails/letters.ts'
import { mailOfParts } from '../mails/letter-mail.ts'
import type { Attachment, Mail, Ports } from '../ports.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { findInvoice } from './invoices.ts'
import { invoiceLetter, reminderLetter } from './text.ts'

type Needs = Pick<Ports, 'options' | 'printInvoice'>
/** Printing takes a while: it is done when no transaction is open any more. */
type MakeMail = () => Promise<Mail>
/** Whose turn it is where a helper prints for letters. */
const FOR_LETTERS = 'letters'
type InvoiceLetter = Extract<Letter, { kind: 'invoice' | 'reminder' }>

/** The invoice's mail; nothing where the invoice is not there, or a reminder is of one that was paid meanwhile. */
export async function invoiceMail(
  db: Reader,
  { options, printInvoice }: Needs,
  { kind, email, number }: InvoiceLetter,
): Promise<MakeMail | undefined> {
  const invoice = await findInvoice(db, number)
  if (invoice === undefined || (kind === 'reminder' && (await isPaid(db, number)))) return undefined
  const parts = kind === 'invoice' ? invoiceLetter : reminderLetter
  return async () => {
    const pdf: Attachment = {
      name: `arve-${number}.pdf`,
      type: 'application/pdf',
      bytes: await printInvoice(invoice, { accountId: FOR_LETTERS }),
    }
    const xml: Attachment = {
      name: `e-arve-${number}.xml`,
      type: 'application/xml',
      bytes: new TextEncoder().encode(eInvoiceOf(invoice)),
    }
    return { ...mailOfParts(email, parts(invoice, options.publicUrl)), attachments: [pdf, xml] }
  }
}

async function isPaid(db: Reader, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_order')
    .select('paid_on')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.paid_on != null
}
