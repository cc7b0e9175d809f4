/**
 * Exact arithmetic of the ledger, in whole numbers. An amount is counted in millionths of a gram, millilitre or piece
 * (`Parts`); a price in 10^-36 euros per such a part (`Rate`): a mean that is carried through thousands of receipts stays right
 * to far less than a cent. Money is rounded to cents only where a line says it.
 */
import type { Quantity } from '../units/dose.ts'
import type { StockUnit } from './schema.ts'

export type Parts = bigint
export type Rate = bigint

/** Quantity that each unit measures, and the powers of ten of parts in it. */
const UNITS: Readonly<Record<StockUnit, readonly [Quantity, number]>> = {
  g: ['mass', 6],
  kg: ['mass', 9],
  t: ['mass', 12],
  ml: ['volume', 6],
  l: ['volume', 9],
  m3: ['volume', 12],
  tk: ['count', 6],
}
const POWERS = Array.from({ length: 37 }, (_, power) => 10n ** BigInt(power))
const power = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent)

const RATE_POWER = 36
/** Decimals that are read of what is typed. */
const MICRO_POWER = 6
const MICRO = 10 ** MICRO_POWER

export const isUnit = (unit: string | null): unit is StockUnit => unit !== null && unit in UNITS
export const quantityOf = (unit: StockUnit): Quantity => UNITS[unit][0]

/** Whole millionths of a number, by the number as it is written. */
export const microsOf = (value: number): bigint => {
  const scaled = Math.round(value * MICRO)
  return Number.isSafeInteger(scaled) ? BigInt(scaled) : BigInt(value.toFixed(MICRO_POWER).replace('.', ''))
}

export const partsOf = (amount: number, unit: StockUnit): Parts =>
  microsOf(amount) * power(UNITS[unit][1] - MICRO_POWER)

/** Half up, also below 0 (away from it); the divisor is above 0. */
export function divided(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value
  const whole = (2n * size + by) / (2n * by)
  return value < 0n ? -whole : whole
}

/** An amount in the unit, 6 decimals. */
export const amountOf = (parts: Parts, unit: StockUnit): number =>
  Number(divided(parts, power(UNITS[unit][1] - MICRO_POWER))) / MICRO

/** A price in euros per unit. */
export const rateOf = (pricePerUnit: number, unit: StockUnit): Rate =>
  microsOf(pricePerUnit) * power(RATE_POWER - MICRO_POWER - UNITS[unit][1])

/** Euros per unit, 6 decimals. */
export const priceOf = (rate: Rate, unit: StockUnit): number =>
  Number(divided(rate, power(RATE_POWER - MICRO_POWER - UNITS[unit][1]))) / MICRO

const CENT = power(RATE_POWER - 2)
/** A half that is there but for the error of the last place of a mean counts as there. */
const SLACK = CENT / power(12)

/** Cents, half up. */
export function centsOf(parts: Parts, rate: Rate): number {
  const value = parts * rate
  return Number(divided(value < 0n ? value - SLACK : value + SLACK, CENT))
}

/** Cents of an amount at a price, both as they are written. */
export const paidCents = (amount: number, pricePerUnit: number): number =>
  Number(divided(microsOf(amount) * microsOf(pricePerUnit), power(2 * MICRO_POWER - 2)))

/** The mean of what there was and what came, by weight. */
export const meanOf = (
  there: { readonly parts: Parts; readonly rate: Rate },
  came: { readonly parts: Parts; readonly rate: Rate },
): Rate => divided(there.parts * there.rate + came.parts * came.rate, there.parts + came.parts)

/** Density, kilograms in a litre, as it is counted with. */
interface Density {
  readonly kilograms: number
}

/** The same amount as a weight or as a volume, to the part. */
export const convertedParts = (parts: Parts, to: Quantity, { kilograms }: Density): Parts =>
  to === 'mass'
    ? divided(parts * microsOf(kilograms), power(MICRO_POWER))
    : divided(parts * power(MICRO_POWER), microsOf(kilograms))

/** A price per weight as a price per volume, or the other way round. */
export const convertedRate = (rate: Rate, to: Quantity, { kilograms }: Density): Rate =>
  to === 'mass'
    ? divided(rate * power(MICRO_POWER), microsOf(kilograms))
    : divided(rate * microsOf(kilograms), power(MICRO_POWER))
