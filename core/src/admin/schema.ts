import { z } from 'zod'
import { Id } from '../ids/schema.ts'
import { InvoiceNumber, Order, OrderArea } from '../subscription/order-schema.ts'
import { Day, Instant } from '../time/schema.ts'

/** Rows of one page of a list. */
export const ADMIN_PAGE = 50

/** Orders that are listed; overdue ones are unpaid past their due day, `deleted` ones are invoices of deleted accounts. */
export const OrderFilter = z.enum(['all', 'unpaid', 'overdue', 'paid', 'deleted'])
export type OrderFilter = z.infer<typeof OrderFilter>

/** Text that is looked for, and which page of what was found. */
const Paged = z.object({
  search: z.string().trim().max(100, 'tooLong').default(''),
  page: z.coerce
    .number()
    .pipe(z.int('wrongNumber').min(1, 'wrongNumber').max(100_000, 'tooLarge'))
    .default(1),
})
export const OrderQuery = Paged.extend({ filter: OrderFilter.default('all') })
export const AccountQuery = Paged

/** An order as the operator sees it; money in cents. */
export const AdminOrder = Order.extend({
  companyName: z.string(),
  companyCode: z.string(),
  email: z.string(),
  isOverdue: z.boolean(),
  /** When a reminder was last mailed. */
  remindedAt: Instant.nullable(),
  /** Whether an owner has proven his address, so that a letter can go. */
  isReachable: z.boolean(),
  /** Whether the account is deleted: its invoice can be marked as paid, and nothing else. */
  isAccountDeleted: z.boolean(),
})
export type AdminOrder = z.infer<typeof AdminOrder>
export const AdminOrders = z.object({ orders: z.array(AdminOrder), total: z.int() })
export type AdminOrders = z.infer<typeof AdminOrders>

export const OfInvoice = z.object({ number: InvoiceNumber })
/**
 * Part of an invoice that is taken back: hectares; left out, all that is left of it. The id tells a repeated call
 * from another.
 */
export const CreditDraft = z.object({ _id: Id, area: OrderArea.optional() })
/** The day on which the money came; left out, today. */
export const Payment = z.object({ day: Day.optional() })

export const AdminAccount = z.object({
  _id: Id,
  companyName: z.string(),
  companyCode: z.string(),
  email: z.string(),
  createdAt: Instant,
  trialUntil: z.string(),
  /** Hectares in use this year, as they were counted last; null until then. */
  areaInUse: z.number().nullable(),
  /** Charged hectares of this year's orders, and those of them that are paid. */
  requestedArea: z.number(),
  paidArea: z.number(),
  /** The last day on which something was stored; null for none since days are counted. */
  lastActive: z.string().nullable(),
})
export type AdminAccount = z.infer<typeof AdminAccount>
export const AdminAccounts = z.object({ accounts: z.array(AdminAccount), total: z.int() })
export type AdminAccounts = z.infer<typeof AdminAccounts>

/** Days of which the activity is told. */
export const ACTIVITY_DAYS = 30

export const AdminOverview = z.object({
  accounts: z.object({ total: z.int(), inTrial: z.int(), newThisMonth: z.int() }),
  /** Hectares of fields in use this year, of all accounts: as they were counted, last on a day. */
  areaInUse: z.object({ total: z.number(), countedOn: z.string().nullable() }),
  /** Of this calendar year; areas in hectares, money in cents. */
  orders: z.object({
    count: z.int(),
    requestedArea: z.number(),
    paidArea: z.number(),
    paidTotal: z.int(),
    unpaidTotal: z.int(),
    overdue: z.int(),
  }),
  /** The last days on which something was stored, the latest first: by how many farms, and in how many calls. */
  activity: z.array(z.object({ day: z.string(), accounts: z.int(), changes: z.int() })),
  letters: z.object({ waiting: z.int(), failing: z.int() }),
  /** Tasks that the program does by itself. */
  tasks: z.array(
    z.object({
      name: z.string(),
      lastRunAt: Instant.nullable(),
      lastResult: z.string().nullable(),
      /** Why it broke off when it was tried last, and when; null once it was done again. */
      lastError: z.string().nullable(),
      lastFailedAt: Instant.nullable(),
      isRunning: z.boolean(),
    }),
  ),
})
export type AdminOverview = z.infer<typeof AdminOverview>
