/** Purchases of a material. All amounts are whole parts (`quantities.ts`). */

export interface Supply {
  /** Need that is not done yet. */
  readonly left: number
  /** Amount that the farmer wants to have over. */
  readonly reserve: number
  /** Below 0 where more was used than was entered. */
  readonly balance: number
  /** Ordered and not received yet. */
  readonly ordered: number
  /** Size of a pack; null where nobody said. */
  readonly pack: number | null
}

export interface Purchase {
  /** Amount that is lacking, before whole packs. */
  readonly lacking: number
  /** Null without the size of a pack. */
  readonly packs: number | null
  /** Amount of the packs; what is lacking where no pack is known. */
  readonly amount: number
  /** Amount of the packs above what is lacking. */
  readonly over: number
}

/** To buy = max(0, need + reserve - max(0, balance) - on order), up to whole packs. */
export function purchaseOf({ left, reserve, balance, ordered, pack }: Supply): Purchase {
  const lacking = Math.max(0, left + reserve - Math.max(0, balance) - ordered)
  if (pack === null) return { lacking, packs: null, amount: lacking, over: 0 }
  const packs = Math.ceil(lacking / pack)
  return { lacking, packs, amount: packs * pack, over: packs * pack - lacking }
}

/** Price of an amount in whole cents; null where the price of a unit is not known. */
export const costOf = (amount: number, pricePerUnit: number | null): number | null =>
  pricePerUnit === null ? null : centsOf(amount, pricePerUnit)

const SCALE = 1_000_000
const scaled = (value: number): bigint => BigInt(Math.round(value * SCALE))
const HALF_A_CENT = BigInt(SCALE) * 5000n

/** Rounds half up once, by the numbers as they are written. */
function centsOf(amount: number, price: number): number {
  const whole = scaled(amount) * scaled(price)
  return Number((whole + HALF_A_CENT) / (HALF_A_CENT * 2n))
}
