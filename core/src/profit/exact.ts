/** Money of amounts and prices, to the cent and exact: whole numbers are multiplied and divided, never fractions of a euro. */
import { roundTo } from '../units/rounding.ts'

/** Places that an amount and a price are counted with. */
export const AMOUNT_DECIMALS = 4
export const PRICE_DECIMALS = 6

/** Sizes in the smallest unit of a quantity; units of different quantities do not convert. */
const SIZES: ReadonlyMap<string, readonly [quantity: string, size: number]> = new Map([
  ['mg', ['mass', 1]],
  ['g', ['mass', 1e3]],
  ['kg', ['mass', 1e6]],
  ['t', ['mass', 1e9]],
  ['ml', ['volume', 1]],
  ['l', ['volume', 1e3]],
  ['m3', ['volume', 1e6]],
  ['tk', ['count', 1]],
  ['ha', ['area', 1]],
])

export interface Amount {
  readonly amount: number
  readonly unit: string
}
/** Euros by one unit. */
export interface UnitPrice {
  readonly price: number
  readonly unit: string
}

export const isWeight = (unit: string): boolean => SIZES.get(unit)?.[0] === 'mass'

/** Whether a price by the one unit tells what an amount in the other costs. */
export const converts = (from: string, to: string): boolean => {
  const [a, b] = [SIZES.get(from), SIZES.get(to)]
  return a !== undefined && b !== undefined ? a[0] === b[0] : from === to
}

const scaled = (value: number, decimals: number): number =>
  Math.round(roundTo(value, decimals) * 10 ** decimals)

/** Whole quotient, half up; numbers that a double holds exactly need no longer arithmetic. */
function divided(factors: readonly number[], divisor: number): number {
  const product = factors.reduce((all, factor) => all * factor, 1)
  if (product <= Number.MAX_SAFE_INTEGER - divisor) {
    const rest = product % divisor
    return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
  }
  const exact = factors.reduce((all, factor) => all * BigInt(factor), 1n)
  const by = BigInt(divisor)
  return Number((exact * 2n + by) / (by * 2n))
}

/** Scale of the product of an amount and a price, in cents. */
const TO_CENTS = 10 ** (AMOUNT_DECIMALS + PRICE_DECIMALS - 2)

/** Cents of an amount at a price, half up; undefined where the units do not convert. Neither is below 0. */
export function centsOf({ amount, unit }: Amount, price: UnitPrice): number | undefined {
  if (!converts(unit, price.unit)) return undefined
  const [own, other] = [SIZES.get(unit)?.[1] ?? 1, SIZES.get(price.unit)?.[1] ?? 1]
  const [times, by] = own >= other ? [own / other, 1] : [1, other / own]
  return divided([scaled(amount, AMOUNT_DECIMALS), scaled(price.price, PRICE_DECIMALS), times], TO_CENTS * by)
}

/** Cents of euros as they are typed. */
export const wholeCents = (euros: number): number => scaled(euros, 2)

/** The part of one of several equal years: whole cents, those that are left to the first years. */
export function yearOfStand(cents: number, { index, years }: { index: number; years: number }): number {
  const rest = cents % years
  return (cents - rest) / years + (index < rest ? 1 : 0)
}
