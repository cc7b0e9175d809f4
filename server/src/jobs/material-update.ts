/** Brings the copies of a material in chosen jobs to what the material is today. */
import { AppError } from '@vagu/core/errors'
import { updatedMaterials } from '@vagu/core/jobs/material-update'
import type { MaterialUpdate } from '@vagu/core/jobs/material-update-schema'
import type { Job } from '@vagu/core/jobs/schema'
import type { Material } from '@vagu/core/materials/schema'
import { fieldError } from '@vagu/core/validation'
import { storedJobs } from '../job-store/stored.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { readMaterials } from '../materials/known.ts'
import { knownMaterials } from '@vagu/core/materials/known'
import { editsOf, storeChanges } from './changes.ts'
import { requireNothingWorse } from './checks.ts'
import { type Document, withMarks } from './record.ts'
import { findReferences } from './references.ts'
import { findRegister } from './register.ts'
import { requireDistinct, requireRows, type Row } from './rows.ts'

/** The material, and what tells whether a copy is of it. */
async function findMaterial(db: Reader, actor: Actor, id: string) {
  const materials = await readMaterials(db, actor)
  const found = materials.find(({ requisite }) => requisite._id === id)
  if (found === undefined) throw new AppError('notFound')
  const known = knownMaterials(materials)
  return {
    requisite: found.requisite,
    isMaterial: (copy: Parameters<typeof known.of>[0]) => known.of(copy)?._id === id,
  }
}

interface Change {
  readonly row: Row
  readonly before: Document
  readonly document: Document
}

/** The jobs as they become; refuses with every one that does not have the material. */
function changesOf(
  rows: readonly Row[],
  { requisite, isMaterial }: { requisite: Material; isMaterial: Parameters<typeof updatedMaterials>[2] },
): Change[] {
  const pairs = rows.map((row) => {
    const document = storedJobs.read(row)
    return { row, document, requisites: updatedMaterials(document.requisites, requisite, isMaterial) }
  })
  const lacking = pairs.flatMap(({ requisites }, i) =>
    requisites === undefined ? [fieldError(`jobEventIds.${i}`, 'materialNotInJob')] : [],
  )
  if (lacking.length > 0) throw new AppError('invalid', { fields: lacking })
  return pairs.map(({ row, document: before, requisites = [] }) => ({
    row,
    before,
    document: withMarks({ ...before, requisites }),
  }))
}

/**
 * Brings jobs to what their material is today: all of them or none. A job that this would make wrong is refused at its
 * place, as any edit of it would be.
 */
export async function updateJobMaterials(
  tx: Writer,
  actor: Actor,
  { jobEventIds, requisite: id }: MaterialUpdate,
): Promise<Job[]> {
  requireDistinct(jobEventIds, (place) => `jobEventIds.${place}`)
  const material = await findMaterial(tx, actor, id)
  const rows = await requireRows(tx, actor, { ids: jobEventIds })
  const changes = changesOf(rows, material)
  const [before, drafts] = [changes.map((change) => change.before), changes.map(({ document }) => document)]
  const pathOf = (place: number) => `jobEventIds.${place}`
  const references = await findReferences(tx, actor, { drafts, before, pathOf })
  requireNothingWorse(editsOf(before, drafts), references, pathOf)
  const register = await findRegister(tx, drafts)
  return storeChanges(tx, actor, {
    changes: changes.map(({ row, document }) => ({ row, document: register.complete(document) })),
    products: register.products,
    fields: references.fields,
  })
}
