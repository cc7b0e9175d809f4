/** In which units materials are measured. */
import { BASE_UNITS, type BaseUnit } from '../units/schema.ts'
import type { MaterialFacts } from './schema.ts'

export { BASE_UNITS, type BaseUnit }

/** Of a dressing on a tonne of seed; the usual one first. */
export const COATING_UNITS = ['l/t', 'kg/t', 'ml/t', 'g/t'] as const

const ORGANIC_UNITS = ['t', 'm3'] as const
const MINERAL_UNITS = ['kg', 't', 'g', 'l'] as const
/** Units in which lime is usually measured. */
const LIME_UNITS = ['t', 'kg'] as const

/** Seeds and other supplies; products are sold by the millilitre too. */
const OTHER_UNITS = ['kg', 'l', 't', 'g', 'tk'] as const

type Kind = Pick<MaterialFacts, 'type' | 'subtype' | 'fertilizerKind'>

/** The units that a material is measured in, the usual one first. */
export function unitsFor({ type, subtype, fertilizerKind }: Kind): readonly BaseUnit[] {
  if (type === 'chemical') return BASE_UNITS
  if (type !== 'fertilizer') return OTHER_UNITS
  if (subtype === 'FERTILIZER_LIMESTONE') return LIME_UNITS
  return fertilizerKind === 'ORGANIC_FERTILIZER' ? ORGANIC_UNITS : MINERAL_UNITS
}

const isLime = ({ type, subtype }: Kind): boolean =>
  type === 'fertilizer' && subtype === 'FERTILIZER_LIMESTONE'

/** Whether the unit, per hectare or in all, is one that the material is measured in; lime may be as any mineral one. */
export const isUnitOf = (kind: Kind, unit: string): boolean =>
  (isLime(kind) ? MINERAL_UNITS : unitsFor(kind)).some((base) => unit === base || unit === `${base}/ha`)
