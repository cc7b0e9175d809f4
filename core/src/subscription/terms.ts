/** Terms of the subscription: every number of it, once. An installation may set others. Money is whole cents. */

/** A rate of value added tax, percent, for supplies from a day on; the oldest has no day. */
export interface VatRate {
  readonly since: string | null
  readonly percent: number
}

/** When which warning is due. Days of the year are `03-01`; a warning is due from the next day on. */
export interface WarningTerms {
  /** Days after the end of the trial from which on it is warned of. */
  readonly trialDays: number
  /** Days after the end of the trial from which on the account must be determined. */
  readonly determinationDays: number
  /** Hectares up to which a farm that never paid is asked with the year and not with the trial. */
  readonly smallFarmHectares: number
  /** Days after the last change of a field from which on the increase is asked for without end. */
  readonly increaseDays: number
  /** Days since the last change of the account after which an invoice counts as forgotten. */
  readonly unpaidDays: number
  /** Days of the year after which the extension is asked for, asked for without end, and worded as late. */
  readonly yearly: { readonly asked: string; readonly persistent: string; readonly late: string }
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
  readonly warnings: WarningTerms
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
  warnings: {
    trialDays: 10,
    determinationDays: 60,
    smallFarmHectares: 50,
    increaseDays: 4,
    unpaidDays: 7,
    yearly: { asked: '03-01', persistent: '04-01', late: '07-01' },
  },
}

/** Most hectares of one order: more than any farm of Estonia has. */
export const MAX_ORDER_HECTARES = 100_000

/** Rate of value added tax for what is supplied on a day, percent. */
export const vatPercentOn = (rates: readonly VatRate[], day: string): number =>
  rates.findLast(({ since }) => since === null || since <= day)?.percent ?? 0
