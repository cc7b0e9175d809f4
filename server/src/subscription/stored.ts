/** Orders and invoices as they are stored. */
import { InvoiceDocument } from '@vagu/core/subscription/invoice'
import { InvoiceFacts, Order } from '@vagu/core/subscription/order-schema'
import { yearOf } from '@vagu/core/time/day'
import { hectaresOf } from '@vagu/core/units/rounding'
import type { z } from 'zod'
import type { RecordColumns } from '../db/schema.ts'
import { asItIs, type DocumentColumns, stored } from '../db/stored.ts'

/** An order without what stands in columns of every record. */
const OrderDocument = Order.omit({
  _id: true,
  createdAt: true,
  updatedAt: true,
  restArea: true,
  restTotal: true,
})
type OrderDocument = z.infer<typeof OrderDocument>

export const storedOrders = stored('order', OrderDocument, [asItIs])
export const storedInvoices = stored('invoice', InvoiceDocument, [asItIs])

/** Columns of an order beside those of every record: what is counted over many farms. */
interface OrderTable extends RecordColumns {
  number: string
  year: number
  /** Charged area in whole numbers of 0.0001 ha, and its price with tax: without what was taken back. */
  area_units: number
  total_cents: number
  due_day: string
  paid_on: string | null
  /** When a reminder was last mailed. */
  reminded_at: string | null
  /** Name, code and e-mail of the buyer in small letters, for a search. */
  buyer_key: string
}
interface InvoiceTable extends DocumentColumns {
  number: string
  /** The account: invoices stay when it is deleted. */
  issued_to: string
  order_id: string
  created_at: string
}
interface CreditInvoiceTable extends InvoiceTable {
  /** Id that whoever issued it sent with it. */
  request_id: string
  /** Number of the invoice that it takes back. */
  credits: string
}
interface InvoiceCounterTable {
  year: number
  last_number: number
}
interface InvoicePaymentTable {
  id: string
  number: string
  /** Above 0 a payment, below 0 one that is taken back. */
  cents: number
  day: string
  at: string
  noted_by: string
}
declare module '../db/schema.ts' {
  interface Tables {
    subscription_order: OrderTable
    invoice: InvoiceTable
    credit_invoice: CreditInvoiceTable
    invoice_counter: InvoiceCounterTable
    invoice_payment: InvoicePaymentTable
  }
}
export type OrderRow = OrderTable

/** An order as the wire has it. */
export const orderOf = (row: OrderRow): Order => ({
  ...storedOrders.read(row),
  restArea: hectaresOf(row.area_units),
  restTotal: row.total_cents,
  _id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Facts of an order that its invoice says, as the wire has them. */
export const orderedOf = (invoice: InvoiceDocument) => ({
  year: yearOf(invoice.day),
  orderedArea: invoice.orderedArea,
  area: invoice.area,
  isMinimumOrder: invoice.isMinimumOrder,
  price: invoice.net,
  priceVat: invoice.vat,
  vatPercent: invoice.vatPercent,
  total: invoice.total,
  invoice: InvoiceFacts.parse(invoice),
})
