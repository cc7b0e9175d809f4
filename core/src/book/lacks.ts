/** Parts that the law asks for and the records of a book lack, the gravest first. */
import { eppoOfCrop } from '../crops/botany.ts'
import { cropByKey } from '../crops/table.ts'
import { isPlantProtection } from '../jobs/plant-protection.ts'
import type { JobMaterial } from '../jobs/schema.ts'
import { mainCropOf, nameOfYear } from '../fields/rules.ts'
import { isHeaping } from '../jobs/job-kinds.ts'
import { ownDressingOf } from '../jobs/own-dressing.ts'
import { OWN_SEED } from '../materials/schema.ts'
import { CATEGORY } from '../settings/table.ts'
import type { BookFacts, BookField } from './facts.ts'
import { cropOfJob, fieldName, mainCrop } from './of-job.ts'
import type { DoneJob } from './period.ts'
import type { Lack, LackKind } from './schema.ts'
import type { Gathered } from './table-of.ts'

const ofHolder = ({ holder }: BookFacts): Lack[] => {
  const lack = (kind: LackKind): Lack => ({
    kind,
    fieldId: null,
    jobId: null,
    field: '',
    what: holder.name,
    day: null,
  })
  return [
    ...(holder.code === '' ? [lack('holderCode')] : []),
    ...(holder.address === '' ? [lack('holderAddress')] : []),
  ]
}

/** Fields whose main crop was sown in the days of the book: its variety is asked, not that of what is sown under or after it. */
const sownFields = (jobs: readonly DoneJob[], year: number): ReadonlySet<string> =>
  new Set(
    jobs
      .filter(
        ({ job, field }) =>
          job.jobCategory.key !== CATEGORY.undersowing &&
          job.requisites.some(
            ({ type, subtype }) => type === 'seed' && (!subtype || subtype === mainCropOf(field, year)?.crop),
          ),
      )
      .map(({ field }) => field._id),
  )

/** Crops of the table that are many kinds at once, or a variety by themselves: no one variety can be told of them. */
const WITHOUT_VARIETY: ReadonlySet<string> = new Set([
  'segavili',
  'teraviljade_segu',
  'kaunviljade_segu',
  'liblik_korreliste_segu',
  'muu_heintaimede_segu',
  'korreliste_rohumaa',
  'lilled',
  'puukool_paju',
  'sangaste_rukis',
])
const hasVariety = (key: string): boolean => {
  const group = cropByKey(key)?.rotationGroup
  return group !== 'fallow' && group !== 'permanentGrass' && !WITHOUT_VARIETY.has(key)
}

function ofField(field: BookField, year: number, isSown: boolean): Lack[] {
  const crop = mainCropOf(field, year)
  const kinds: LackKind[] = [
    ...(field.code === '' || field.code === '0' ? (['massif'] as const) : []),
    ...(crop === undefined ? (['crop'] as const) : []),
    ...(isSown && crop && !crop.variety && hasVariety(crop.crop) ? (['variety'] as const) : []),
    ...(field.rings.length === 0 ? (['shape'] as const) : []),
  ]
  const name = nameOfYear(field, year)
  return kinds.map((kind) => ({ kind, fieldId: field._id, jobId: null, field: name, what: '', day: null }))
}

/** Registered products alone have a number. */
const mustHaveNumber = ({ subtypeVariant }: JobMaterial): boolean =>
  subtypeVariant == null || subtypeVariant === 'TKV_REGISTRIST'

function ofProduct(material: JobMaterial): LackKind[] {
  if (!isPlantProtection(material)) return []
  return [
    ...(mustHaveNumber(material) && !material.registerNumber ? (['registerNumber'] as const) : []),
    ...(material.amount === null || material.unit === null ? (['amount'] as const) : []),
  ]
}

function ofMaterial(material: JobMaterial): LackKind[] {
  if (material.type === 'chemical') return ofProduct(material)
  const hasNoAmount = material.amount === null || material.unit === null
  if (material.type === 'fertilizer') {
    const { N, P } = material.nutrient ?? {}
    const isBare = material.subtype !== 'FERTILIZER_LIMESTONE' && (N == null || P == null)
    return [...(hasNoAmount ? (['amount'] as const) : []), ...(isBare ? (['nutrients'] as const) : [])]
  }
  if (material.type !== 'seed') return []
  const isUnproven = !material.seedCertificate || (material.seedCertificate !== OWN_SEED && !material.batchNo)
  const dressing = ownDressingOf(material)
  const isUntold = dressing != null && (!dressing.treatedOn || !dressing.treatedBy)
  return [...(isUnproven ? (['seedCertificate'] as const) : []), ...(isUntold ? (['dressing'] as const) : [])]
}

function ofJob(done: DoneJob, restricted: readonly LackKind[]): Lack[] {
  const { job } = done
  const isSpraying =
    job.jobCategory.key === CATEGORY.plantProtection && job.requisites.some(isPlantProtection)
  const crop = mainCrop(done)
  const isGrown = crop && cropByKey(crop.crop)?.rotationGroup !== 'fallow'
  const own: LackKind[] = [
    ...(isSpraying && !job.worker ? (['worker'] as const) : []),
    ...(isSpraying && isGrown && eppoOfCrop(crop.crop) === undefined ? (['eppo'] as const) : []),
    ...restricted,
    ...(job.jobCategory.key === CATEGORY.harvest && job.job.key === 'harvesting' && job.yield == null
      ? (['yield'] as const)
      : []),
    ...(job.endDate === null && job.status === 'DONE' ? (['end'] as const) : []),
    ...(isHeaping(job.jobCategory, job.job) && !job.heap?.place ? (['stackPlace'] as const) : []),
  ]
  const lack = (kind: LackKind, what: string): Lack => ({
    kind,
    fieldId: job.fieldId,
    jobId: job._id,
    field: fieldName(done),
    what,
    day: job.date,
  })
  return [
    ...own.map((kind) => lack(kind, kind === 'eppo' ? (cropOfJob(done) ?? '') : job.job.name)),
    ...job.requisites.flatMap((material) =>
      ofMaterial(material).map((kind) => lack(kind, `${job.job.name}, ${material.name}`)),
    ),
  ]
}

export function lacksOf({ facts, fields, jobs }: Gathered): Lack[] {
  const sown = sownFields(jobs, facts.wish.year)
  const restricted = new Map(facts.restricted.map(({ jobId, missing }) => [jobId, missing]))
  return [
    ...ofHolder(facts),
    ...jobs.flatMap((done) => ofJob(done, restricted.get(done.job._id) ?? [])),
    ...fields.flatMap((field) => ofField(field, facts.wish.year, sown.has(field._id))),
  ]
}
