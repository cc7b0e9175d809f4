/** By what the materials of a page are narrowed, apart from the search. */
import { cropByKey } from '@vagu/core/crops/table'
import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { materialsText } from '../../entities/materials/text.ts'
import { materialsPageText } from './text.ts'

export interface Facet {
  readonly id: string
  readonly label: string
  /** '' where the material says nothing of it. */
  readonly valueOf: (requisite: Material) => string
  readonly nameOf: (value: string) => string
}

const nameIn =
  (names: Readonly<Record<string, string>>) =>
  (value: string): string =>
    names[value] ?? value

/** Lime is a kind of its own: it is neither told from the others by where it comes from nor measured like them. */
export const kindOfFertilizer = ({ subtype, fertilizerKind }: Material): string =>
  subtype === 'FERTILIZER_LIMESTONE' ? subtype : (fertilizerKind ?? '')

const FERTILIZER_NAMES: Readonly<Record<string, string>> = {
  ...materialsText.fertilizerKinds,
  FERTILIZER_LIMESTONE: materialsText.fertilizerSubtypes.FERTILIZER_LIMESTONE,
}
export const fertilizerKindName = nameIn(FERTILIZER_NAMES)
export const cropName = (key: string): string => cropByKey(key)?.name ?? key
export const actionName = nameIn(materialsText.subtypes)
export const variantName = nameIn(materialsText.variants)

const subtypeOf = ({ subtype }: Material): string => subtype ?? ''

export const FACETS: Readonly<Record<MaterialType, readonly Facet[]>> = {
  seed: [{ id: 'crop', label: materialsText.crop, valueOf: subtypeOf, nameOf: cropName }],
  fertilizer: [
    {
      id: 'kind',
      label: materialsPageText.columns.kind,
      valueOf: kindOfFertilizer,
      nameOf: fertilizerKindName,
    },
  ],
  chemical: [
    { id: 'action', label: materialsText.subtype, valueOf: subtypeOf, nameOf: actionName },
    {
      id: 'variant',
      label: materialsText.variant,
      valueOf: ({ subtypeVariant }) => subtypeVariant ?? '',
      nameOf: variantName,
    },
  ],
  material: [],
}
