/** Price of an order. Money is whole cents, rounded half up. */
import { areaUnits } from '../units/rounding.ts'
import { type SubscriptionTerms, vatPercentOn } from './terms.ts'

/** Whole numbers of 0.0001 ha in a hectare. */
export const UNITS_PER_HECTARE = 10_000
export const PERCENT = 100

export interface OrderPrice {
  /** Charged hectares: those of the order, or the least of a first one. */
  readonly area: number
  /** Net, cents. */
  readonly price: number
  /** Value added tax on the net, cents. */
  readonly priceVat: number
  /** Whether more hectares are charged than were asked for. */
  readonly isMinimumOrder: boolean
}

export type PriceTerms = Pick<SubscriptionTerms, 'pricePerHectare' | 'minimumHectares' | 'vatRates'>

/** Whole numbers divided, half up. */
export const divided = (product: number, by: number): number => Math.floor((2 * product + by) / (2 * by))

/** Price of an area; the first order of a calendar year has a minimum area. The tax is that of the day of supply. */
export function priceOf(
  terms: PriceTerms,
  order: { readonly area: number; readonly isFirstOfYear: boolean; readonly day: string },
): OrderPrice {
  const least = order.isFirstOfYear ? terms.minimumHectares : 0
  const isMinimumOrder = areaUnits(order.area) < areaUnits(least)
  const area = isMinimumOrder ? least : order.area
  const price = divided(areaUnits(area) * terms.pricePerHectare, UNITS_PER_HECTARE)
  const priceVat = divided(price * vatPercentOn(terms.vatRates, order.day), PERCENT)
  return { area, price, priceVat, isMinimumOrder }
}

/**
 * Whether an order would be the first of the calendar year, which has a least area. Orders of all linked farms count:
 * they are one customer, and every order has hectares.
 */
export const isFirstOfYear = ({ requestedArea }: { readonly requestedArea: number }): boolean =>
  requestedArea === 0

/** Hectares as whole units subtracted, so that no binary fraction remains. */
const difference = (a: number, b: number): number => (areaUnits(a) - areaUnits(b)) / UNITS_PER_HECTARE

export interface Offer {
  /** All fields in use, as if nothing had been ordered this year. */
  readonly total: OrderPrice
  /** Order still to be placed this year; nothing where enough was ordered. */
  readonly partial: OrderPrice | null
}

/** Prices of the fields in use for the calendar year of the day. */
export function offerOf(
  terms: PriceTerms,
  facts: { readonly activeArea: number; readonly requestedArea: number; readonly day: string },
): Offer {
  const { activeArea, requestedArea, day } = facts
  const total = priceOf(terms, { area: activeArea, isFirstOfYear: activeArea > 0, day })
  const lacking = difference(activeArea, requestedArea)
  return {
    total,
    partial: lacking > 0 ? priceOf(terms, { area: lacking, isFirstOfYear: isFirstOfYear(facts), day }) : null,
  }
}
