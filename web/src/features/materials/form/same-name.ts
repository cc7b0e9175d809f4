import { materialKey, type Material } from '@vagu/core/materials/schema'
import type { MaterialForm } from '../../../entities/materials/material-form.ts'

/** Another material of the farm that is called the same: two of them are told apart by nothing where one is chosen. */
export function sameNamed(
  requisites: readonly Material[],
  { key, facts }: Pick<MaterialForm, 'key' | 'facts'>,
): Material | undefined {
  const name = materialKey(facts.name)
  return requisites.find(
    (each) => each._id !== key && each.type === facts.type && materialKey(each.name) === name,
  )
}
