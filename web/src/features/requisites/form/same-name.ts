import { materialKey, type Requisite } from '@vagu/core/requisites/schema'
import type { MaterialForm } from '../../../entities/materials/material-form.ts'

/** Another material of the farm that is called the same: two of them are told apart by nothing where one is chosen. */
export function sameNamed(
  requisites: readonly Requisite[],
  { key, facts }: Pick<MaterialForm, 'key' | 'facts'>,
): Requisite | undefined {
  const name = materialKey(facts.name)
  return requisites.find(
    (each) => each._id !== key && each.type === facts.type && materialKey(each.name) === name,
  )
}
