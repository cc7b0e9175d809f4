/** Greater than these, a product with a power of ten may lie a hundredth beside what is written; smaller ones are written with an exponent. */
const [SMALLEST, LARGEST_SCALED] = [0.000_001, 1e13]

/** Rounds half up to `decimals` places, by the number as it is written (1.005 to two places is 1.01). */
export function roundTo(value: number, decimals: number): number {
  const size = Math.abs(value)
  const factor = 10 ** decimals
  const product = size * factor
  // Rounding by the number as it is written is slow, and differs only near a half.
  if (size >= SMALLEST && product < LARGEST_SCALED && decimals >= 0) {
    const units = Math.round(product)
    if (Math.abs(product - units) < 0.49) return (Math.sign(value) * units) / factor || 0
  }
  const scaled = Number(`${size}e${decimals}`)
  if (Number.isNaN(scaled)) return 0
  return Math.sign(value) * Number(`${Math.round(scaled)}e-${decimals}`) || 0
}

/** An area in whole numbers of 0.0001 ha, for sums and comparisons that must be exact. */
export function areaUnits(hectares: number): number {
  const scaled = hectares * 10_000
  const units = Math.round(scaled)
  // As in `roundTo`.
  return Math.abs(scaled - units) < 0.49 ? units : Math.round(roundTo(hectares, 4) * 10_000)
}

/** Hectares from whole numbers of 0.0001 ha. */
export const hectaresOf = (units: number): number => units / 10_000

/** The exact sum of areas in hectares, each rounded to 4 decimals first. */
export const sumAreas = (areas: readonly number[]): number =>
  hectaresOf(areas.reduce((sum, area) => sum + areaUnits(area), 0))

/** Half a unit that is there but for the error of binary fractions counts as there: six places more than are asked for tell. */
const shareOf = (total: number, weight: number, decimals: number): number =>
  roundTo(roundTo(total * weight, decimals + 6), decimals)

/** Takes units back from the parts before, one each, the nearest first: shares that were rounded up took more than there is. */
export function takeBack(parts: readonly number[], units: number): number[] {
  let left = units
  return parts
    .toReversed()
    .map((part) => (left > 0 && part > 0 ? (left--, part - 1) : part))
    .toReversed()
}

/**
 * Splits a total (0 or more) over parts by weight. Each share is rounded half up to `decimals` places and the last part
 * with a weight takes the remainder: the sum is exact. No part is below 0.
 */
export function splitByWeight(total: number, weights: readonly number[], decimals: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map(() => 0)
  const last = weights.findLastIndex((weight) => weight > 0)
  // Whole units, so that sums are exact.
  const unitsOf = (amount: number): number => Math.round(roundTo(amount, decimals) * 10 ** decimals)
  const shares = weights.slice(0, last).map((weight) => unitsOf(shareOf(total, weight / sum, decimals)))
  const rest = unitsOf(total) - shares.reduce((a, b) => a + b, 0)
  const units = [...takeBack(shares, -rest), Math.max(0, rest), ...weights.slice(last + 1).map(() => 0)]
  return units.map((count) => roundTo(count / 10 ** decimals, decimals))
}
