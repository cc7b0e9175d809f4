/** The units of a material's usual amount: per hectare first, then in all. */
import type { MaterialFacts } from '@vagu/core/materials/schema'
import type { ApplicationUnit } from '@vagu/core/units/schema'
import { linkedAmountOf, storedUnitOf } from '../../../entities/materials/amount.ts'
import type { MaterialForm } from '../../../entities/materials/material-form.ts'

const MINERAL = ['kg/ha', 't/ha', 'g/ha', 'l/ha', 'kg', 'l'] as const
const LIME = ['t/ha', 'kg/ha', 't', 'kg'] as const
const ORGANIC = ['t/ha', 'm3/ha'] as const
const OTHER = ['kg/ha', 'l/ha', 't/ha', 'g/ha', 'kg', 'l', 'tk'] as const
/** Products are measured by the millilitre too. */
const CHEMICAL = ['l/ha', 'kg/ha', 'g/ha', 'ml/ha', 't/ha', 'kg', 'l', 'tk'] as const

type Kind = Pick<MaterialFacts, 'type' | 'subtype' | 'fertilizerKind'>

export function usualUnits({ type, subtype, fertilizerKind }: Kind): readonly ApplicationUnit[] {
  if (type === 'chemical') return CHEMICAL
  if (type !== 'fertilizer') return OTHER
  if (subtype === 'FERTILIZER_LIMESTONE') return LIME
  return fertilizerKind === 'ORGANIC_FERTILIZER' ? ORGANIC : MINERAL
}

/** The material in a unit of its kind: one that the kind does not have gives way to the first, with its amount. */
export function inUsualUnit(material: MaterialForm): MaterialForm {
  const [first] = usualUnits(material.facts)
  const unit = storedUnitOf(material.amount)
  if (first === undefined || (unit !== null && usualUnits(material.facts).includes(unit))) return material
  return { ...material, amount: linkedAmountOf(unit === null ? material.amount.value : null, first) }
}
