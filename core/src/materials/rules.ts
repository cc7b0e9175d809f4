/** Rules for a material: in a job, and in the register of the farm. Form and server ask the same. */
import { addedErrors } from '../edits.ts'
import type { FieldError } from '../errors.ts'
import { isOfOtherType, type TypeOfTarget } from '../monitoring/rules.ts'
import { fieldError } from '../validation.ts'
import { CHEMICAL_SUBTYPES, FERTILIZER_SUBTYPES, type MaterialFacts, type MaterialDraft } from './schema.ts'
import { COATING_UNITS, isUnitOf } from './units.ts'

/** Facts of a label, for a material that has none. */
export const NO_LABEL = {
  ingredients: [],
  workDelayDays: null,
  harvestDelayDays: null,
  usageTimes: null,
  safetyArea: null,
  safetyWaterArea: null,
} satisfies Partial<MaterialFacts>

/** A chemical that stands in the register, or in another one, must be described; wetting agents and the like need not. */
const isDescribed = (variant: string | null | undefined): boolean =>
  variant === 'TKV_REGISTRIST' || variant === 'TKV_MUU'

type Fertilizer = Pick<MaterialFacts, 'subtype' | 'fertilizerKind'>

/**
 * Variant of a fertilizer of whose register nobody has said anything: the first one, which the screens begin with. Manure, compost
 * and the like are made on farms and stand in no register.
 */
export function usualVariantOf({ subtype, fertilizerKind }: Fertilizer): string {
  if (subtype === 'FERTILIZER_LIMESTONE') return 'LUBIVAETIS'
  return fertilizerKind === 'ORGANIC_FERTILIZER' ? 'VAETIS_MUU' : 'VAETIS_REGISTRIST'
}

export const required = (path: string, value: unknown): FieldError[] =>
  value === null || value === undefined || value === '' ? [fieldError(path, 'required')] : []

/** A kind that is none of the known ones. */
const unknownKind = (
  path: string,
  value: string | null | undefined,
  known: readonly string[],
): FieldError[] => (value && !known.includes(value) ? [fieldError(path, 'wrongType')] : [])

function checkSeed(seed: MaterialFacts): FieldError[] {
  const isOwn = seed.seedCertificate === 'OTS'
  return [
    ...required('subtype', seed.subtype),
    ...required('seedCertificate', seed.seedCertificate),
    ...(seed.seedCertificate && !isOwn ? required('batchNo', seed.batchNo) : []),
  ]
}

const checkFertilizer = ({ subtype, subtypeVariant }: MaterialFacts): FieldError[] => [
  ...required('subtype', subtype),
  ...unknownKind('subtype', subtype, FERTILIZER_SUBTYPES),
  ...required('subtypeVariant', subtypeVariant),
]

function checkChemical(chemical: MaterialFacts): FieldError[] {
  const variant = required('subtypeVariant', chemical.subtypeVariant)
  if (!isDescribed(chemical.subtypeVariant)) return variant
  return [
    ...required('subtype', chemical.subtype),
    ...(chemical.ingredients.length > 0 ? [] : [fieldError('ingredients', 'required')]),
  ]
}

/** Chemicals that the farm and the register know. */
export interface KnownChemicals {
  readonly has: (chemical: { readonly requisiteId: string | null; readonly name: string }) => boolean
}

function checkSeedTreatment({ coating }: MaterialFacts, chemicals: KnownChemicals): FieldError[] {
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

/** The wrong places of what a material is, wherever it stands, by paths within it (`subtype`, `coating.name`). */
export const checkKind = (material: MaterialFacts, chemicals: KnownChemicals): FieldError[] => [
  ...checksOfType[material.type](material),
  ...checkSeedTreatment(material, chemicals),
]

/** Shortest name of a fertilizer that is to be found in the register. */
const SHORTEST_REGISTERED = 3

/** Rules for fertilizers of the farm's register alone. */
function checkOwnFertilizer({ name, subtype, subtypeVariant, fertilizerKind }: MaterialFacts): FieldError[] {
  const isShort = subtypeVariant === 'VAETIS_REGISTRIST' && name.trim().length < SHORTEST_REGISTERED
  return [
    ...(isShort ? [fieldError('name', 'tooShort')] : []),
    ...(subtype === 'FERTILIZER_LIMESTONE' ? [] : required('fertilizerKind', fertilizerKind)),
  ]
}

const checkOwnChemical = ({ subtype, subtypeVariant }: MaterialFacts): FieldError[] =>
  subtypeVariant === 'TKV_REGISTRIST' ? unknownKind('subtype', subtype, CHEMICAL_SUBTYPES) : []

type Written = Omit<MaterialDraft, '_id'>

/** Usual targets of monitoring: one of the table goes with its type alone. */
const checkTypical = ({ inspections }: Written, typeOfTarget: TypeOfTarget | undefined): FieldError[] =>
  inspections.flatMap((row, i) =>
    isOfOtherType(row, typeOfTarget) ? [fieldError(`inspections.${i}.target`, 'targetOfOtherType')] : [],
  )

function checkUnits(requisite: Written): FieldError[] {
  const { unit, coating } = requisite
  const isKnown = !coating?.unit || COATING_UNITS.some((known) => known === coating.unit)
  return [
    ...(requisite.amount === null ? [] : required('unit', unit)),
    ...(unit === null || isUnitOf(requisite, unit) ? [] : [fieldError('unit', 'unitNotOfKind')]),
    ...(isKnown ? [] : [fieldError('coating.unit', 'unitNotOfKind')]),
  ]
}

/** The wrong places of a material of the farm's register, beyond what its schema says. */
export const checkMaterial = (
  requisite: Written,
  chemicals: KnownChemicals,
  typeOfTarget?: TypeOfTarget,
): FieldError[] => [
  ...checkKind(requisite, chemicals),
  ...(requisite.type === 'fertilizer' ? checkOwnFertilizer(requisite) : []),
  ...(requisite.type === 'chemical' ? checkOwnChemical(requisite) : []),
  ...checkUnits(requisite),
  ...checkTypical(requisite, typeOfTarget),
]

interface MaterialEdit {
  readonly before: Written
  readonly after: Written
}

/** Errors of a change of a stored material; a part that it came without it may go on without. */
export const checkMaterialEdit = (
  { before, after }: MaterialEdit,
  chemicals: KnownChemicals,
  typeOfTarget?: TypeOfTarget,
): FieldError[] =>
  addedErrors(
    { record: after, errors: checkMaterial(after, chemicals, typeOfTarget) },
    { record: before, errors: checkMaterial(before, chemicals, typeOfTarget) },
  )
