import { materialKey, type Requisite, type RequisiteType } from '@vagu/core/requisites/schema'
import type { Option } from '../../ui/search-options.ts'
import type { LinkedAmount } from './amount.ts'
import type { MaterialForm } from './material-form.ts'
import type { Offer } from './offers.ts'
import { restrictionSummary } from './restriction-summary.ts'

/** What a choice of the list stands for. */
export type Chosen =
  | { readonly from: 'farm'; readonly id: string }
  | { readonly from: 'register'; readonly id: string }
  | { readonly from: 'form' }

const FARM = 'farm:'
const REGISTER = 'register:'
const THIS = 'this'

export const valueOf = (material: MaterialForm, requisites: readonly Requisite[]): string | null => {
  if (material.facts.name === '') return null
  return requisites.some(({ _id }) => _id === material.requisiteId) ? `${FARM}${material.requisiteId}` : THIS
}

export function chosenOf(value: string): Chosen {
  if (value.startsWith(FARM)) return { from: 'farm', id: value.slice(FARM.length) }
  if (value.startsWith(REGISTER)) return { from: 'register', id: value.slice(REGISTER.length) }
  return { from: 'form' }
}

/** The farm's materials of a type, then what its register offers and the farm does not have yet. */
export function materialOptions(
  material: MaterialForm,
  requisites: readonly Requisite[],
  offers: readonly Offer[],
): Option[] {
  const type: RequisiteType = material.facts.type
  const own = requisites.filter((requisite) => requisite.type === type)
  const names = new Set(own.map(({ name }) => materialKey(name)))
  const current = valueOf(material, requisites) === THIS ? [{ value: THIS, label: material.facts.name }] : []
  return [
    ...current,
    ...own.map((requisite) => ({
      value: `${FARM}${requisite._id}`,
      label: requisite.name,
      hint: restrictionSummary(requisite) || undefined,
    })),
    ...offers
      .filter(({ name }) => !names.has(materialKey(name)))
      .map(({ id, name, hint }) => ({ value: `${REGISTER}${id}`, label: name, hint, isOffered: true })),
  ]
}

/** A material of the farm as it was used the last time. */
export interface RecentUse {
  readonly requisiteId: string
  readonly amount: LinkedAmount
}
/** Values of materials used of late, newest first. */
export const recentValues = (uses: readonly RecentUse[]): string[] =>
  uses.map(({ requisiteId }) => `${FARM}${requisiteId}`)
