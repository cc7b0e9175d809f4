/** Sharing of whole units (minutes, cents) over parts, by largest remainder. */

/** Weights are compared by whole numbers of a ten-thousandth. */
const PER_UNIT = 10_000

interface Part {
  readonly index: number
  readonly units: bigint
  readonly rest: bigint
}

const wholeWeights = (weights: readonly number[]): readonly bigint[] => {
  const whole = weights.map((weight) => BigInt(Math.max(0, Math.round(weight * PER_UNIT))))
  return whole.some((weight) => weight > 0n) ? whole : weights.map(() => 1n)
}

/**
 * Shares a whole number over parts by weight; the sum is exact. Each part gets its whole units, and those that are left go
 * to the largest remainders, of equal ones to the first. Parts without any weight get the same. 695 min over 12.40, 7.35
 * and 4.25 ha are 359, 213 and 123.
 */
export function shareWhole(total: number, weights: readonly number[]): number[] {
  const whole = wholeWeights(weights)
  const sum = whole.reduce((a, b) => a + b, 0n)
  if (sum === 0n) return []
  const parts = whole.map((weight, index): Part => {
    const product = BigInt(total) * weight
    return { index, units: product / sum, rest: product % sum }
  })
  const left = total - Number(parts.reduce((a, { units }) => a + units, 0n))
  const first = parts
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
  const more = new Set(first.map(({ index }) => index))
  return parts.map(({ index, units }) => Number(units) + (more.has(index) ? 1 : 0))
}
