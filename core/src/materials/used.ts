/** How much of each material a job used. */
import type { Job, JobMaterial } from '../jobs/schema.ts'
import { roundTo } from '../units/rounding.ts'
import { isPerHectare } from '../units/schema.ts'

type JobWithAmounts = Pick<Job, 'area' | 'requisites'>

/** One material of a job, or what its seed was dressed with. */
export interface Use {
  readonly type: JobMaterial['type']
  readonly name: string
  readonly requisiteId: string | null
  /** As it is written, and per what. */
  readonly amount: number | null
  readonly unit: string | null
  /** In all, in `baseUnit`; null where it cannot be told. */
  readonly totalAmount: number | null
  readonly baseUnit: string | null
}

const baseOf = (unit: string | null): string | null => unit?.split('/')[0] ?? null

/** Multiplied by the area where it is per hectare. */
const totalOf = (amount: number | null, unit: string | null, area: number): number | null =>
  amount === null || unit === null ? null : isPerHectare(unit) ? amount * area : amount

const rounded = (amount: number | null): number | null => (amount === null ? null : roundTo(amount, 4))

export const useOf = (material: JobMaterial, area: number): Use => ({
  type: material.type,
  name: material.name,
  requisiteId: material.requisiteId ?? null,
  amount: material.amount,
  unit: material.unit,
  totalAmount: rounded(totalOf(material.amount, material.unit, area)),
  baseUnit: baseOf(material.unit),
})

const TONNES: ReadonlyMap<string, number> = new Map([
  ['t', 1],
  ['kg', 0.001],
  ['g', 0.000_001],
])

/** Tonnes of seed; null where it is not measured by weight. */
function tonnesOf({ amount, unit }: JobMaterial, area: number): number | null {
  const total = totalOf(amount, unit, area)
  const tonnes = TONNES.get(baseOf(unit) ?? '')
  return total === null || tonnes === undefined ? null : total * tonnes
}

const isPerTonne = (unit: string | null): boolean => unit?.endsWith('/t') ?? false

/** The dressing of a seed: its amount per tonne of seed times the tonnes of seed. */
export function dressingOf(seed: JobMaterial, area: number): Use | undefined {
  const { coating } = seed
  if (!coating) return undefined
  const { name, requisiteId = null, amount, unit } = coating
  const tonnes = isPerTonne(unit) ? tonnesOf(seed, area) : null
  const totalAmount = amount === null || tonnes === null ? null : roundTo(amount * tonnes, 4)
  return { type: 'chemical', name, requisiteId, amount, unit, totalAmount, baseUnit: baseOf(unit) }
}

/** The materials of a job, and its dressings. */
export const usesOf = ({ area, requisites }: JobWithAmounts): { materials: Use[]; dressings: Use[] } => ({
  materials: requisites.map((material) => useOf(material, area)),
  dressings: requisites.flatMap((material) => dressingOf(material, area) ?? []),
})
