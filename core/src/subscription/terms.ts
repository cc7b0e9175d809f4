/** Terms of the subscription: every number of it, once. An installation may set others. Money is whole cents. */

/** A rate of value added tax, percent, for supplies from a day on; the oldest has no day. */
export interface VatRate {
  readonly since: string | null
  readonly percent: number
}

export interface SubscriptionTerms {
  /** Hectares by which the fields may grow over what was ordered before that has to be confirmed. */
  readonly thresholdHectares: number
  /** Net price of a hectare for a calendar year, cents. */
  readonly pricePerHectare: number
  /** Least charged hectares of the first order of a calendar year. */
  readonly minimumHectares: number
  /** The rates, the oldest first. Source: Käibemaksuseadus § 15 (1). */
  readonly vatRates: readonly VatRate[]
  /** Days in which an invoice is to be paid. */
  readonly dueDays: number
}

export const DEFAULT_TERMS: SubscriptionTerms = {
  thresholdHectares: 5,
  pricePerHectare: 200,
  minimumHectares: 50,
  vatRates: [
    { since: null, percent: 22 },
    { since: '2025-07-01', percent: 24 },
  ],
  dueDays: 14,
}

/** Most hectares of one order: more than any farm of Estonia has. */
export const MAX_ORDER_HECTARES = 100_000

/** Rate of value added tax for what is supplied on a day, percent. */
export const vatPercentOn = (rates: readonly VatRate[], day: string): number =>
  rates.findLast(({ since }) => since === null || since <= day)?.percent ?? 0
