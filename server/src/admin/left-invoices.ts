/**
 * Invoices whose account is deleted: the orders went with it, the operator's claims did not. An invoice, its credit
 * invoices and its payments are kept for seven years.
 */
import { ADMIN_PAGE, type AdminOrder, type AdminOrders, type OrderQuery } from '@vagu/core/admin/schema'
import { AppError } from '@vagu/core/errors'
import { restOf } from '@vagu/core/subscription/credit'
import { CreditFacts } from '@vagu/core/subscription/order-schema'
import { dayInTallinn } from '@vagu/core/time/day'
import type { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { orderedOf, storedInvoices } from '../subscription/stored.ts'
import { holds } from './search.ts'

/** Invoices without an order: numbers are texts of equal length within a year, so that they sort as they were issued. */
const leftOver = (db: Reader) =>
  db
    .selectFrom('invoice')
    .leftJoin('subscription_order', 'subscription_order.number', 'invoice.number')
    .where('subscription_order.number', 'is', null)
const ROW = [
  'invoice.number',
  'invoice.order_id',
  'invoice.document',
  'invoice.document_version',
  'invoice.created_at',
] as const

interface LeftRow {
  number: string
  order_id: string
  document: string
  document_version: number
  created_at: string
}

/** Rows of a page, with what was paid and taken back of each. */
async function withMoney(db: Reader, rows: readonly LeftRow[]) {
  const numbers = rows.map(({ number }) => number)
  if (numbers.length === 0) return []
  const payments = await db
    .selectFrom('invoice_payment')
    .select(['number', 'cents', 'day'])
    .where('number', 'in', numbers)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const credits = await db
    .selectFrom('credit_invoice')
    .select(['credits', 'document', 'document_version'])
    .where('credits', 'in', numbers)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    row,
    payments: payments.filter(({ number }) => number === row.number),
    credits: credits.filter((each) => each.credits === row.number).map((each) => storedInvoices.read(each)),
  }))
}
type WithMoney = Awaited<ReturnType<typeof withMoney>>[number]

/** The day of the last payment, where it was not taken back since. */
const paidOnOf = ({ payments }: WithMoney): string | null =>
  payments.reduce((sum, { cents }) => sum + cents, 0) > 0
    ? (payments.findLast(({ cents }) => cents > 0)?.day ?? null)
    : null

function adminOrderOf(left: WithMoney, now: Date): AdminOrder {
  const { row, credits } = left
  const invoice = storedInvoices.read(row)
  const rest = restOf(invoice, credits)
  const restTotal = rest.net + rest.vat
  const paidOn = paidOnOf(left)
  const { buyer } = invoice
  return {
    ...orderedOf(invoice),
    _id: row.order_id,
    paidOn,
    credits: credits.map((credit) => CreditFacts.parse(credit)),
    restArea: rest.area,
    restTotal,
    createdAt: row.created_at,
    updatedAt: row.created_at,
    companyName: buyer.name,
    companyCode: buyer.code,
    email: buyer.email,
    isOverdue: paidOn === null && restTotal > 0 && invoice.dueDay < dayInTallinn(now),
    remindedAt: null,
    isReachable: false,
    isAccountDeleted: true,
  }
}

/** Invoices of deleted accounts, the last first; the search looks at their numbers. */
export async function listLeftInvoices(
  db: Reader,
  { search, page }: z.infer<typeof OrderQuery>,
  now: Date,
): Promise<AdminOrders> {
  const found = leftOver(db).where((invoice) =>
    search === '' ? invoice.lit(true) : holds('invoice.number', search),
  )
  const rows = await found
    .select(ROW)
    .orderBy('invoice.number', 'desc')
    .limit(ADMIN_PAGE)
    .offset((page - 1) * ADMIN_PAGE)
    .execute()
  const { count } = await found
    .select((invoice) => invoice.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    orders: (await withMoney(db, rows)).map((left) => adminOrderOf(left, now)),
    total: Number(count),
  }
}

/** The invoice of a deleted account by its number; refuses with `notFound`. */
export async function requireLeftInvoice(db: Reader, number: string, now: Date): Promise<AdminOrder> {
  const row = await leftOver(db).where('invoice.number', '=', number).select(ROW).executeTakeFirst()
  const [left] = row ? await withMoney(db, [row]) : []
  if (left === undefined) throw new AppError('notFound')
  return adminOrderOf(left, now)
}
