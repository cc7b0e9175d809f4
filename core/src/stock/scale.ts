/** Conversion of what entries and jobs say into what a ledger counts in. */
import type { Quantity } from '../units/dose.ts'
import {
  convertedParts,
  convertedRate,
  isUnit,
  type Parts,
  partsOf,
  quantityOf,
  type Rate,
  rateOf,
} from './exact.ts'
import type { LineFault, StockUnit } from './schema.ts'

/** Where the lines of a ledger are counted: the quantity of its unit, and the way to it from others. */
export class Scale {
  readonly #to: Quantity
  readonly #density: { readonly kilograms: number } | null
  constructor(to: Quantity, density: number | null) {
    this.#to = to
    this.#density = density === null ? null : { kilograms: density }
  }
  parts(amount: number | null, unit: string | null): Parts | LineFault {
    if (amount === null || unit === null) return 'amountUnknown'
    if (!isUnit(unit)) return 'unitMismatch'
    const own = quantityOf(unit)
    const parts = partsOf(amount, unit)
    if (own === this.#to) return parts
    if (own === 'count' || this.#to === 'count') return 'unitMismatch'
    return this.#density === null ? 'densityMissing' : convertedParts(parts, this.#to, this.#density)
  }
  rate(price: number | null, unit: StockUnit): Rate | null {
    if (price === null) return null
    const rate = rateOf(price, unit)
    if (quantityOf(unit) === this.#to || this.#density === null) return rate
    return convertedRate(rate, this.#to, this.#density)
  }
}
