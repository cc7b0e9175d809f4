/** Mails that bring an invoice, as it was issued. */
import type { Reader } from '../db/schema.ts'
import type { Letter } from '../mails/letters.ts'
import { mailOfParts } from '../mails/letter-mail.ts'
import type { Attachment, Mail, Ports } from '../ports.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { findInvoice } from './invoices.ts'
import { findCredit } from './credits.ts'
import { creditLetter, fileNameOf, invoiceLetter, reminderLetter } from './text.ts'

type Needs = Pick<Ports, 'options' | 'printInvoice'>
/** Printing takes a while: it is done when no transaction is open any more. */
type MakeMail = () => Promise<Mail>
/** Whose turn it is where a helper prints for letters. */
const FOR_LETTERS = 'letters'
type InvoiceLetter = Extract<Letter, { kind: 'invoice' | 'credit' | 'reminder' }>

/** The invoice's mail; nothing where the invoice is not there, or a reminder is of one that was paid or taken back meanwhile. */
export async function invoiceMail(
  db: Reader,
  { options, printInvoice }: Needs,
  { kind, email, number }: InvoiceLetter,
): Promise<MakeMail | undefined> {
  const invoice = await (kind === 'credit' ? findCredit : findInvoice)(db, number)
  if (invoice === undefined || (kind === 'reminder' && (await isPaid(db, number)))) return undefined
  const parts = { invoice: invoiceLetter, credit: creditLetter, reminder: reminderLetter }[kind]
  return async () => {
    const pdf: Attachment = {
      name: fileNameOf(invoice, 'pdf'),
      type: 'application/pdf',
      bytes: await printInvoice(invoice, { accountId: FOR_LETTERS }),
    }
    const xml: Attachment = {
      name: fileNameOf(invoice, 'xml'),
      type: 'application/xml',
      bytes: new TextEncoder().encode(eInvoiceOf(invoice)),
    }
    return { ...mailOfParts(email, parts(invoice, options.publicUrl)), attachments: [pdf, xml] }
  }
}

/** Whether nothing is to be paid any more. */
async function isPaid(db: Reader, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_order')
    .select('paid_on')
    .where('number', '=', number)
    .where((order) => order.or([order('paid_on', 'is not', null), order('total_cents', '=', 0)]))
    .executeTakeFirst()
  return row !== undefined
}
