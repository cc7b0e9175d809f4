/** Materials of a job as the agency's inputs, or the problems that keep them from being so. */
import type { AgencyActivity, AgencyInput } from '../agency/wire.ts'
import { organicByKey } from '../nutrients/table.ts'
import type { Job, JobMaterial } from '../jobs/schema.ts'
import { type AgencyAmount, amountOf, coatingAmountOf, NO_NUTRIENTS, nutrientsOf } from './amounts.ts'
import type { PriaProblem } from './schema.ts'

type Code = PriaProblem['code']

/** The product with which seed was dressed, as the farm or the register knows it. */
export interface KnownCoating {
  readonly name: string
  readonly registerNumber: string
}
export type FindCoating = (coating: NonNullable<JobMaterial['coating']>) => KnownCoating | undefined

/** A material with its place in the job. */
export interface Placed {
  readonly material: JobMaterial
  readonly place: number
}
/** Inputs of some materials, and what is wrong with them. */
export interface Inputs {
  readonly inputs: readonly AgencyInput[]
  readonly problems: readonly PriaProblem[]
}

/** Place of a problem in a job, and the material that it is about. */
interface Where {
  readonly path: string
  readonly material?: JobMaterial
}

/** A text of ours as long as the agency takes it. */
export const cut = (text: string | null | undefined, most: number): string =>
  (text ?? '').trim().slice(0, most).trim()

export const problemOf = (job: Pick<Job, '_id'>, code: Code, { path, material }: Where): PriaProblem => ({
  code,
  path,
  recordId: job._id,
  entity: 'job',
  requisiteId: material?.requisiteId ?? null,
  material: material?.name ?? '',
})

type Group = 'chemical' | 'mineral' | 'organic' | 'lime' | 'unknown' | 'seed' | 'other'

type Grouped = Pick<JobMaterial, 'type' | 'subtype' | 'fertilizerKind' | 'organicType'>

/** Group of a material by what the agency calls it; a fertilizer of which nobody says what it is is unknown. */
export function groupOf(material: Grouped): Group {
  if (material.type === 'chemical') return 'chemical'
  if (material.type === 'seed') return 'seed'
  if (material.type !== 'fertilizer') return 'other'
  if (material.subtype === 'FERTILIZER_LIMESTONE') return 'lime'
  if (material.fertilizerKind === 'ORGANIC_FERTILIZER' || material.organicType) return 'organic'
  return material.fertilizerKind === 'MINERAL_FERTILIZER' ? 'mineral' : 'unknown'
}

/** Activity that a fertilizer makes a job, whatever it is called. */
export const ACTIVITY_OF_FERTILIZER: Partial<Record<Group, AgencyActivity>> = {
  mineral: 'FERTILIZING',
  unknown: 'FERTILIZING',
  organic: 'MANURE_SPREADING',
  lime: 'LIMING',
}

/** Kind of input of each group; a fertilizer of which nobody says what it is counts as mineral. */
export const KIND_OF: Readonly<Record<Group, AgencyInput['kind']>> = {
  chemical: 'PLANT_PROTECTION_PRODUCT',
  mineral: 'MINERAL_FERTILIZER',
  unknown: 'MINERAL_FERTILIZER',
  organic: 'ORGANIC_FERTILIZER',
  lime: 'LIME',
  seed: 'SEED',
  other: 'OTHER',
}

/** Kind of a fertilizer in the agency's list; lime and mineral ones are one kind each. */
function fertilizerTypeOf(material: JobMaterial, group: Group): string {
  if (group === 'organic') return material.organicType ?? ''
  if (group === 'lime') return material.limeType ?? 'LUBIVAETIS'
  return group === 'mineral' ? 'MINERAALVAETIS' : ''
}

function fertilizerFaults(material: JobMaterial, group: Group): [Code, string][] {
  if (group === 'unknown') return [['FERTILIZER_TYPE_MISSING', 'fertilizerKind']]
  if (group !== 'organic') return []
  if (!material.organicType) return [['FERTILIZER_TYPE_MISSING', 'organicType']]
  return organicByKey(material.organicType) ? [] : [['UNKNOWN_FERTILIZATION_TYPE', 'organicType']]
}

/** Seed that was bought has a certificate, and the number of its batch. */
const seedFaults = ({ seedCertificate, batchNo }: JobMaterial): [Code, string][] => {
  if (!seedCertificate) return [['SEED_CERTIFICATE_NOT_DEFINED', 'seedCertificate']]
  return seedCertificate === 'OTS' || batchNo?.trim() ? [] : [['SEED_CERTIFICATE_NOT_DEFINED', 'batchNo']]
}

const faultsOf = (material: JobMaterial, group: Group): [Code, string][] =>
  group === 'seed' ? seedFaults(material) : fertilizerFaults(material, group)

function inputOf(material: JobMaterial, total: AgencyAmount): AgencyInput {
  const group = groupOf(material)
  const isFertilizer = material.type === 'fertilizer'
  return {
    kind: KIND_OF[group],
    name: cut(material.name, 255),
    registerNumber: cut(material.registerNumber, 60),
    ...total,
    ...(isFertilizer ? nutrientsOf(material, total) : NO_NUTRIENTS),
    fertilizerType: isFertilizer ? cut(fertilizerTypeOf(material, group), 60) : '',
    certificateClass: group === 'seed' ? cut(material.seedCertificate, 20) : '',
    certificateNumber: group === 'seed' ? cut(material.batchNo, 120) : '',
  }
}

function coatingInput(
  job: Pick<Job, '_id' | 'area'>,
  { material, place }: Placed,
  findCoating: FindCoating,
): Inputs {
  const { coating } = material
  if (!coating) return { inputs: [], problems: [] }
  const path = `requisites.${place}.coating`
  const known = findCoating(coating)
  if (known === undefined)
    return {
      inputs: [],
      problems: [problemOf(job, 'COATING_CHEMICAL_NOT_FOUND', { path: `${path}.name`, material })],
    }
  const total = coatingAmountOf(material, job.area)
  if (total === undefined)
    return {
      inputs: [],
      problems: [problemOf(job, 'COATING_AMOUNT_CAN_NOT_BE_COMPUTED', { path: `${path}.amount`, material })],
    }
  const input: AgencyInput = {
    kind: 'SEED_COATING',
    name: cut(known.name, 255),
    registerNumber: cut(known.registerNumber, 60),
    ...total,
    ...NO_NUTRIENTS,
    fertilizerType: '',
    certificateClass: '',
    certificateNumber: '',
  }
  return { inputs: [input], problems: [] }
}

function ownInput(job: Pick<Job, '_id' | 'area'>, { material, place }: Placed): Inputs {
  const group = groupOf(material)
  const problems = faultsOf(material, group).map(([code, member]) =>
    problemOf(job, code, { path: `requisites.${place}.${member}`, material }),
  )
  const total = amountOf(material, job.area)
  const isMeasured = total !== undefined && (total.unit !== 'tk' || group === 'seed' || group === 'other')
  if (!isMeasured) {
    const member = material.amount === null ? 'amount' : 'unit'
    problems.push(problemOf(job, 'UNIT_NOT_SUPPORTED', { path: `requisites.${place}.${member}`, material }))
  }
  return { inputs: isMeasured && problems.length === 0 ? [inputOf(material, total)] : [], problems }
}

/** The inputs of materials, each seed followed by what it was dressed with. */
export function inputsOf(
  job: Pick<Job, '_id' | 'area'>,
  materials: readonly Placed[],
  findCoating: FindCoating,
): Inputs {
  const all = materials.flatMap((placed) => [
    ownInput(job, placed),
    ...(placed.material.type === 'seed' ? [coatingInput(job, placed, findCoating)] : []),
  ])
  return {
    inputs: all.flatMap(({ inputs }) => inputs),
    problems: all.flatMap(({ problems }) => problems),
  }
}
