/** Figures of a file in the units that samples have: mg of the element per kg, carbon in per cent. Methods stay as they are. */
import { roundTo } from '../../units/rounding.ts'
import type { Figure } from '../schema.ts'
import { elementOfOxide, perKilogram } from '../units.ts'
import type { ColumnUnit } from './schema.ts'

/** Organic matter that holds a mass of carbon of 1, as laboratories reckon it (van Bemmelen). */
export const HUMUS_OF_CARBON = 1.724
const GRAMS_OF_PERCENT = 10
/** Decimals of a figure that was calculated. */
const DECIMALS = 2

/** Units that a figure may have in a file; the first is meant where none is named. */
export function unitsOf(figure: Figure): readonly ColumnUnit[] {
  if (figure === 'ph') return []
  if (figure === 'c') return ['percent', 'gPerKg', 'humusPercent']
  const elements = ['mgPerKg', 'mgPer100g'] as const
  return figure === 'p' || figure === 'k' ? [...elements, 'oxideMgPerKg', 'oxideMgPer100g'] : elements
}

const elementOf = (figure: Figure, amount: number): number =>
  elementOfOxide(figure === 'k' ? 'k2o' : 'p2o5', amount)

const CONVERSIONS: Readonly<Record<ColumnUnit, (amount: number, figure: Figure) => number>> = {
  mgPerKg: (amount) => amount,
  mgPer100g: perKilogram,
  oxideMgPerKg: (amount, figure) => elementOf(figure, amount),
  oxideMgPer100g: (amount, figure) => elementOf(figure, perKilogram(amount)),
  percent: (amount) => amount,
  gPerKg: (amount) => amount / GRAMS_OF_PERCENT,
  humusPercent: (amount) => amount / HUMUS_OF_CARBON,
}

/** A figure in the unit that samples have it in; one that stands in that unit stays to the last digit. */
export function converted(figure: Figure, unit: ColumnUnit | null, amount: number): number {
  if (unit === null || unit === 'mgPerKg' || unit === 'percent') return amount
  return roundTo(CONVERSIONS[unit](amount, figure), DECIMALS)
}
