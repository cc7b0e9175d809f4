/**
 * Amounts of materials as whole numbers: grams, millilitres, thousandths of a piece. Sums of them are exact, in whatever
 * units the parts were written. Each part is rounded half up once, by the numbers as they are written.
 */
import { areaUnits, roundTo } from '../units/rounding.ts'
import { BASE_UNITS, type BaseUnit } from '../units/schema.ts'

export type Measure = 'mass' | 'volume' | 'count'

interface UnitFacts {
  readonly measure: Measure
  /** Grams, millilitres or thousandths in one. */
  readonly parts: number
}

const UNITS: Readonly<Record<BaseUnit, UnitFacts>> = {
  g: { measure: 'mass', parts: 1 },
  kg: { measure: 'mass', parts: 1000 },
  t: { measure: 'mass', parts: 1_000_000 },
  ml: { measure: 'volume', parts: 1 },
  l: { measure: 'volume', parts: 1000 },
  m3: { measure: 'volume', parts: 1_000_000 },
  tk: { measure: 'count', parts: 1000 },
}

/** Unit in which a measure is told where nobody chose one. */
export const USUAL_UNIT: Readonly<Record<Measure, BaseUnit>> = { mass: 'kg', volume: 'l', count: 'tk' }

const isBaseUnit = (unit: string | undefined): unit is BaseUnit =>
  (BASE_UNITS as readonly (string | undefined)[]).includes(unit)

/** The unit without "per hectare"; undefined for one that no material is measured in. */
export function baseUnitOf(unit: string | null): BaseUnit | undefined {
  const base = unit?.split('/')[0]
  return isBaseUnit(base) ? base : undefined
}

export const measureOf = (unit: BaseUnit): Measure => UNITS[unit].measure

/** Amounts are kept with 6 decimals, areas with 4. */
const MILLIONTHS = 1_000_000
const millionths = (amount: number): bigint => BigInt(Math.round(roundTo(amount, 6) * MILLIONTHS))

/** Rounds half up what is not negative. */
const divided = (whole: bigint, by: bigint): number => Number((whole + by / 2n) / by)

/** An amount in parts of its unit. */
export function partsOf(amount: number, unit: BaseUnit): number {
  const size = divided(millionths(Math.abs(amount)) * BigInt(UNITS[unit].parts), BigInt(MILLIONTHS))
  return amount < 0 ? -size : size
}

export interface PlannedUse {
  readonly amount: number | null
  /** As it is written: with "/ha" it is multiplied by the area. */
  readonly unit: string | null
  /** Hectares. */
  readonly area: number
  readonly times?: number
  /** Per cent of the area that is spread twice. */
  readonly overlapPercentage?: number
}

/** Amount that a use takes in all; null where it cannot be told. */
export function partsOfUse({
  amount,
  unit,
  area,
  times = 1,
  overlapPercentage = 0,
}: PlannedUse): number | null {
  const base = baseUnitOf(unit)
  if (base === undefined || amount === null || unit === null) return null
  const perHectare = unit.endsWith('/ha')
  if (!perHectare && unit !== base) return null
  const hectares = perHectare ? BigInt(areaUnits(area)) : 10_000n
  const overlap = millionths(100 + overlapPercentage)
  const whole = millionths(amount) * hectares * BigInt(times) * BigInt(UNITS[base].parts) * overlap
  return divided(whole, BigInt(MILLIONTHS) * 10_000n * 100n * BigInt(MILLIONTHS))
}

/** Parts as an amount in a unit of the same measure; exact. */
export const amountIn = (parts: number, unit: BaseUnit): number => roundTo(parts / UNITS[unit].parts, 6)
