/** By what the materials of a page are narrowed, apart from the search. */
import { cropByKey } from '@vagu/core/crops/table'
import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { words as materials } from '../../entities/materials/text.ts'
import { words } from './text.ts'

export interface Facet {
  readonly id: string
  readonly label: string
  /** '' where the material says nothing of it. */
  readonly valueOf: (requisite: Requisite) => string
  readonly nameOf: (value: string) => string
}

const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (value: string): string =>
    names[value] ?? value

/** Lime is a kind of its own: it is neither told from the others by where it comes from nor measured like them. */
export const kindOfFertilizer = ({ subtype, fertilizerKind }: Requisite): string =>
  subtype === 'FERTILIZER_LIMESTONE' ? subtype : (fertilizerKind ?? '')

const FERTILIZER_NAMES: Readonly<Record<string, string>> = {
  ...materials.fertilizerKinds,
  FERTILIZER_LIMESTONE: materials.fertilizerSubtypes.FERTILIZER_LIMESTONE,
}
export const fertilizerKindName = nameIn(FERTILIZER_NAMES)
export const cropName = (key: string): string => cropByKey(key)?.name ?? key
export const actionName = nameIn(materials.subtypes)
export const variantName = nameIn(materials.variants)

const subtypeOf = ({ subtype }: Requisite): string => subtype ?? ''

export const FACETS: Readonly<Record<RequisiteType, readonly Facet[]>> = {
  seed: [{ id: 'crop', label: materials.crop, valueOf: subtypeOf, nameOf: cropName }],
  fertilizer: [
    { id: 'kind', label: words.columns.kind, valueOf: kindOfFertilizer, nameOf: fertilizerKindName },
  ],
  chemical: [
    { id: 'action', label: materials.subtype, valueOf: subtypeOf, nameOf: actionName },
    {
      id: 'variant',
      label: materials.variant,
      valueOf: ({ subtypeVariant }) => subtypeVariant ?? '',
      nameOf: variantName,
    },
  ],
  material: [],
}
