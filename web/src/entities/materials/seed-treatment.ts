/** The dressing of a seed: a chemical that is known, and how much of it on a tonne of seed. */
import type { Material } from '@vagu/core/materials/schema'
import { materialKey } from '@vagu/core/materials/schema'
import { COATING_UNITS } from '@vagu/core/materials/units'
import type { Option } from '../../ui/search-options.ts'
import { type MaterialForm, withoutTreated } from './material-form.ts'
import { withFacts } from './material-props.ts'
import { materialsText } from './text.ts'

export type SeedTreatment = NonNullable<MaterialForm['facts']['coating']>

export { COATING_UNITS }

const NO_COATING: SeedTreatment = { name: '', requisiteId: null, amount: null, unit: COATING_UNITS[0] }

/** Off is nothing at all; on asks for everything anew. */
export const switchSeedTreatment = (seed: MaterialForm, isOn: boolean): MaterialForm => ({
  ...withFacts(seed, { coating: isOn ? { ...NO_COATING } : null }),
  knownCoating: undefined,
})

export const withSeedTreatment = (seed: MaterialForm, part: Partial<SeedTreatment>): MaterialForm =>
  withFacts(seed, { coating: { ...NO_COATING, ...seed.facts.coating, ...part } })

/** The seed of another certificate: only the farm's own was dressed on the farm. */
export const withCertificate = (
  seed: MaterialForm,
  seedCertificate: MaterialForm['facts']['seedCertificate'],
): MaterialForm => withFacts(seedCertificate === 'OTS' ? seed : withoutTreated(seed), { seedCertificate })

const FARM = 'farm:'
const REGISTER = 'register:'
const THIS = 'this'

const ownNamed = (chemicals: readonly Material[], { name, requisiteId }: SeedTreatment) =>
  requisiteId
    ? chemicals.find(({ _id }) => _id === requisiteId)
    : chemicals.find((chemical) => materialKey(chemical.name) === materialKey(name))

export function seedTreatmentValue(chemicals: readonly Material[], coating: SeedTreatment): string | null {
  if (coating.name === '') return null
  const own = ownNamed(chemicals, coating)
  return own ? `${FARM}${own._id}` : THIS
}

/** The farm's chemicals, then names of the register that the farm does not have. */
export function seedTreatmentOptions(
  chemicals: readonly Material[],
  registered: readonly string[],
  coating: SeedTreatment,
): Option[] {
  const names = new Set(chemicals.map(({ name }) => materialKey(name)))
  const isThis = seedTreatmentValue(chemicals, coating) === THIS
  return [
    ...(isThis ? [{ value: THIS, label: coating.name }] : []),
    ...chemicals.map(({ _id, name }) => ({ value: `${FARM}${_id}`, label: name })),
    ...registered
      .filter((name) => !names.has(materialKey(name)) && !(isThis && name === coating.name))
      .map((name) => ({
        value: `${REGISTER}${name}`,
        label: name,
        hint: materialsText.inRegister,
        isOffered: true,
      })),
  ]
}

/** The seed with what was chosen of the list. */
export function chooseSeedTreatment(
  seed: MaterialForm,
  chemicals: readonly Material[],
  value: string | null,
): MaterialForm {
  if (value?.startsWith(REGISTER)) {
    const name = value.slice(REGISTER.length)
    return { ...withSeedTreatment(seed, { name, requisiteId: null }), knownCoating: materialKey(name) }
  }
  const own = chemicals.find(({ _id }) => value === `${FARM}${_id}`)
  return own ? withSeedTreatment(seed, { name: own.name, requisiteId: own._id }) : seed
}
