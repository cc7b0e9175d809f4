/** The cheapest mix of the farm's own fertilizers that meets the need of a hectare: a suggestion, stored nowhere. */
import { solve } from 'yalps'
import { ELEMENTS, type Elements } from '../nutrients/schema.ts'
import { roundTo } from '../units/rounding.ts'

export interface MixProduct {
  readonly id: string
  /** Kilograms of usable elements in one unit of the rate. */
  readonly perUnit: Elements
  /** Whole nitrogen of manure in one unit; 0 for what is no manure. */
  readonly manureN: number
  /** Cents for one unit; null where nobody knows. */
  readonly price: number | null
  /** Units that are left for each hectare; null where the stock is not kept. */
  readonly available: number | null
  /** Units that are spread at once, at most; null: no limit. */
  readonly maxRate: number | null
}

export interface MixInput {
  readonly products: readonly MixProduct[]
  /** Nutrients still to be given, kg/ha. */
  readonly need: Elements
  /** Whole nitrogen of manure that the law leaves, kg/ha; null: none is counted. */
  readonly manureNLeft: number | null
  /** Nitrogen in all that may be given, kg/ha; null: no limit. */
  readonly nitrogenLeft: number | null
}

export interface Mix {
  readonly parts: readonly { readonly id: string; readonly rate: number }[]
  readonly given: Elements
  /** Cents per hectare; null where a price is missing and the lightest mix was looked for. */
  readonly cost: number | null
  /** Products that were left out because nobody knows their price. */
  readonly unpriced: readonly string[]
}

/** Missing a kilogram is worse than any price; a surplus above 105 % is worse than a dear product. Cents per kg. */
const SHORT = 1_000_000
const OVER = 1_000
const ENOUGH = 1.05
const MAX_PRODUCTS = 30

const least = (limits: readonly (number | null)[]): number | null => {
  const known = limits.filter((limit) => limit !== null)
  return known.length === 0 ? null : Math.max(0, Math.min(...known))
}

/** Where no price is known, the lightest mix counts. */
function pricesOf(products: readonly MixProduct[]) {
  const priced = products.filter(({ price }) => price !== null)
  if (priced.length === 0) return { used: products, isPriced: false, unpriced: [] }
  const unpriced = products.filter(({ price }) => price === null).map(({ id }) => id)
  return { used: priced, isPriced: true, unpriced }
}

type Coefficients = [constraint: string, factor: number][]

/** A product counts towards each element twice: to have enough of it, and not too much. */
function coefficientsOf({ id, perUnit, manureN }: MixProduct, cost: number): Coefficients {
  const elements = ELEMENTS.flatMap((element): Coefficients => [
    [`least ${element}`, perUnit[element]],
    [`most ${element}`, perUnit[element]],
  ])
  return [...elements, ['cost', cost], ['manure', manureN], ['nitrogen', perUnit.N], [`rate ${id}`, 1]]
}

/** Slack of an element: what lacks or is too much can be had, at a price that no product has. */
const SLACK = ELEMENTS.flatMap((element): [string, Coefficients][] => [
  [
    `short ${element}`,
    [
      ['cost', SHORT],
      [`least ${element}`, 1],
    ],
  ],
  [
    `over ${element}`,
    [
      ['cost', OVER],
      [`most ${element}`, -1],
    ],
  ],
])

function constraintsOf({ need, manureNLeft, nitrogenLeft }: MixInput, used: readonly MixProduct[]) {
  const constraints = new Map<string, { readonly min?: number; readonly max?: number }>()
  for (const element of ELEMENTS) {
    const wanted = Math.max(0, need[element])
    constraints.set(`least ${element}`, { min: wanted })
    constraints.set(`most ${element}`, { max: wanted * ENOUGH })
  }
  const limit = (name: string, max: number | null) => max !== null && constraints.set(name, { max })
  limit('manure', manureNLeft)
  limit('nitrogen', nitrogenLeft)
  for (const { id, available, maxRate } of used) limit(`rate ${id}`, least([available, maxRate]))
  return constraints
}

type Part = Mix['parts'][number]

const sumOf = (
  parts: readonly Part[],
  products: ReadonlyMap<string, MixProduct>,
  of: (product: MixProduct) => number,
): number =>
  parts.reduce((all, { id, rate }) => {
    const product = products.get(id)
    return product ? all + rate * of(product) : all
  }, 0)

/** The mix, with rates rounded to 0.1; undefined where there is nothing to mix or nothing is needed. */
export function cheapestMix(input: MixInput): Mix | undefined {
  const { used, isPriced, unpriced } = pricesOf(input.products.slice(0, MAX_PRODUCTS))
  if (used.length === 0 || ELEMENTS.every((element) => input.need[element] <= 0)) return undefined
  const costOf = ({ price }: MixProduct): number => (isPriced ? (price ?? 0) : 1)
  const { variables } = solve({
    direction: 'minimize',
    objective: 'cost',
    constraints: constraintsOf(input, used),
    variables: new Map([
      ...used.map((product) => [product.id, coefficientsOf(product, costOf(product))] as const),
      ...SLACK,
    ]),
  })
  const rates = new Map(variables)
  const parts = used.flatMap(({ id }): Part[] => {
    const rate = roundTo(rates.get(id) ?? 0, 1)
    return rate > 0 ? [{ id, rate }] : []
  })
  if (parts.length === 0) return undefined
  const products = new Map(used.map((product) => [product.id, product]))
  const given = (element: keyof Elements): number =>
    roundTo(
      sumOf(parts, products, ({ perUnit }) => perUnit[element]),
      2,
    )
  return {
    parts,
    given: { N: given('N'), P: given('P'), K: given('K') },
    cost: isPriced ? Math.round(sumOf(parts, products, costOf)) : null,
    unpriced,
  }
}
