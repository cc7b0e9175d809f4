/** Units of the stock: which turn into one another. */
import { type BaseUnit, unitsFor } from '@vagu/core/materials/units'
import type { Material } from '@vagu/core/materials/schema'
import { roundTo } from '@vagu/core/units/rounding'

/** Weight, volume or pieces, and how many kilograms or litres one unit is. */
const FAMILIES = {
  kg: ['mass', 1],
  g: ['mass', 0.001],
  t: ['mass', 1000],
  l: ['volume', 1],
  ml: ['volume', 0.001],
  m3: ['volume', 1000],
  tk: ['count', 1],
} as const satisfies Readonly<Record<BaseUnit, readonly [string, number]>>

const isBaseUnit = (unit: string): unit is BaseUnit => unit in FAMILIES

/** Whether a weight stands against a volume: between them the density decides. */
export function needsDensity(one: string | null, other: string | null): boolean {
  if (one === null || other === null || !isBaseUnit(one) || !isBaseUnit(other)) return false
  const families = new Set<string>([FAMILIES[one][0], FAMILIES[other][0]])
  return families.has('mass') && families.has('volume')
}

interface Conversion {
  readonly from: string
  readonly to: string
  /** Kilograms in a litre. */
  readonly density: number | null
}

/** An amount in another unit; undefined where it cannot be told. */
export function inUnit(amount: number, { from, to, density }: Conversion): number | undefined {
  if (from === to) return amount
  if (!isBaseUnit(from) || !isBaseUnit(to)) return undefined
  const [[family, size], [toFamily, toSize]] = [FAMILIES[from], FAMILIES[to]]
  const factor = size / toSize
  if (family === toFamily) return roundTo(amount * factor, 6)
  if (density === null || !needsDensity(from, to)) return undefined
  return roundTo(amount * factor * (family === 'volume' ? density : 1 / density), 6)
}

/** Unit of the material's usual rate, without "per hectare"; else the usual one of its kind. */
export function unitOfMaterial(
  material: Pick<Material, 'type' | 'unit' | 'subtype' | 'fertilizerKind'>,
): BaseUnit {
  const usual = material.unit?.replace('/ha', '') ?? ''
  return isBaseUnit(usual) ? usual : (unitsFor(material)[0] ?? 'kg')
}

/** Units that an entry may be in, the one of the stock first. */
export const unitChoices = (material: Material | undefined, current: string | null): BaseUnit[] => {
  const units: readonly BaseUnit[] = material ? unitsFor(material) : ['kg', 't', 'l', 'm3', 'tk', 'g', 'ml']
  const own = current !== null && isBaseUnit(current) ? [current] : []
  return [...new Set<BaseUnit>([...own, ...units])]
}
export const asBaseUnit = (unit: string | null): BaseUnit | undefined =>
  unit !== null && isBaseUnit(unit) ? unit : undefined
