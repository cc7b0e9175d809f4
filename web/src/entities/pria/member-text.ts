/** Members of what PRIA keeps, in words; each enum of the wire has all of its words. */
import type {
  AGENCY_INPUTS,
  AgencyCrop,
  AgencyField,
  AgencyGrazing,
  AgencyInput,
  AgencyJob,
  AgencyYield,
} from '@vagu/core/agency/wire'
import type { z } from 'zod'

type Member = keyof AgencyField | keyof AgencyCrop | keyof AgencyJob | keyof AgencyYield
type Grazing = z.infer<typeof AgencyGrazing>
type Inside =
  | `inputs.${keyof AgencyInput}`
  | `grazing.${keyof Grazing}`
  | `observations.${keyof AgencyJob['observations'][number]}`

export const MEMBERS: Readonly<Record<Member | Inside, string>> = {
  massif: 'Massiiv',
  number: 'Põllu nr',
  name: 'Nimi',
  areaHa: 'Pindala',
  landUse: 'Maakasutus',
  shape: 'Kuju',
  fieldId: 'PRIA põld',
  use: 'Liik',
  crop: 'Kultuur',
  refinement: 'Täpsustus',
  variety: 'Sort',
  activity: 'Tegevus',
  startsOn: 'Algus',
  endsOn: 'Lõpp',
  startTime: 'Algusaeg',
  worker: 'Töötaja',
  workerCertificate: 'Tunnistus',
  inputs: 'Vahendid',
  grazing: 'Karjatamine',
  growthStage: 'Kasvufaas (BBCH)',
  windMps: 'Tuul',
  airC: 'Õhutemperatuur',
  observations: 'Seire',
  notes: 'Märkused',
  yieldType: 'Saagi liik',
  tonnes: 'Kogus',
  moisturePct: 'Niiskus',
  harvestedOn: 'Koristatud',
  'inputs.kind': 'Vahendi liik',
  'inputs.name': 'Vahend',
  'inputs.registerNumber': 'Registri nr',
  'inputs.amount': 'Kogus',
  'inputs.unit': 'Ühik',
  'inputs.nitrogenKg': 'Lämmastik (N)',
  'inputs.phosphorusKg': 'Fosfor (P)',
  'inputs.potassiumKg': 'Kaalium (K)',
  'inputs.fertilizerType': 'Väetise liik',
  'inputs.certificateClass': 'Sertifikaadi klass',
  'inputs.certificateNumber': 'Sertifikaadi nr',
  'grazing.animal': 'Loomad',
  'grazing.animals': 'Loomade arv',
  'grazing.days': 'Päevi',
  'grazing.hoursPerDay': 'Tunde päevas',
  'observations.target': 'Kahjustaja',
  'observations.day': 'Seire päev',
  'observations.level': 'Ulatus',
}

export const INPUT_KINDS: Readonly<Record<(typeof AGENCY_INPUTS)[number], string>> = {
  PLANT_PROTECTION_PRODUCT: 'Taimekaitsevahend',
  MINERAL_FERTILIZER: 'Mineraalväetis',
  ORGANIC_FERTILIZER: 'Orgaaniline väetis',
  LIME: 'Lubiväetis',
  SEED: 'Seeme',
  SEED_COATING: 'Puhis',
  OTHER: 'Muu vahend',
}
export const LAND_USES: Readonly<Record<NonNullable<AgencyField['landUse']>, string>> = {
  ARABLE: 'Põllumaa',
  GRASSLAND: 'Rohumaa',
  PERMANENT_CROP: 'Püsikultuur',
  FALLOW: 'Kesa',
  OTHER: 'Muu maa',
}
