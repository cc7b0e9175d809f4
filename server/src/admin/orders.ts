/** Orders of all farms, for the operator: which are paid, and noting that they are. */
import {
  ADMIN_PAGE,
  type AdminOrder,
  type AdminOrders,
  type CreditDraft,
  type OrderQuery,
} from '@vagu/core/admin/schema'
import { AppError } from '@vagu/core/errors'
import { dayInTallinn } from '@vagu/core/time/day'
import { fieldError } from '@vagu/core/validation'
import type { ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../db/actor.ts'
import { changeRecord } from '../db/records.ts'
import type { Engine, Reader, Tables, Writer } from '../db/schema.ts'
import { awaitTurn } from '../http/turn.ts'
import { putLetter } from '../mails/letters.ts'
import { addressOf, provenOwners } from '../subscription/held-invoices.ts'
import { issueCredit } from '../subscription/credits.ts'
import { touchAccount } from '../subscription/orders.ts'
import { orderOf, type OrderRow, storedInvoices, storedOrders } from '../subscription/stored.ts'
import { listLeftInvoices, requireLeftInvoice } from './left-invoices.ts'
import { holds } from './search.ts'

type Query = z.infer<typeof OrderQuery>
type Row = OrderRow & { invoiceDocument: string; invoiceVersion: number }

/** Orders with the invoice that names their buyer. */
const withInvoices = (db: Reader) =>
  db
    .selectFrom('subscription_order')
    .innerJoin('invoice', 'invoice.number', 'subscription_order.number')
    .selectAll('subscription_order')
    .select(['invoice.document as invoiceDocument', 'invoice.document_version as invoiceVersion'])

/** Facts that an order is told with. */
interface Around {
  readonly now: Date
  readonly owners: Awaited<ReturnType<typeof provenOwners>>
}
const aroundOf = async (db: Reader, rows: readonly OrderRow[], now: Date): Promise<Around> => ({
  now,
  owners: await provenOwners(db, [...new Set(rows.map((row) => row.account_id))]),
})

function adminOrderOf(row: Row, { now, owners }: Around): AdminOrder {
  const document = { document: row.invoiceDocument, document_version: row.invoiceVersion }
  const { buyer } = storedInvoices.read(document)
  return {
    ...orderOf(row),
    companyName: buyer.name,
    companyCode: buyer.code,
    email: buyer.email,
    isOverdue: row.paid_on === null && row.total_cents > 0 && row.due_day < dayInTallinn(now),
    remindedAt: row.reminded_at,
    isReachable: addressOf(owners.get(row.account_id), buyer.email) !== undefined,
    isAccountDeleted: false,
  }
}

type Orders = ExpressionBuilder<Tables, 'subscription_order'>

/** Conditions of what is asked for. */
const asked =
  ({ filter, search }: Query, today: string) =>
  (order: Orders) => {
    const text = search.toLowerCase()
    const found = order.or([
      holds('subscription_order.number', text),
      holds('subscription_order.buyer_key', text),
    ])
    return order.and([
      order('subscription_order.deleted_at', 'is', null),
      ...(filter === 'paid' ? [order('subscription_order.paid_on', 'is not', null)] : []),
      ...(filter === 'unpaid' || filter === 'overdue'
        ? [order('subscription_order.paid_on', 'is', null), order('subscription_order.total_cents', '>', 0)]
        : []),
      ...(filter === 'overdue' ? [order('subscription_order.due_day', '<', today)] : []),
      ...(text === '' ? [] : [found]),
    ])
  }

export async function listAdminOrders(db: Reader, query: Query, now: Date): Promise<AdminOrders> {
  if (query.filter === 'deleted') return listLeftInvoices(db, query, now)
  const where = asked(query, dayInTallinn(now))
  const rows = await withInvoices(db)
    .where((order) => where(order as unknown as Orders))
    .orderBy('subscription_order.year', 'desc')
    .orderBy('subscription_order.number', 'desc')
    .limit(ADMIN_PAGE)
    .offset((query.page - 1) * ADMIN_PAGE)
    .execute()
  const { count } = await db
    .selectFrom('subscription_order')
    .select((order) => order.fn.countAll<number | string>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow()
  const around = await aroundOf(db, rows, now)
  return { orders: rows.map((row) => adminOrderOf(row, around)), total: Number(count) }
}

const hasOrder = async (db: Reader, number: string): Promise<boolean> =>
  (await db
    .selectFrom('subscription_order')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst()) !== undefined

async function requireOrder(db: Reader, number: string): Promise<Row> {
  const row = await withInvoices(db)
    .where('subscription_order.number', '=', number)
    .where('subscription_order.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notFound')
  return row
}

interface Work {
  readonly number: string
  readonly engine: Engine
}

/** The order, with its farm held: two who note something of one farm come one after the other. */
async function holdOrder(tx: Writer, { number, engine }: Work): Promise<Row> {
  const { account_id: accountId } = await requireOrder(tx, number)
  if (engine === 'postgres') await awaitTurn(tx, accountId)
  return requireOrder(tx, number)
}

/** Money comes on no day before its invoice, and on none to come. */
function rejectWrongDay(day: string, invoiced: string, now: Date): void {
  if (day >= invoiced && day <= dayInTallinn(now)) return
  throw new AppError('invalid', { fields: [fieldError('day', 'paymentDayOutside')] })
}

/** Cents paid of an invoice, as far as they were not taken back: a credit invoice may have lessened it since. */
async function paidCents(db: Reader, number: string): Promise<number> {
  const { cents } = await db
    .selectFrom('invoice_payment')
    .select((payment) => payment.fn.sum<number | string | null>('cents').as('cents'))
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

interface Noted {
  readonly number: string
  readonly total: number
  /** None where the payment is taken back. */
  readonly day: string | null
}

/** A row of its own for a payment, or for its taking back. */
async function notePayment(tx: Writer, actor: Actor, { number, total, day }: Noted): Promise<void> {
  const payment = {
    id: actor.newId(),
    number,
    cents: day === null ? -(await paidCents(tx, number)) : total,
    day: day ?? dayInTallinn(actor.now),
    at: actor.now.toISOString(),
    noted_by: actor.userId,
  }
  await tx.insertInto('invoice_payment').values(payment).execute()
}

/** The invoice, held as a farm is: two who note something of it come one after the other. Its farm is gone. */
const holdInvoice = (tx: Writer, number: string) =>
  tx.selectFrom('invoice').select('number').where('number', '=', number).forNoKeyUpdate().execute()

/** Payment of an invoice whose account is deleted, noted or taken back. */
async function setLeftPayment(
  tx: Writer,
  actor: Actor,
  { number, day, engine }: Work & { day: string | null },
): Promise<AdminOrder> {
  if (engine === 'postgres') await holdInvoice(tx, number)
  const left = await requireLeftInvoice(tx, number, actor.now)
  if (day !== null) rejectWrongDay(day, left.invoice.day, actor.now)
  if ((left.paidOn === null) === (day === null)) return left
  await notePayment(tx, actor, { number, total: left.restTotal, day })
  return requireLeftInvoice(tx, number, actor.now)
}

/** Notes a payment of an invoice (a day), or its taking back (none), in the order's history too. */
export async function setPayment(
  tx: Writer,
  actor: Actor,
  work: Work & { day: string | null },
): Promise<AdminOrder> {
  if (!(await hasOrder(tx, work.number))) return setLeftPayment(tx, actor, work)
  const row = await holdOrder(tx, work)
  const { day } = work
  if (day !== null) rejectWrongDay(day, orderOf(row).invoice.day, actor.now)
  const hasChanged = (row.paid_on === null) !== (day === null)
  const around = await aroundOf(tx, [row], actor.now)
  if (!hasChanged) return adminOrderOf(row, around)
  const inFarm = { ...actor, accountId: row.account_id }
  const { invoiceDocument, invoiceVersion, ...order } = row
  await notePayment(tx, actor, { number: row.number, total: row.total_cents, day })
  const columns = { ...storedOrders.columns({ ...storedOrders.read(row), paidOn: day }), paid_on: day }
  const after = await changeRecord(tx, inFarm, {
    table: 'subscription_order',
    noun: 'order',
    row: order,
    columns,
  })
  await touchAccount(tx, inFarm)
  return adminOrderOf({ ...after, invoiceDocument, invoiceVersion }, around)
}

/** Lets a reminder be mailed, once a day, to an address that is proven. */
export async function remind(tx: Writer, actor: Actor, work: Work): Promise<undefined> {
  const row = await holdOrder(tx, work)
  const today = dayInTallinn(actor.now)
  const isReminded = row.reminded_at !== null && dayInTallinn(new Date(row.reminded_at)) === today
  const around = await aroundOf(tx, [row], actor.now)
  const stored = adminOrderOf(row, around)
  const email = addressOf(around.owners.get(row.account_id), stored.email)
  const isSettled = row.paid_on !== null || row.total_cents === 0
  if (isSettled || isReminded || email === undefined) throw new AppError('conflict', { stored })
  await tx
    .updateTable('subscription_order')
    .set({ reminded_at: actor.now.toISOString() })
    .where('number', '=', work.number)
    .execute()
  await putLetter(tx, actor, { kind: 'reminder', email, number: work.number })
}

/** Takes an invoice back, or hectares of it, and lets the credit invoice be mailed. */
export async function credit(
  tx: Writer,
  actor: Actor,
  work: Work & { draft: z.infer<typeof CreditDraft> },
): Promise<AdminOrder> {
  const { invoiceDocument, invoiceVersion, ...order } = await holdOrder(tx, work)
  const invoice = storedInvoices.read({ document: invoiceDocument, document_version: invoiceVersion })
  const after = await issueCredit(tx, actor, { invoice, order, draft: work.draft })
  return adminOrderOf({ ...after, invoiceDocument, invoiceVersion }, await aroundOf(tx, [after], actor.now))
}
