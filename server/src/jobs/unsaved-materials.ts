/** Materials that jobs carry and the farm's register lacks, and how they become the farm's. */
import { AppError } from '@vagu/core/errors'
import { clearedFacts } from '@vagu/core/materials/cleared'
import { type KnownMaterials, typedKey } from '@vagu/core/materials/known'
import type { Material, MaterialDraft } from '@vagu/core/materials/schema'
import { unsavedOf } from '@vagu/core/materials/unsaved'
import type { UnsavedChoice, UnsavedMaterial } from '@vagu/core/materials/unsaved-schema'
import { ApplicationUnit, isPerHectare } from '@vagu/core/units/schema'
import { fieldError } from '@vagu/core/validation'
import { REQUISITES } from '../materials/stored.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { addNamed } from '../db/named.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { storeChanges } from './changes.ts'
import type { Document } from './record.ts'
import { findFields } from './references.ts'
import { findRegister } from './register.ts'
import { requireDistinct, type Row } from './rows.ts'
import { readKnownMaterials } from '../materials/known.ts'

/**
 * Jobs with a material that names none of the farm's by its id, or one that is gone: only these may carry what the
 * register lacks.
 */
const jobsWithLooseMaterials = (db: Reader, actor: Actor) =>
  db
    .selectFrom('job_event')
    .where('account_id', '=', actor.accountId)
    .where('id', 'in', (select) =>
      select
        .selectFrom('job_material')
        .leftJoin('requisite', (join) =>
          join
            .onRef('requisite.account_id', '=', 'job_material.account_id')
            .onRef('requisite.id', '=', 'job_material.requisite_id')
            .on('requisite.deleted_at', 'is', null),
        )
        .select('job_material.job_id')
        .where('job_material.account_id', '=', actor.accountId)
        .where('job_material.is_dressing', '=', 0)
        .where('requisite.id', 'is', null),
    )
    .orderBy('created_at')
    .orderBy('id')

const jobOf = (row: Pick<Row, 'id' | keyof DocumentColumns>) => ({ ...storedJobs.read(row), _id: row.id })

export async function listUnsaved(db: Reader, actor: Actor): Promise<UnsavedMaterial[]> {
  const rows = await jobsWithLooseMaterials(db, actor)
    .select(['id', 'document', 'document_version'])
    .execute()
  return unsavedOf(rows.filter(storedJobs.isReadable).map(jobOf), await readKnownMaterials(db, actor))
}

/** A usual rate is per hectare: how much one job took in all is none. */
function rateOf({ amount, unit }: UnsavedMaterial['requisite']): Pick<MaterialDraft, 'amount' | 'unit'> {
  if (unit === null) return { amount: null, unit: null }
  return isPerHectare(unit) ? { amount, unit } : { amount: null, unit: ApplicationUnit.parse(`${unit}/ha`) }
}

/** The material of a copy. It may lack what the form asks for, as the copy does: the rules warn of that. */
const draftOf = ({ requisite }: UnsavedMaterial): Omit<MaterialDraft, '_id'> => ({
  ...clearedFacts(requisite),
  ...rateOf(requisite),
  coating: requisite.type === 'seed' ? requisite.coating : null,
  inspections: [],
})

interface ChoiceMatch {
  readonly choice: UnsavedChoice['requisites'][number]
  readonly unsaved: UnsavedMaterial | undefined
  /** Material that bears the name already: an earlier call has stored it. */
  readonly existing: Material | undefined
}

/** Meaning of each chosen key; refuses with every one that means nothing. */
function matchesOf(
  { requisites }: UnsavedChoice,
  found: readonly UnsavedMaterial[],
  known: KnownMaterials,
): ChoiceMatch[] {
  const byKey = new Map(found.map((unsaved) => [unsaved.key, unsaved]))
  const matches = requisites.map((choice) => {
    const [type = '', ...name] = choice.key.split('|')
    return { choice, unsaved: byKey.get(choice.key), existing: known.of({ type, name: name.join('|') }) }
  })
  const wrong = matches.flatMap(({ unsaved, existing }, i) =>
    unsaved || existing ? [] : [fieldError(`requisites.${i}.key`, 'unknownMaterial')],
  )
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong })
  return matches
}

/** Names the materials in the jobs that carry them; nothing else of a job changes. */
async function link(
  tx: Writer,
  actor: Actor,
  work: { rows: readonly Row[]; known: KnownMaterials; ids: ReadonlyMap<string, string> },
): Promise<void> {
  const { rows, known, ids } = work
  const idOf = (copy: Document['requisites'][number]) =>
    known.of(copy) === undefined ? ids.get(typedKey(copy)) : undefined
  const changes = rows.filter(storedJobs.isReadable).flatMap((row) => {
    const document = storedJobs.read(row)
    if (!document.requisites.some(idOf)) return []
    const requisites = document.requisites.map((copy) => {
      const requisiteId = idOf(copy)
      return requisiteId === undefined ? copy : { ...copy, requisiteId }
    })
    return [{ row, document: { ...document, requisites } }]
  })
  if (changes.length === 0) return
  const { products } = await findRegister(
    tx,
    changes.map(({ document }) => document),
  )
  const fields = await findFields(tx, actor, new Set(changes.map(({ row }) => row.field_id)))
  await storeChanges(tx, actor, { changes, products, fields })
}

/** Stores the chosen ones, all or none, and links their jobs; what an earlier call stored is answered as it stands. */
export async function saveUnsaved(tx: Writer, actor: Actor, chosen: UnsavedChoice): Promise<Material[]> {
  requireDistinct(
    chosen.requisites.map(({ key }) => key),
    (place) => `requisites.${place}.key`,
  )
  const rows = await jobsWithLooseMaterials(tx, actor).selectAll().execute()
  const known = await readKnownMaterials(tx, actor)
  const jobs = rows.map(jobOf)
  const saved: Material[] = []
  const ids = new Map<string, string>()
  for (const { choice, unsaved, existing } of matchesOf(chosen, unsavedOf(jobs, known), known)) {
    const made =
      unsaved &&
      (await addNamed(tx, actor, {
        kind: REQUISITES,
        draft: { ...draftOf(unsaved), ...(choice._id && { _id: choice._id }) },
        content: draftOf(unsaved),
      }))
    if (made) ids.set(choice.key, made._id)
    saved.push(...[made ?? existing].filter((one) => one !== undefined))
  }
  await link(tx, actor, { rows, known, ids })
  return saved
}
