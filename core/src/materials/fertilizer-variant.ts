import type { MaterialFacts } from './schema.ts'

/** Variants of fertilizers: one that a register has, a lime fertilizer, and one that is in no register. */
export const FERTILIZER_VARIANTS = ['VAETIS_REGISTRIST', 'LUBIVAETIS', 'VAETIS_MUU'] as const
export type FertilizerVariant = (typeof FERTILIZER_VARIANTS)[number]

type Kind = Pick<MaterialFacts, 'subtype' | 'fertilizerKind'>

/**
 * Variant of a fertilizer of whose register nobody has said anything: the first one, which the screens begin with. Manure, compost
 * and the like are made on farms and stand in no register.
 */
export function usualVariantOf({ subtype, fertilizerKind }: Kind): FertilizerVariant {
  if (subtype === 'FERTILIZER_LIMESTONE') return 'LUBIVAETIS'
  return fertilizerKind === 'ORGANIC_FERTILIZER' ? 'VAETIS_MUU' : 'VAETIS_REGISTRIST'
}
