import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitWhole } from './split-whole.ts'

/** Numbers that a double multiplies exactly, and such as it does not. */
const whole = (most: number) =>
  fc.oneof(fc.nat(50), fc.nat(10_000_000), fc.bigInt({ min: 0n, max: BigInt(most) }).map(Number))

it('gives every part but the last its exact share, half up, at any size', () => {
  const parts = fc.array(whole(2 ** 40), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(whole(2 ** 45), parts, (total, weights) => {
      const shares = splitWhole(total, weights)
      const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
      if (sum === 0n) {
        expect(shares).toBeUndefined()
        return
      }
      expect(shares?.reduce((all, share) => all + BigInt(share), 0n)).toBe(BigInt(total))
      const exact = weights.map((weight) => Number((2n * BigInt(total) * BigInt(weight) + sum) / (2n * sum)))
      const last = weights.findLastIndex((weight) => weight > 0)
      const before = exact.slice(0, last)
      const isTooMuch = before.reduce((all, share) => all + BigInt(share), 0n) > BigInt(total)
      if (!isTooMuch) expect(shares?.slice(0, last)).toEqual(before)
    }),
    { numRuns: 500 },
  )
})
