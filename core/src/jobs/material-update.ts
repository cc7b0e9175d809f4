/** Update of a job's copy of a material to the material of today. */
import type { Material } from '../materials/schema.ts'
import type { JobMaterial } from './schema.ts'

/**
 * Details of the lot that was used: the job's own stay. Where the job names no certificate the material's lot fills
 * it, and a batch of the same certificate; nobody knows whether a seed that was sown then had the dressing of today.
 */
function lotOf(copy: JobMaterial, { batchNo, seedCertificate, note }: Material) {
  const isSameLot = copy.seedCertificate == null || copy.seedCertificate === seedCertificate
  return {
    batchNo: copy.batchNo?.trim() || !isSameLot ? copy.batchNo : batchNo,
    seedCertificate: copy.seedCertificate ?? seedCertificate,
    coating: copy.coating,
    note: copy.note?.trim() ? copy.note : note,
  }
}

/** An edition of the register says nothing of another product. */
const snapshotOf = (copy: JobMaterial, { registerNumber }: Material) =>
  (copy.registerNumber ?? null) === (registerNumber ?? null) ? copy.registerSnapshot : null

/** The copy with today's facts; how much was used, in which unit and of which lot stays the job's. */
function updatedCopy(copy: JobMaterial, requisite: Material): JobMaterial {
  const {
    _id: requisiteId,
    updatedAt: _changed,
    inspections: _usual,
    customFieldArea: _area,
    amount: _rate,
    unit: _unit,
    ...facts
  } = requisite
  return {
    ...facts,
    ...lotOf(copy, requisite),
    requisiteId,
    registerSnapshot: snapshotOf(copy, requisite),
    amount: copy.amount,
    unit: copy.unit,
  }
}

/** The seed with its dressing by today's name; how much of it stays the job's. */
const withDressing = (seed: JobMaterial, { _id: requisiteId, name }: Material): JobMaterial =>
  seed.coating ? { ...seed, coating: { ...seed.coating, requisiteId, name } } : seed

/** Says whether a name in a job means the material. */
export type IsMaterial = (copy: {
  readonly type: string
  readonly name: string
  readonly requisiteId?: string | null | undefined
}) => boolean

const isDressedWith = ({ coating }: JobMaterial, isMaterial: IsMaterial): boolean =>
  coating != null && isMaterial({ type: 'chemical', name: coating.name, requisiteId: coating.requisiteId })

/** The materials of a job with every copy brought up to date; undefined when the job has none of it. */
export function updatedMaterials(
  materials: readonly JobMaterial[],
  requisite: Material,
  isMaterial: IsMaterial,
): JobMaterial[] | undefined {
  const isOf = (copy: JobMaterial) => isMaterial(copy) || isDressedWith(copy, isMaterial)
  if (!materials.some(isOf)) return undefined
  return materials.map((copy) => {
    const facts = isMaterial(copy) ? updatedCopy(copy, requisite) : copy
    return isDressedWith(copy, isMaterial) ? withDressing(facts, requisite) : facts
  })
}
