import { materialKey, type Material, type MaterialType } from '@vagu/core/materials/schema'
import { normalizeText, type Option } from '../../ui/search-options.ts'
import type { LinkedAmount } from './amount.ts'
import type { MaterialForm } from './material-form.ts'
import type { Offer } from './offers.ts'
import { restrictionSummary } from './restriction-summary.ts'

/** Meaning of a choice in the list. */
export type Chosen =
  | { readonly from: 'farm'; readonly id: string }
  | { readonly from: 'register'; readonly id: string }
  | { readonly from: 'form' }

const FARM = 'farm:'
const REGISTER = 'register:'
const THIS = 'this'

/** Parts of a material that its choice shows. */
export type Named = Pick<MaterialForm, 'facts' | 'requisiteId'>

export const valueOf = (material: Named, requisites: readonly Material[]): string | null => {
  if (material.facts.name === '') return null
  return requisites.some(({ _id }) => _id === material.requisiteId) ? `${FARM}${material.requisiteId}` : THIS
}

export function chosenOf(value: string): Chosen {
  if (value.startsWith(FARM)) return { from: 'farm', id: value.slice(FARM.length) }
  if (value.startsWith(REGISTER)) return { from: 'register', id: value.slice(REGISTER.length) }
  return { from: 'form' }
}

/** A material of the farm says the same at every letter that is typed. */
const ownOptions = new WeakMap<Material, Option>()

function ownOption(requisite: Material): Option {
  const known = ownOptions.get(requisite)
  if (known) return known
  const hint = restrictionSummary(requisite) || undefined
  const option = { value: `${FARM}${requisite._id}`, label: requisite.name, hint }
  ownOptions.set(requisite, option)
  return option
}

/** The farm's materials of a type, then what its register offers and the farm does not have yet. */
export function materialOptions(
  material: Named,
  requisites: readonly Material[],
  offers: readonly Offer[],
): Option[] {
  const type: MaterialType = material.facts.type
  const own = requisites.filter((requisite) => requisite.type === type)
  const names = new Set(own.map(({ name }) => materialKey(name)))
  const current = valueOf(material, requisites) === THIS ? [{ value: THIS, label: material.facts.name }] : []
  return [
    ...current,
    ...own.map(ownOption),
    ...offers
      .filter(({ name }) => !names.has(materialKey(name)))
      .map(({ id, name, hint }) => ({ value: `${REGISTER}${id}`, label: name, hint, isOffered: true })),
  ]
}

const FEW_LETTERS = 4

/**
 * Whether to suggest a new material: too little is typed to tell one by, or nothing has that name. A single letter is
 * no name.
 */
export function suggestsAdding(typed: string, options: readonly Option[]): boolean {
  const needle = normalizeText(typed)
  if (needle.length < 2 || options.some(({ label }) => normalizeText(label) === needle)) return false
  return needle.length < FEW_LETTERS || !options.some(({ label }) => normalizeText(label).includes(needle))
}

/** A material of the farm as it was used the last time. */
export interface RecentUse {
  readonly requisiteId: string
  readonly amount: LinkedAmount
  /** Whether that was on a crop of the chosen fields; undefined where it was not asked. */
  readonly isOfCrop?: boolean
}

/** As much as was used of late on the crop; else as much as is usual; else as much as was used on another one. */
export const amountFor = (usual: LinkedAmount, last: RecentUse | undefined): LinkedAmount =>
  last && (last.isOfCrop !== false || usual.value === null) ? last.amount : usual

/** Values of materials used of late, newest first. */
export const recentValues = (uses: readonly RecentUse[]): string[] =>
  uses.map(({ requisiteId }) => `${FARM}${requisiteId}`)
