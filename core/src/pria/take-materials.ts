/** Inputs of the agency as materials of our jobs. Pure. */
import { NO_LABEL, usualVariantOf } from '../materials/rules.ts'
import type { AgencyInput } from '../agency/wire.ts'
import type { JobMaterial } from '../jobs/schema.ts'
import { type Material, MaterialFacts, materialKey } from '../materials/schema.ts'
import type { JobCategory } from '../settings/schema.ts'
import type { ApplicationUnit } from '../units/schema.ts'
import { groupOf, KIND_OF } from './inputs.ts'

/** The farm's materials, workers and kinds of work, by which the agency's names are found. */
export interface Known {
  readonly categories: readonly JobCategory[]
  readonly materials: readonly Material[]
  readonly workers: readonly { readonly _id: string; readonly name: string }[]
}

const TYPE_OF: Readonly<Record<AgencyInput['kind'], JobMaterial['type']>> = {
  PLANT_PROTECTION_PRODUCT: 'chemical',
  MINERAL_FERTILIZER: 'fertilizer',
  ORGANIC_FERTILIZER: 'fertilizer',
  LIME: 'fertilizer',
  SEED: 'seed',
  SEED_COATING: 'chemical',
  OTHER: 'material',
}
const UNITS: Readonly<Record<AgencyInput['unit'], ApplicationUnit>> = { kg: 'kg', l: 'l', tk: 'tk' }

const percent = (kilograms: number | null, input: AgencyInput, per: number): number | null =>
  kilograms === null || input.amount === 0 ? null : (kilograms / input.amount) * per

/** A material that the farm does not have, as far as the agency tells what it is; nothing is made up beside. */
function factsOf(input: AgencyInput, crop: string): MaterialFacts {
  const type = TYPE_OF[input.kind]
  const isOrganic = input.kind === 'ORGANIC_FERTILIZER'
  const per = isOrganic ? 1000 : 100
  const certificate = MaterialFacts.shape.seedCertificate.safeParse(input.certificateClass)
  const kind = {
    subtype: input.kind === 'LIME' ? 'FERTILIZER_LIMESTONE' : 'FERTILIZER',
    fertilizerKind: isOrganic ? ('ORGANIC_FERTILIZER' as const) : ('MINERAL_FERTILIZER' as const),
  }
  const isRegistered = input.registerNumber !== '' && input.kind !== 'LIME'
  const fertilizer = {
    ...kind,
    subtypeVariant: isRegistered ? 'VAETIS_REGISTRIST' : usualVariantOf(kind),
    ...(isOrganic && { organicType: input.fertilizerType || null }),
    ...(input.kind === 'LIME' && { limeType: input.fertilizerType || null }),
    nutrient: {
      N: percent(input.nitrogenKg, input, per),
      P: percent(input.phosphorusKg, input, per),
      K: percent(input.potassiumKg, input, per),
    },
  }
  return {
    name: input.name.slice(0, 200),
    type,
    ...NO_LABEL,
    registerNumber: input.registerNumber || null,
    ...(type === 'fertilizer' && fertilizer),
    ...(type === 'seed' && {
      subtype: crop,
      seedCertificate: certificate.data ?? null,
      batchNo: input.certificateNumber || null,
    }),
    // without a number nobody can say what it is: a product of unset variant is judged as plant protection
    ...(type === 'chemical' && { subtypeVariant: input.registerNumber ? 'TKV_REGISTRIST' : null }),
  }
}

/** Whether a material is what an input names, and of its kind: manure is no mineral fertilizer, whatever it is called. */
const isNamed = (input: AgencyInput, material: MaterialFacts): boolean =>
  material.type === TYPE_OF[input.kind] &&
  KIND_OF[groupOf(material)] === input.kind &&
  isCalled(input, material)
const isCalled = (input: AgencyInput, { name, registerNumber }: MaterialFacts): boolean =>
  materialKey(name) === materialKey(input.name) ||
  (input.registerNumber !== '' && registerNumber === input.registerNumber)

interface Beside {
  /** Materials that the job had before. */
  readonly before: readonly JobMaterial[]
  /** Key of the field's main crop in the year; empty where it has none. */
  readonly crop: string
  readonly known: Known
}

/** The agency's input as a material of a job: what the job had of it before, else the farm's, else one made of what it says. */
export function materialOf(input: AgencyInput, { before, crop, known }: Beside): JobMaterial {
  const own = before.find((material) => isNamed(input, material))
  const amount = { amount: input.amount || null, unit: UNITS[input.unit] }
  if (own) return { ...own, ...amount }
  const found = known.materials.find((material) => isNamed(input, material))
  if (found === undefined) return { ...factsOf(input, crop), ...amount }
  const {
    _id,
    updatedAt: _at,
    inspections: _found,
    customFieldArea: _area,
    density: _kg,
    useUpBy: _day,
    ...facts
  } = found
  return { ...facts, requisiteId: _id, ...amount }
}
