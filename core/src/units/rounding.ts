/** Rounds half up to `decimals` places, by the number as it is written (1.005 to two places is 1.01). */
export function roundTo(value: number, decimals: number): number {
  const scaled = Number(`${Math.abs(value)}e${decimals}`)
  if (Number.isNaN(scaled)) return 0
  return Math.sign(value) * Number(`${Math.round(scaled)}e-${decimals}`) || 0
}

/** An area in whole numbers of 0.0001 ha, for sums and comparisons that must be exact. */
export function areaUnits(hectares: number): number {
  const scaled = hectares * 10_000
  const units = Math.round(scaled)
  // Rounding by the number as it is written is slow, and differs only near a half.
  return Math.abs(scaled - units) < 0.49 ? units : Math.round(roundTo(hectares, 4) * 10_000)
}

/** Hectares from whole numbers of 0.0001 ha. */
export const hectaresOf = (units: number): number => units / 10_000

/** The exact sum of areas in hectares, each rounded to 4 decimals first. */
export const sumAreas = (areas: readonly number[]): number =>
  hectaresOf(areas.reduce((sum, area) => sum + areaUnits(area), 0))

/** Rounds down to `decimals` places; a number that is there but for the error of binary fractions counts as there. */
const floorTo = (value: number, decimals: number): number => {
  const near = roundTo(value, decimals + 6)
  const rounded = roundTo(near, decimals)
  return rounded > near ? roundTo(rounded - 10 ** -decimals, decimals) : rounded
}

/**
 * Splits a total (0 or more) over parts by weight. Each part is rounded down to `decimals` places and the last takes
 * the remainder: the sum is exact, and no part is negative.
 */
export function splitByWeight(total: number, weights: readonly number[], decimals: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map(() => 0)
  const parts = weights.slice(0, -1).map((weight) => floorTo((total * weight) / sum, decimals))
  const rest = roundTo(total - parts.reduce((a, b) => a + b, 0), decimals)
  return [...parts, rest]
}
