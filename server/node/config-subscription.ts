/** Settings of the subscription: prices, limits and the seller. */
import { SAMPLE_SELLER, type Seller } from '@vagu/core/subscription/invoice'
import {
  DEFAULT_TERMS,
  type SubscriptionTerms,
  type VatRate,
  type WarningTerms,
} from '@vagu/core/subscription/terms'
import { isDay } from '@vagu/core/time/day'
import { z } from 'zod'
import { ConfigError, emails, wholeNumber } from './config-parts.ts'

/** A rate as it is written; what is none at all counts as no number, not as nothing. */
const percentOf = (text = ''): number => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

/** `22,2025-07-01:24`: the first rate, and from which days on others. */
const vatRates = z
  .string()
  .transform((text): VatRate[] =>
    text.split(',').map((part, i) => {
      const [day = '', percent] = part.trim().split(':')
      return i === 0 ? { since: null, percent: percentOf(day) } : { since: day, percent: percentOf(percent) }
    }),
  )
  .refine((rates) => rates.every(isVatRate), {
    error: 'must be a rate, and days with other rates behind it, like 22,2025-07-01:24',
  })
const isVatRate = ({ since, percent }: VatRate, i: number, rates: readonly VatRate[]): boolean =>
  percent >= 0 &&
  percent <= 100 &&
  (i === 0 || (isDay(since ?? '') && (since ?? '') > (rates[i - 1]?.since ?? '')))

/** `03-01,04-01,07-01`: days of any year, none before the one in front of it. */
const yearlyDays = z
  .string()
  .transform((text): string[] => text.split(',').map((part) => part.trim()))
  .refine((days) => days.length === 3 && days.every(isDayOfYear), {
    error: 'must be three days of the year, one after the other, like 03-01,04-01,07-01',
  })
  .transform(([asked = '', persistent = '', late = '']): WarningTerms['yearly'] => ({
    asked,
    persistent,
    late,
  }))
// no leap year: each of them must be there every year
const isDayOfYear = (day: string, i: number, days: readonly string[]): boolean =>
  isDay(`2025-${day}`) && day >= (days[i - 1] ?? '')

export const SubscriptionEnvironment = {
  VAGU_THRESHOLD_HECTARES: wholeNumber(0, 100_000).default(DEFAULT_TERMS.thresholdHectares),
  VAGU_PRICE_CENTS: wholeNumber(0, 10_000).default(DEFAULT_TERMS.pricePerHectare),
  VAGU_MINIMUM_HECTARES: wholeNumber(0, 100_000).default(DEFAULT_TERMS.minimumHectares),
  VAGU_VAT_RATES: vatRates.default([...DEFAULT_TERMS.vatRates]),
  VAGU_INVOICE_DAYS: wholeNumber(0, 365).default(DEFAULT_TERMS.dueDays),
  VAGU_TRIAL_WARNING_DAYS: wholeNumber(0, 3650).default(DEFAULT_TERMS.warnings.trialDays),
  VAGU_DETERMINATION_DAYS: wholeNumber(0, 3650).default(DEFAULT_TERMS.warnings.determinationDays),
  VAGU_SMALL_FARM_HECTARES: wholeNumber(0, 100_000).default(DEFAULT_TERMS.warnings.smallFarmHectares),
  VAGU_INCREASE_DAYS: wholeNumber(0, 365).default(DEFAULT_TERMS.warnings.increaseDays),
  VAGU_UNPAID_DAYS: wholeNumber(0, 365).default(DEFAULT_TERMS.warnings.unpaidDays),
  VAGU_YEARLY_WARNING_DAYS: yearlyDays.default(DEFAULT_TERMS.warnings.yearly),
  VAGU_YEARLY_WARNING_EXEMPT: emails.default([]),
  VAGU_SELLER_NAME: z.string().optional(),
  VAGU_SELLER_CODE: z.string().optional(),
  VAGU_SELLER_VAT: z.string().optional(),
  VAGU_SELLER_STREET: z.string().optional(),
  VAGU_SELLER_CITY: z.string().optional(),
  VAGU_SELLER_POSTCODE: z.string().optional(),
  VAGU_SELLER_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', ''))
    .pipe(z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'must be an IBAN'))
    .optional(),
  VAGU_SELLER_BIC: z.string().default(''),
  VAGU_SELLER_BANK: z.string().default(''),
  VAGU_SELLER_EMAIL: z.email('must be an e-mail address').optional(),
}
const Environment = z.object(SubscriptionEnvironment)
type Settings = z.output<typeof Environment>

export const termsOf = (env: Settings): SubscriptionTerms => ({
  thresholdHectares: env.VAGU_THRESHOLD_HECTARES,
  pricePerHectare: env.VAGU_PRICE_CENTS,
  minimumHectares: env.VAGU_MINIMUM_HECTARES,
  vatRates: env.VAGU_VAT_RATES,
  dueDays: env.VAGU_INVOICE_DAYS,
  warnings: {
    trialDays: env.VAGU_TRIAL_WARNING_DAYS,
    determinationDays: env.VAGU_DETERMINATION_DAYS,
    smallFarmHectares: env.VAGU_SMALL_FARM_HECTARES,
    increaseDays: env.VAGU_INCREASE_DAYS,
    unpaidDays: env.VAGU_UNPAID_DAYS,
    yearly: env.VAGU_YEARLY_WARNING_DAYS,
  },
})

/** Details of its seller that an invoice must state. */
const OF_SELLER = [
  'VAGU_SELLER_NAME',
  'VAGU_SELLER_CODE',
  'VAGU_SELLER_VAT',
  'VAGU_SELLER_STREET',
  'VAGU_SELLER_CITY',
  'VAGU_SELLER_POSTCODE',
  'VAGU_SELLER_IBAN',
] as const

/** The seller, all of it or a made-up one: half of it set would make invoices that are none. */
export function sellerOf(
  env: Settings & { VAGU_FEEDBACK_EMAIL?: string | undefined; VAGU_ADMIN_EMAILS: readonly string[] },
): Seller {
  const missing = OF_SELLER.filter((name) => env[name] === undefined)
  if (missing.length === OF_SELLER.length) return SAMPLE_SELLER
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(' and ')} must be set too: invoices name all of ${OF_SELLER.join(', ')}.`,
    )
  return {
    name: env.VAGU_SELLER_NAME ?? '',
    code: env.VAGU_SELLER_CODE ?? '',
    vatNumber: env.VAGU_SELLER_VAT ?? '',
    street: env.VAGU_SELLER_STREET ?? '',
    city: env.VAGU_SELLER_CITY ?? '',
    postalCode: env.VAGU_SELLER_POSTCODE ?? '',
    iban: env.VAGU_SELLER_IBAN ?? '',
    bic: env.VAGU_SELLER_BIC,
    bank: env.VAGU_SELLER_BANK,
    email: env.VAGU_SELLER_EMAIL ?? env.VAGU_FEEDBACK_EMAIL ?? env.VAGU_ADMIN_EMAILS[0] ?? 'vagu@localhost',
    isSample: false,
  }
}
