/** Orders of a farm: priced, billed and mailed in one transaction. */
import { invoiceNumberOf, invoiceOf } from '@vagu/core/subscription/invoice'
import { isFirstOfYear, priceOf } from '@vagu/core/subscription/price'
import type { Order, OrderDraft, OrderList } from '@vagu/core/subscription/order-schema'
import { BilledCompany } from '@vagu/core/subscription/order-schema'
import { vatPercentOn } from '@vagu/core/subscription/terms'
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import { dayInTallinn, yearOf } from '@vagu/core/time/day'
import { areaUnits } from '@vagu/core/units/rounding'
import { companyForm } from '@vagu/core/users/company-form'
import type { Company } from '@vagu/core/users/schema'
import { rejectWrongCompany } from '../users/company-check.ts'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { writeJournal } from '../db/journal.ts'
import { findRepeated, insertRecords } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { ServerOptions } from '../ports.ts'
import { storedAccounts } from '../users/stored.ts'
import { customerOf, orderedBy } from './customer.ts'
import { mailInvoice } from './held-invoices.ts'
import { nextNumber, storeInvoice } from './invoices.ts'
import { orderedOf, orderOf, storedOrders } from './stored.ts'

const TABLE = 'subscription_order'
type Billing = Pick<ServerOptions, 'terms' | 'seller'>

const readAccount = (db: Reader, { accountId }: Pick<Actor, 'accountId'>) =>
  db
    .selectFrom('account')
    .select(['document', 'document_version', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Moves the account's moment, which invoices that nobody paid are counted from; with it a company that is new. */
export async function touchAccount(tx: Writer, actor: Actor, company?: Company): Promise<Company> {
  const row = await readAccount(tx, actor)
  const before = storedAccounts.read(row)
  if (company) rejectWrongCompany(companyForm(before.company.code), company)
  const columns = company ? storedAccounts.columns({ ...before, company }) : undefined
  await tx
    .updateTable('account')
    .set({ ...columns, updated_at: actor.now.toISOString() })
    .where('account_id', '=', actor.accountId)
    .execute()
  if (columns !== undefined && columns.document !== row.document) {
    const entry = { noun: 'account', recordId: actor.accountId, action: 'change' } as const
    await writeJournal(tx, actor, [{ ...entry, before: row.document, after: columns.document }])
  }
  return company ?? before.company
}

/** Whether the next order is the first of a calendar year: the farms that status counts together are one customer. */
async function isNextFirst(db: Reader, { accountId }: Actor, year: number): Promise<boolean> {
  return isFirstOfYear(await orderedBy(db, await customerOf(db, accountId), year))
}

const emailOf = async (db: Reader, { userId }: Actor): Promise<string> =>
  (await db.selectFrom('app_user').select('email').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .email

interface Priced {
  readonly id: string
  readonly draft: OrderDraft
  readonly billing: Billing
}

/** The invoice of a new order, with the next number. */
async function issue(tx: Writer, actor: Actor, { id, draft, billing: { terms, seller } }: Priced) {
  const day = dayInTallinn(actor.now)
  const year = yearOf(day)
  const company = await touchAccount(tx, actor, draft.company)
  rejectWrongCompany(BilledCompany, company)
  // whoever has the year's row sees what the one before him stored, in a linked farm too
  const number = invoiceNumberOf(year, await nextNumber(tx, year))
  const price = priceOf(terms, {
    area: draft.area,
    isFirstOfYear: await isNextFirst(tx, actor, year),
    day,
  })
  // an installation without a price bills nothing to everybody; elsewhere such an invoice asks nobody for anything
  if (price.price + price.priceVat === 0 && terms.pricePerHectare > 0)
    throw new AppError('invalid', { fields: [fieldError('area', 'orderWithoutPrice')] })
  const invoice = invoiceOf(terms, {
    orderId: id,
    day,
    seller,
    company,
    orderedArea: draft.area,
    email: await emailOf(tx, actor),
    price,
    number,
  })
  await storeInvoice(tx, actor, invoice)
  return invoice
}

/** Orders hectares for this year. The same order sent again is the one that was made. */
export async function createOrder(
  tx: Writer,
  actor: Actor,
  work: { draft: OrderDraft; billing: Billing },
): Promise<Order> {
  const { draft, billing } = work
  const record = { id: draft._id ?? actor.newId(), fingerprint: fingerprint(draft) }
  const [repeated] = (await findRepeated(tx, actor, { table: TABLE, records: [record] })).values()
  if (repeated !== undefined) return orderOf(repeated)
  const invoice = await issue(tx, actor, { id: record.id, draft, billing })
  const { number, dueDay, area, total, buyer } = invoice
  const content = { ...orderedOf(invoice), paidOn: null, credits: [] }
  const own = {
    number,
    year: content.year,
    area_units: areaUnits(area),
    total_cents: total,
    due_day: dueDay,
    paid_on: null,
    reminded_at: null,
    buyer_key: `${buyer.name} ${buyer.code} ${buyer.email}`.toLowerCase(),
  }
  const columns = { ...storedOrders.columns(content), ...own }
  await insertRecords(tx, actor, { table: TABLE, noun: 'order', records: [{ ...record, columns }] })
  await mailInvoice(tx, actor, { number, email: buyer.email })
  const at = actor.now.toISOString()
  const rest = { restArea: area, restTotal: total }
  return { ...content, ...rest, _id: record.id, createdAt: at, updatedAt: at }
}

export async function listOrders(db: Reader, actor: Actor, { terms }: Billing): Promise<OrderList> {
  const rows = await db
    .selectFrom(TABLE)
    .selectAll()
    .where('account_id', '=', actor.accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const day = dayInTallinn(actor.now)
  const { pricePerHectare, minimumHectares, thresholdHectares, dueDays } = terms
  return {
    orders: rows.map(orderOf),
    terms: {
      pricePerHectare,
      minimumHectares,
      thresholdHectares,
      dueDays,
      vatPercent: vatPercentOn(terms.vatRates, day),
    },
    isFirstOfYear: await isNextFirst(db, actor, yearOf(day)),
  }
}
