/** A credit invoice: takes back an invoice, or hectares of it. */
import { areaUnits, hectaresOf } from '../units/rounding.ts'
import type { InvoiceDocument } from './invoice.ts'
import { divided, PERCENT, UNITS_PER_HECTARE } from './price.ts'

/** Hectares and cents of an invoice, or of what was taken back of it. */
export interface Sums {
  readonly area: number
  readonly net: number
  readonly vat: number
}

/** Rest of an invoice after its credit invoices; their sums are below 0. */
export function restOf(invoice: Sums, credits: readonly Sums[]): Sums {
  const left = (of: (sums: Sums) => number) => credits.reduce((sum, each) => sum + of(each), of(invoice))
  return {
    area: hectaresOf(left(({ area }) => areaUnits(area))),
    net: left(({ net }) => net),
    vat: left(({ vat }) => vat),
  }
}

/**
 * Sums taken back for an area, at the price and the tax of the invoice: the tax is that of the day of supply. All of
 * the rest takes back all that is left, so that nothing remains of roundings. Undefined for more than the rest, and
 * for nothing.
 */
export function creditedSums(
  { pricePerHectare, vatPercent }: Pick<InvoiceDocument, 'pricePerHectare' | 'vatPercent'>,
  rest: Sums,
  area: number,
): Sums | undefined {
  const [units, left] = [areaUnits(area), areaUnits(rest.area)]
  if (units <= 0 || units > left) return undefined
  if (units === left) return { area: 0 - rest.area, net: 0 - rest.net, vat: 0 - rest.vat }
  const net = Math.min(divided(units * pricePerHectare, UNITS_PER_HECTARE), rest.net)
  const vat = Math.min(divided(net * vatPercent, PERCENT), rest.vat)
  return { area: -hectaresOf(units), net: 0 - net, vat: 0 - vat }
}

/** The document of a credit invoice. */
export const creditOf = (
  invoice: InvoiceDocument,
  issued: { readonly number: string; readonly day: string; readonly sums: Sums },
): InvoiceDocument => ({
  ...invoice,
  ...issued.sums,
  number: issued.number,
  day: issued.day,
  dueDay: issued.day,
  orderedArea: issued.sums.area,
  isMinimumOrder: false,
  total: issued.sums.net + issued.sums.vat,
  credits: { number: invoice.number, day: invoice.day },
})
