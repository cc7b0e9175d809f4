/**
 * Amount per hectare and in all, linked: the one typed last is the master, the other follows the area.
 * On the wire there is one amount: in `l/ha` when the rate is the master, in `l` when the total is.
 */
import { BASE_UNITS, type BaseUnit } from '@vagu/core/materials/units'
import { isPerHectare } from '@vagu/core/units/schema'
import { roundTo } from '@vagu/core/units/rounding'
import type { ApplicationUnit } from '@vagu/core/units/schema'
import { z } from 'zod'

export { BASE_UNITS, type BaseUnit }
export type Master = 'rate' | 'total'

export const LinkedAmount = z.object({
  unit: z.enum(BASE_UNITS).nullable(),
  master: z.enum(['rate', 'total']),
  /** Typed amount; NaN for a text that is no number. */
  value: z.number().nullable(),
})
export type LinkedAmount = z.infer<typeof LinkedAmount>

export const NO_AMOUNT: LinkedAmount = { unit: null, master: 'rate', value: null }

const isKnown = (value: number | null): value is number => value !== null && !Number.isNaN(value)

/** Amount per hectare, 3 decimals; null when it does not follow from what is known. */
export function rateOf({ master, value }: LinkedAmount, area: number): number | null {
  if (master === 'rate') return value
  return isKnown(value) && area > 0 ? roundTo(value / area, 3) : null
}

/** Amount in all, 4 decimals. */
export function totalOf({ master, value }: LinkedAmount, area: number): number | null {
  if (master === 'total') return value
  return isKnown(value) && area > 0 ? roundTo(value * area, 4) : null
}

/** The amount of a stored material. */
export function linkedAmountOf(amount: number | null, unit: ApplicationUnit | null): LinkedAmount {
  if (unit === null) return { ...NO_AMOUNT, value: amount }
  const base = unit.replace('/ha', '') as BaseUnit
  return { unit: base, master: isPerHectare(unit) ? 'rate' : 'total', value: amount }
}

/** The unit in which the amount is stored. */
export function storedUnitOf({ unit, master }: LinkedAmount): ApplicationUnit | null {
  if (unit === null) return null
  return master === 'rate' ? `${unit}/ha` : unit
}

/** An amount of one field as an amount per hectare, for any fields; pieces stay pieces. */
export const asRate = (amount: LinkedAmount, area: number): LinkedAmount =>
  amount.master === 'rate' || amount.unit === 'tk'
    ? amount
    : { ...amount, master: 'rate', value: rateOf(amount, area) }
