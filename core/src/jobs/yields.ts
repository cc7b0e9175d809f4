/** Kinds of yield and their units. */
import { YIELD_TYPES as OF_CROPS } from '../crops/table.ts'

/** As they travel: those that crops are grown for, and what else is carried off a field or not. */
export const YIELD_TYPES: readonly string[] = [
  ...Object.values(OF_CROPS),
  'Põhk',
  'Rullsilo',
  'Pealsed',
  'Põletatud jäägid',
]

export const YIELD_UNITS: readonly string[] = ['t', 'kg', 'g', 'tk', 'l']

const OF_KNOWN_WEIGHT: ReadonlySet<string> = new Set(['t', 'kg', 'g'])

/** Whether an amount in the unit tells its weight; else it must be told what one weighs. */
export const hasKnownWeight = (unit: string): boolean => OF_KNOWN_WEIGHT.has(unit)

export const USUAL_YIELD = { yieldType: OF_CROPS.grain, yieldUnit: 't' } as const
