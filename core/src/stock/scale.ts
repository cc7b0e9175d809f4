/** Conversion of what entries and jobs say into what a ledger counts in. */
import { usableDensity } from '../units/density.ts'
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
    const kilograms = usableDensity(density)
    this.#density = kilograms === null ? null : { kilograms }
  }
  /** Whether amounts in the unit can be told in that of the ledger. */
  counts(unit: StockUnit): boolean {
    return typeof this.parts(1, unit) !== 'string'
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
