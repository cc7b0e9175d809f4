/** Another type of material under the same name: what was said of it as the old one goes. */
import type { MaterialType } from '@vagu/core/materials/schema'
import { inUnits, unitsFor } from './fertilizer.ts'
import { emptyMaterial, isNamed, type MaterialForm } from './material-form.ts'

export function withType(material: MaterialForm, type: MaterialType): MaterialForm {
  if (material.facts.type === type) return material
  const { name, note } = material.facts
  const empty = emptyMaterial(type, material.key)
  const facts = { ...empty.facts, name, ...(note && { note }) }
  const amount = material.amount.value === null ? empty.amount : inUnits(material.amount, unitsFor(facts))
  return { ...empty, isNew: isNamed(material), facts, amount }
}
