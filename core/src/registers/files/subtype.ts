/**
 * Kinds of the register whose material has a code of the classifier; where a product has several, the first of these.
 * The register names a product's kinds in no order. The code of growth regulators is by analogy.
 */
const SUBTYPES = [
  ['Herbitsiid', 'PMA_TKV_TOIME_LIIK_HERBITSIID'],
  ['Insektitsiid', 'PMA_TKV_TOIME_LIIK_INSEKTITSIID'],
  ['Fungitsiid', 'PMA_TKV_TOIME_LIIK_FUNGITSIID'],
  ['Kasvuregulaator', 'PMA_TKV_TOIME_LIIK_KASVUREGULAATOR'],
] as const

export const subtypeOf = (kinds: readonly string[]): string | null =>
  SUBTYPES.find(([kind]) => kinds.includes(kind))?.[1] ?? null
