/** Orders and their invoices, read by the page of the orders alone. */
import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { Day, Instant, Year } from '../time/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { Company } from '../users/schema.ts'
import { Cents, OrderPrice } from './schema.ts'
import { MAX_ORDER_HECTARES } from './terms.ts'

/** Hectares of an order, kept with 4 decimals. */
export const OrderArea = z
  .number('wrongNumber')
  .positive('notPositive')
  .max(MAX_ORDER_HECTARES, 'orderTooLarge')
  .transform((area) => roundTo(area, 4))
  .refine((area) => area > 0, { error: 'notPositive' })

/** Company as an invoice must name it: with its code and its address. */
export const BilledCompany = Company.extend({
  code: Company.shape.code.unwrap().min(1, 'required'),
  address: z.object({ street: z.string().trim().min(1, 'required').max(300, 'tooLong') }),
})

export const OrderDraft = z.object({
  _id: Id.optional(),
  area: OrderArea,
  /** Company on the invoice; left out, the one of the account. It becomes that of the account. */
  company: BilledCompany.optional(),
})
export type OrderDraft = z.infer<typeof OrderDraft>

/** Number of an invoice. */
export const InvoiceNumber = z.string().regex(/^\d{4}-\d{5,}$/, 'wrongId')

/** Facts of an invoice, beside what the document says. */
export const InvoiceFacts = z.object({
  number: z.string(),
  day: Day,
  dueDay: Day,
  referenceNumber: z.string(),
})

/** A credit invoice of an order: what it takes back is below 0. */
export const CreditFacts = z.object({ number: z.string(), day: Day, area: z.number(), total: Cents })
export type CreditFacts = z.infer<typeof CreditFacts>

export const Order = OrderPrice.extend({
  _id: Id,
  /** Calendar year that it is for. */
  year: Year,
  /** Hectares that were asked for. */
  orderedArea: z.number(),
  vatPercent: z.number(),
  /** With tax, cents. */
  total: Cents,
  invoice: InvoiceFacts,
  /** Day of the payment; null while it is awaited. */
  paidOn: Day.nullable(),
  /** Credit invoices that took back some of it, in the order of the days. */
  credits: z.array(CreditFacts).default([]),
  /** Charged hectares that are left after that, and what they cost with tax, cents. */
  restArea: z.number(),
  restTotal: Cents,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Order = z.infer<typeof Order>

/** The orders of a farm, the last first, and what the next one costs. */
export const OrderList = z.object({
  orders: z.array(Order),
  terms: z.object({
    pricePerHectare: Cents,
    minimumHectares: z.number(),
    thresholdHectares: z.number(),
    vatPercent: z.number(),
    dueDays: z.number(),
  }),
  /** Whether the next order is the first of the calendar year. */
  isFirstOfYear: z.boolean(),
})
export type OrderList = z.infer<typeof OrderList>
