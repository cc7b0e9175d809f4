import { z } from 'zod'

/** State of an account, derived from trial, orders and fields. */
export const AccountState = z.enum(['TRIAL', 'PROCESSING', 'NEEDS_CONFIRMATION', 'ACTIVE'])
export type AccountState = z.infer<typeof AccountState>

/** A warning about the subscription that is due. */
export const SubscriptionWarning = z.object({
  kind: z.enum(['trial', 'yearly', 'increase', 'determination', 'account', 'unpaid']),
  /** Whether it stays until the order is made. */
  isPersistent: z.boolean(),
  /** Of the yearly one: the season is well under way. It is worded so. */
  isWellIntoSeason: z.boolean().optional(),
})
export type SubscriptionWarning = z.infer<typeof SubscriptionWarning>

/** Money in whole cents. */
export const Cents = z.int()

/** Price of hectares. `price` is net, `priceVat` the tax on it, both in cents. */
export const OrderPrice = z.object({
  area: z.number(),
  price: Cents,
  priceVat: Cents,
  isMinimumOrder: z.boolean(),
})

/** Members of status that speak of the subscription. Areas in hectares, money in cents, of the calendar year. */
export const SubscriptionStatus = z.object({
  status: AccountState,
  subscriptionWarnings: z.array(SubscriptionWarning),
  /** Fields in use of all linked accounts; of this one alone stands in `ownActiveArea`. */
  totalActiveArea: z.number(),
  ownActiveArea: z.number(),
  linkedDiners: z.object({ totalArea: z.number() }),
  /** Charged hectares of this year's orders, and those of them that are paid, of all linked accounts. */
  requestedArea: z.number(),
  paidArea: z.number(),
  hasPaidThisYear: z.boolean(),
  hasPaidEver: z.boolean(),
  hasPaidForServiceThisYear: z.boolean(),
  /** Money is null for who sees none. */
  totalOrderArea: z.number(),
  totalOrderPrice: Cents.nullable(),
  totalOrderPriceVat: Cents.nullable(),
  isMinimumOrder: z.boolean(),
  /** Order still to be placed this year; null where enough was ordered. */
  partialOrder: OrderPrice.nullable(),
})
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
