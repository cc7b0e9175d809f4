/** Doses as the plant-protection register and the farmer write them: how much, and per what. */
import { remembering } from '../remembering.ts'
import { roundTo } from './rounding.ts'

/** Litres, kilograms or pieces. */
export type Quantity = 'volume' | 'mass' | 'count'

/** Value of one unit: litres, kilograms or pieces. */
const AMOUNTS: ReadonlyMap<string, readonly [Quantity, number]> = new Map([
  ['ml', ['volume', 0.001]],
  ['l', ['volume', 1]],
  ['m3', ['volume', 1000]],
  ['mg', ['mass', 0.000_001]],
  ['g', ['mass', 0.001]],
  ['kg', ['mass', 1]],
  ['t', ['mass', 1000]],
  ['tk', ['count', 1]],
  ['tabletti', ['count', 1]],
  ['dosaatorit', ['count', 1]],
])
const SQUARE_METRES = { ha: 10_000, m2: 1 } as const

/**
 * `area`: so much per hectare. `weight`: per weight of seed, tubers or stored goods, which concerns no field. `other`:
 * a known unit that is no quantity per area (strength of a solution, per cubic metre, per plant).
 */
export type DoseUnit =
  | { readonly kind: 'area'; readonly quantity: Quantity; readonly perHectare: number }
  | { readonly kind: 'weight' }
  | { readonly kind: 'other' }

const PER_AREA = /^([a-z]+\d?) ?\/ ?(\d+(?:\.\d+)?)? ?(ha|m2)$/
const PER_WEIGHT = /\/ ?(?:\d+ )?(?:kg|t|tonn)(?: (?:seemet|mugulaid))?$/
const PER_OTHER = /^%|\/ ?(?:[\d.]+ ?)?(?:m3|l|cm|taime|urg)(?: |$)/

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll(',', '.')
    .replace(/ hektari kohta$/, '/ha')

function parse(text: string): DoseUnit | undefined {
  const [, unit = '', count, area] = PER_AREA.exec(text) ?? []
  const amount = AMOUNTS.get(unit)
  if (amount && (area === 'ha' || area === 'm2')) {
    const [quantity, factor] = amount
    const squareMetres = SQUARE_METRES[area] * Number(count ?? 1)
    return squareMetres > 0
      ? { kind: 'area', quantity, perHectare: (factor * SQUARE_METRES.ha) / squareMetres }
      : undefined
  }
  if (PER_WEIGHT.test(text)) return { kind: 'weight' }
  return PER_OTHER.test(text) ? { kind: 'other' } : undefined
}

const KNOWN_UNITS = 1000
const parsed = remembering(KNOWN_UNITS, (text: string) => parse(plain(text)) ?? null)

/** Unit of dose behind a text; undefined for one that is not known. */
export const doseUnitOf = (text: string): DoseUnit | undefined => parsed(text) ?? undefined

/** Litres, kilograms or pieces on a hectare. */
export interface Rate {
  readonly quantity: Quantity
  readonly perHectare: number
}

/** Whether an amount in the unit is one in total. */
export const isTotalUnit = (unit: string): boolean => AMOUNTS.has(unit)

/** An amount on a hectare; one in total (kg, l, tk) is divided by the hectares. Undefined for an unknown unit. */
export function rateOf(amount: number, unit: string, hectares: number): Rate | undefined {
  const total = AMOUNTS.get(unit)
  if (total) {
    if (hectares <= 0) return undefined
    return { quantity: total[0], perHectare: (amount * total[1]) / hectares }
  }
  const dose = doseUnitOf(unit)
  if (dose?.kind !== 'area') return undefined
  return { quantity: dose.quantity, perHectare: amount * dose.perHectare }
}

/** Rates are the same when they differ by less than the error of binary fractions. */
export function rateExceeds(rate: number, limit: number): boolean {
  // Rounding by the number as it is written is slow, and differs only where both are nearly the same.
  if (Math.abs(rate - limit) > 1e-8) return rate > limit
  return roundTo(rate, 9) > roundTo(limit, 9)
}
