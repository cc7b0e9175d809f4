/** Splitting of whole units (cents, minutes), exact at any size. */
import { takeBack } from './rounding.ts'

/** Finds shares half up; numbers that a double holds exactly need no longer arithmetic. */
function shareOf(total: number, weights: readonly number[], sum: number): (weight: number) => number {
  const isSafe = Number.isSafeInteger(2 * sum) && Number.isSafeInteger((2 * total + 1) * sum)
  if (isSafe)
    return (weight) => {
      const top = 2 * total * weight + sum
      return (top - (top % (2 * sum))) / (2 * sum)
    }
  const exact = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  const twice = 2n * BigInt(total)
  return (weight) => Number((twice * BigInt(weight) + exact) / (2n * exact))
}

/**
 * Splits a whole number (0 or more) by weights, whole numbers of 0 or more: each share is rounded half up, and the last part
 * with a weight takes the remainder. The sum is exact and no part is below 0. 10 000 cents over 12.40, 7.35 and 4.25 ha are
 * 5 167, 3 063 and 1 770. Undefined where no weight is above 0.
 */
export function splitWhole(total: number, weights: readonly number[]): number[] | undefined {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum <= 0) return undefined
  const last = weights.findLastIndex((weight) => weight > 0)
  const shares = weights.slice(0, last).map(shareOf(total, weights, sum))
  const rest = total - shares.reduce((given, share) => given + share, 0)
  return [...takeBack(shares, -rest), Math.max(0, rest), ...weights.slice(last + 1).map(() => 0)]
}
