/** Repeatable chance: the same seed gives the same farm. A linear congruential generator with Knuth's constants. */
export interface Chance {
  /** A number from 0 to below 1. */
  next(): number
  /** A number from `from` to `to`. */
  between(from: number, to: number): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
}

export function chanceFrom(seed: number): Chance {
  let state = BigInt(seed)
  const next = (): number => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)
    return Number(state >> 11n) / 2 ** 53
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    next,
    between,
    whole,
    pick: (list) => {
      const picked = list[whole(0, list.length - 1)]
      if (picked === undefined) throw new RangeError('nothing to pick from')
      return picked
    },
  }
}
