/** Products of the farm and what a field lacks, as the cheapest mix is asked for. */
import { givingOf, isManure } from '@vagu/core/fertilization-plan/application'
import type { MixInput, MixProduct } from '@vagu/core/fertilization-plan/mix'
import { Application } from '@vagu/core/fertilization-plan/schema'
import type { Material } from '@vagu/core/materials/schema'
import { ELEMENTS, type Elements } from '@vagu/core/nutrients/schema'
import { newId } from '../../lib/new-id.ts'
import { type PlanUnit, productOf, unitsOf } from './application-form.ts'
import type { PlanRow } from './plan-rows.ts'

/** A fertilizer of the farm whose content is known, with what the farmer says of it. */
export interface OwnProduct {
  readonly application: Application
  readonly unit: PlanUnit
  /** Units that a price is for: tonnes of what is measured in kilograms. */
  readonly unitsPerPrice: number
  readonly perUnit: Elements
  readonly manureN: number
}

/** Amount that the content is reckoned at, so that rounding takes nothing from it. */
const RECKONED = 1000

function ownProduct(material: Material, row: PlanRow): OwnProduct | undefined {
  const product = productOf(material, material._id)
  const unit = unitsOf(product)[0] ?? 'kg/ha'
  const application = Application.parse({
    ...product,
    _id: newId(),
    amount: RECKONED,
    unit,
    timeframe: 'SPRING',
    slurryOf: product.organicType === 'VEDELSONNIK' ? 'cattle' : null,
  })
  const { gives } = givingOf(application, { area: row.facts.area, isSand: row.plan.isSand })
  const { N, P, K, wholeN } = gives
  if (N === null || P === null || K === null || wholeN === null || N + P + K === 0) return undefined
  return {
    application,
    unit,
    unitsPerPrice: unit === 'kg/ha' || unit === 'l/ha' ? 1000 : 1,
    perUnit: { N: N / RECKONED, P: P / RECKONED, K: K / RECKONED },
    manureN: isManure(application) ? wholeN / RECKONED : 0,
  }
}

/** Fertilizers of the farm that a mix can be made of; lime is none. */
export const ownProducts = (materials: readonly Material[], row: PlanRow): OwnProduct[] =>
  materials
    .filter(({ type, subtype }) => type === 'fertilizer' && subtype !== 'FERTILIZER_LIMESTONE')
    .flatMap((material) => ownProduct(material, row) ?? [])

/** Texts that the farmer types of a product; both may be empty. */
export interface Typed {
  readonly isUsed: boolean
  /** Euros for a tonne or a cubic metre. */
  readonly price: number | null
  /** Tonnes or cubic metres that are there, for this field. */
  readonly available: number | null
}

const isFigure = (value: number | null): value is number => value !== null && value >= 0

/** Nutrients that the plan of a field still lacks, kg/ha; 0 where the need is not known. */
export function lackOf({ reckoned: { elements } }: PlanRow): Elements {
  const of = (element: (typeof ELEMENTS)[number]): number => Math.max(0, elements[element].left ?? 0)
  return { N: of('N'), P: of('P'), K: of('K') }
}

export interface Limits {
  readonly manureNLeft: number | null
  readonly nitrogenLeft: number | null
}

/** The question for the mix: what the law leaves of it, and what the farmer has. */
export function mixInputOf(
  row: PlanRow,
  products: readonly (OwnProduct & Typed)[],
  limits: Limits,
): MixInput {
  const cents = 100
  return {
    ...limits,
    need: lackOf(row),
    products: products
      .filter(({ isUsed }) => isUsed)
      .map(({ application, perUnit, manureN, unitsPerPrice, price, available }): MixProduct => ({
        id: application._id,
        perUnit,
        manureN,
        price: isFigure(price) ? (price * cents) / unitsPerPrice : null,
        available: isFigure(available) ? (available * unitsPerPrice) / row.facts.area : null,
        maxRate: null,
      })),
  }
}
