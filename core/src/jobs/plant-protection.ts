import { CATEGORY } from '../settings/table.ts'

interface Kind {
  readonly type: string
  readonly subtypeVariant?: string | null | undefined
}

/** Wetting agents and biostimulants are no plant-protection products; a chemical of unset variant counts as one. */
export const isPlantProtection = ({ type, subtypeVariant }: Kind): boolean =>
  type === 'chemical' && subtypeVariant !== 'MARGAJA' && subtypeVariant !== 'BIOSTIM'

/**
 * Whether who does the job must hold the plant-protection certificate; in the category 'Muu' it is not asked. Both the
 * check that blocks saving and the warning of an ended certificate ask here.
 */
export const needsCertificate = (category: { readonly key: string }, materials: readonly Kind[]): boolean =>
  category.key !== CATEGORY.other && materials.some(isPlantProtection)
