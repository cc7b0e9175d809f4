/** Amounts and prices of the stock as they are read: thousands apart, the unit beside. */
import { roundTo } from '@vagu/core/units/rounding'
import { EMPTY, formatNumber, unitText } from '../../lib/format.ts'

const NBSP = '\u00A0'
/** A gram of a kilogram, a millilitre of a litre; of a hundred of them it tells nothing. */
const decimalsOf = (value: number): number => (Math.abs(value) >= 100 ? 2 : 3)
/** A mean price is a quotient: four decimals tell 0,3619 from 0,3517. */
const PRICE_DECIMALS = 4

type Maybe<T> = T | null | undefined

/** `26 500 kg`; the sign for what is not there without an amount. */
export const amountText = (value: Maybe<number>, unit: Maybe<string>, decimals?: number): string =>
  value === null || value === undefined
    ? EMPTY
    : `${formatNumber(value, decimals ?? decimalsOf(value))}${unit ? NBSP : ''}${unitText(unit)}`

/** Amount in stock, in a list beside the free part of it: the gram and the millilitre are the ledger's. */
export const balanceText = (value: Maybe<number>, unit: Maybe<string>): string => amountText(value, unit, 2)

/** Amount of a plan or of a long use: large ones in whole units, for a kilogram of tonnes tells nothing. */
export const roughText = (value: Maybe<number>, unit: Maybe<string>): string =>
  amountText(value, unit, Math.abs(value ?? 0) >= 1000 ? 0 : Math.abs(value ?? 0) >= 100 ? 1 : 2)

/** A change of a balance with its sign: `+24 000 kg`. */
export const changeText = (value: Maybe<number>, unit: Maybe<string>): string => {
  const text = amountText(value, unit)
  return value !== null && value !== undefined && roundTo(value, decimalsOf(value)) > 0 ? `+${text}` : text
}

/** `0,3619 €/kg`. */
export const priceText = (euros: Maybe<number>, unit: Maybe<string>): string =>
  euros === null || euros === undefined
    ? EMPTY
    : `${formatNumber(euros, PRICE_DECIMALS)}${NBSP}€${unit ? `/${unitText(unit)}` : ''}`
