/** An invoice as it was issued: it is stored whole and never changes. Money is whole cents. */
import { z } from 'zod'
import { addDays } from '../time/day.ts'
import { Day } from '../time/schema.ts'
import type { Company } from '../users/schema.ts'
import type { OrderPrice } from './price.ts'
import { referenceNumberOf } from './reference-number.ts'
import { type SubscriptionTerms, vatPercentOn } from './terms.ts'

/** Who issues invoices. */
export const Seller = z.object({
  name: z.string(),
  /** Code in the business register. */
  code: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  iban: z.string(),
  /** Nothing where the bank's own address is not needed. */
  bic: z.string(),
  bank: z.string(),
  email: z.string(),
  /** Whether it is made up, because the installation names nobody: its invoices say so. */
  isSample: z.boolean(),
})
export type Seller = z.infer<typeof Seller>

/** Seller of a program that is being developed or tried. */
export const SAMPLE_SELLER: Seller = {
  name: 'Vagu näidismüüja',
  code: '10000000',
  vatNumber: 'EE100000000',
  street: 'Näidise 1',
  city: 'Tartu',
  postalCode: '50000',
  iban: 'EE270000000000000000',
  bic: '',
  bank: 'Näidispank',
  email: 'arved@vagu.test',
  isSample: true,
}

export const InvoiceDocument = z.object({
  number: z.string(),
  day: Day,
  /** The service is supplied from this day to the last one of the period. */
  supplyDay: Day,
  periodEnd: Day,
  dueDay: Day,
  referenceNumber: z.string(),
  orderId: z.string(),
  seller: Seller,
  buyer: z.object({ name: z.string(), code: z.string(), street: z.string(), email: z.string() }),
  /** The hectares that were asked for, and those that are charged. */
  orderedArea: z.number(),
  area: z.number(),
  isMinimumOrder: z.boolean(),
  pricePerHectare: z.int(),
  net: z.int(),
  vatPercent: z.number(),
  vat: z.int(),
  total: z.int(),
  /** Of a credit invoice: the invoice that it takes back, or a part of it. Its areas and sums are below 0. */
  credits: z.object({ number: z.string(), day: Day }).optional(),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>

/** Number of an invoice: the calendar year, and a number that counts up by one within it. */
export const invoiceNumberOf = (year: number, count: number): string =>
  `${year}-${String(count).padStart(5, '0')}`

interface Issued {
  readonly number: string
  readonly orderId: string
  readonly day: string
  readonly seller: Seller
  readonly company: Company
  readonly email: string
  readonly orderedArea: number
  readonly price: OrderPrice
}

/** The invoice of an order, for the calendar year of its day. */
export function invoiceOf(terms: SubscriptionTerms, issued: Issued): InvoiceDocument {
  const { number, day, price, company } = issued
  return {
    number,
    day,
    supplyDay: day,
    periodEnd: `${day.slice(0, 4)}-12-31`,
    dueDay: addDays(day, terms.dueDays),
    referenceNumber: referenceNumberOf(number.replaceAll(/\D/g, '')),
    orderId: issued.orderId,
    seller: issued.seller,
    buyer: {
      name: company.name,
      code: company.code,
      street: company.address.street,
      email: issued.email,
    },
    orderedArea: issued.orderedArea,
    area: price.area,
    isMinimumOrder: price.isMinimumOrder,
    pricePerHectare: terms.pricePerHectare,
    net: price.price,
    vatPercent: vatPercentOn(terms.vatRates, day),
    vat: price.priceVat,
    total: price.price + price.priceVat,
  }
}

/** Cents as the amount that documents for machines have: `124.00`. */
export const decimalOf = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** Most characters of a name in the code that banks read. */
const MAX_QR_NAME = 70

/**
 * Text of the code that bank programs read (European Payments Council, EPC069-12, version 2). Estonian reference
 * numbers are none of ISO 11649, so the number stands in the explanation.
 */
export const bankCodeOf = ({ seller, total, number, referenceNumber }: InvoiceDocument): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    seller.bic,
    seller.name.slice(0, MAX_QR_NAME),
    seller.iban,
    `EUR${decimalOf(total)}`,
    '',
    '',
    `Arve ${number}, viitenumber ${referenceNumber}`,
  ].join('\n')
