/** Amounts as the agency takes them: in all, in kilograms, litres or pieces, with 4 decimals. */
import { organicByKey } from '../nutrients/table.ts'
import type { JobMaterial } from '../jobs/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { isPerHectare } from '../units/schema.ts'

export interface AgencyAmount {
  readonly amount: number
  readonly unit: 'kg' | 'l' | 'tk'
}

/** Most that the agency takes of anything. */
const MOST = 100_000_000
const DECIMALS = 4

const IN_ONE: ReadonlyMap<string, readonly [unit: AgencyAmount['unit'], size: number]> = new Map([
  ['t', ['kg', 1000]],
  ['kg', ['kg', 1]],
  ['g', ['kg', 0.001]],
  ['m3', ['l', 1000]],
  ['l', ['l', 1]],
  ['ml', ['l', 0.001]],
  ['tk', ['tk', 1]],
])

const bounded = (amount: number, unit: AgencyAmount['unit']): AgencyAmount | undefined =>
  Number.isFinite(amount) && amount >= 0 && amount <= MOST
    ? { amount: roundTo(amount, DECIMALS), unit }
    : undefined

/** An amount in all; undefined where it or its unit is unknown, or too large for the agency. */
export function amountOf(
  { amount, unit }: Pick<JobMaterial, 'amount' | 'unit'>,
  area: number,
): AgencyAmount | undefined {
  if (amount === null || unit === null) return undefined
  const known = IN_ONE.get(unit.split('/')[0] ?? '')
  if (known === undefined) return undefined
  return bounded(amount * known[1] * (isPerHectare(unit) ? area : 1), known[0])
}

/** The dressing of a seed: so much on a tonne of it; undefined where the seed has no weight, or its unit is no dose per tonne. */
export function coatingAmountOf(seed: JobMaterial, area: number): AgencyAmount | undefined {
  const weight = amountOf(seed, area)
  const { amount = null, unit = null } = seed.coating ?? {}
  if (weight?.unit !== 'kg' || amount === null || !unit?.endsWith('/t')) return undefined
  const known = IN_ONE.get(unit.slice(0, -2))
  return known && bounded((amount * known[1] * weight.amount) / 1000, known[0])
}

export interface NutrientKilograms {
  readonly nitrogenKg: number | null
  readonly phosphorusKg: number | null
  readonly potassiumKg: number | null
}
export const NO_NUTRIENTS: NutrientKilograms = { nitrogenKg: null, phosphorusKg: null, potassiumKg: null }

/** Kilograms of the elements in a fertilizer: per cent of a mineral one, kg in a tonne or m3 of an organic one. */
export function nutrientsOf(material: JobMaterial, total: AgencyAmount): NutrientKilograms {
  const isOrganic = material.fertilizerKind === 'ORGANIC_FERTILIZER' || Boolean(material.organicType)
  const usual = isOrganic ? organicByKey(material.organicType)?.nutrient : null
  const kilograms = (element: 'N' | 'P' | 'K'): number | null => {
    const share = material.nutrient?.[element] ?? usual?.[element]
    if (share == null || total.unit === 'tk') return null
    return bounded((total.amount * share) / (isOrganic ? 1000 : 100), 'kg')?.amount ?? null
  }
  return { nitrogenKg: kilograms('N'), phosphorusKg: kilograms('P'), potassiumKg: kilograms('K') }
}
