/** Sharing of whole units (minutes, cents) over parts. */
import { splitWhole } from '../units/split-whole.ts'

/** Weights are compared by whole numbers of a ten-thousandth. */
const PER_UNIT = 10_000

/**
 * Shares a whole number over parts by weight as `splitWhole` does; parts without any weight get the same. 695 min over
 * 12.40, 7.35 and 4.25 ha are 359, 213 and 123.
 */
export function shareWhole(total: number, weights: readonly number[]): number[] {
  const whole = weights.map((weight) => Math.max(0, Math.round(weight * PER_UNIT)))
  const ones = weights.map(() => 1)
  return splitWhole(total, whole) ?? splitWhole(total, ones) ?? []
}
