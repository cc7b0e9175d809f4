/** What a material in a job must say of itself. In the category 'Muu' none of it is asked. */
import type { FieldError } from '../errors.ts'
import { FERTILIZER_SUBTYPES } from '../requisites/schema.ts'
import { fieldError } from '../validation.ts'
import type { JobMaterial } from './schema.ts'

/** A chemical that stands in the register, or in another one, must be described; wetting agents and the like need not. */
const isDescribed = (variant: string | null | undefined): boolean =>
  variant === 'TKV_REGISTRIST' || variant === 'TKV_MUU'

const required = (path: string, value: unknown): FieldError[] =>
  value === null || value === undefined || value === '' ? [fieldError(path, 'required')] : []

function checkSeed(seed: JobMaterial): FieldError[] {
  const isOwn = seed.seedCertificate === 'OTS'
  return [
    ...required('subtype', seed.subtype),
    ...required('seedCertificate', seed.seedCertificate),
    ...(seed.seedCertificate && !isOwn ? required('batchNo', seed.batchNo) : []),
  ]
}

function checkFertilizer(fertilizer: JobMaterial): FieldError[] {
  const isKnown = FERTILIZER_SUBTYPES.some((subtype) => subtype === fertilizer.subtype)
  return [
    ...required('subtype', fertilizer.subtype),
    ...(fertilizer.subtype && !isKnown ? [fieldError('subtype', 'wrongType')] : []),
    ...required('subtypeVariant', fertilizer.subtypeVariant),
  ]
}

function checkChemical(chemical: JobMaterial): FieldError[] {
  const variant = required('subtypeVariant', chemical.subtypeVariant)
  if (!isDescribed(chemical.subtypeVariant)) return variant
  return [
    ...required('subtype', chemical.subtype),
    ...(chemical.ingredients.length > 0 ? [] : [fieldError('ingredients', 'required')]),
  ]
}

/** Which chemicals the farm and the register know. */
export interface KnownChemicals {
  readonly has: (chemical: { readonly requisiteId: string | null; readonly name: string }) => boolean
}

function checkCoating({ coating }: JobMaterial, chemicals: KnownChemicals): FieldError[] {
  if (!coating) return []
  const isKnown = chemicals.has({ requisiteId: coating.requisiteId ?? null, name: coating.name })
  return [
    ...(isKnown ? [] : [fieldError('coating.name', 'coatingUnknown')]),
    ...required('coating.amount', coating.amount),
    ...required('coating.unit', coating.unit),
  ]
}

const checksOfType = {
  seed: checkSeed,
  fertilizer: checkFertilizer,
  chemical: checkChemical,
  material: () => [],
} as const

/** The wrong places in one material, by paths within it (`amount`, `coating.name`). */
export const checkMaterial = (material: JobMaterial, chemicals: KnownChemicals): FieldError[] => [
  ...required('amount', material.amount),
  ...(material.amount === null ? [] : required('unit', material.unit)),
  ...checksOfType[material.type](material),
  ...checkCoating(material, chemicals),
]
