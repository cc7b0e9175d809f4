/** Materials that jobs carry and the farm's register lacks, and how they become the farm's. */
import { AppError } from '@vagu/core/errors'
import { clearedFacts } from '@vagu/core/requisites/cleared'
import { type KnownMaterials, knownMaterials, typedKey } from '@vagu/core/requisites/known'
import type { Requisite, RequisiteDraft } from '@vagu/core/requisites/schema'
import { unsavedOf } from '@vagu/core/requisites/unsaved'
import type { UnsavedChoice, UnsavedRequisite } from '@vagu/core/requisites/unsaved-schema'
import { ApplicationUnit, isPerHectare } from '@vagu/core/units/schema'
import { fieldError } from '@vagu/core/validation'
import { REQUISITES } from './stored.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { storedJobs } from '../job-events/stored.ts'
import { addNamed } from '../db/named.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { storeChanges } from '../job-events/changes.ts'
import type { Document } from '../job-events/record.ts'
import { findFields } from '../job-events/references.ts'
import { findRegister } from '../job-events/register.ts'
import { requireDistinct, type Row } from '../job-events/rows.ts'
import { jobsWithMaterials } from './jobs.ts'
import { readKnownMaterials, readMaterials } from './known.ts'

const jobOf = (row: Pick<Row, 'id' | keyof DocumentColumns>) => ({ ...storedJobs.read(row), _id: row.id })

const countOf = (text: string, part: string): number => text.split(part).length - 1

/**
 * Whether the text of a job shows that each of its materials and dressings names one that stands; so most jobs need not
 * be read. Every material has a list of ingredients, and quotes in a farmer's own words are written otherwise.
 */
function isLinked(document: string, ids: ReadonlySet<string>): boolean {
  const named = document.match(/"requisiteId":"[^"]+"/g) ?? []
  const asked = countOf(document, '"ingredients":[') + countOf(document, '"coating":{')
  return named.length === asked && named.every((text) => ids.has(text.slice('"requisiteId":"'.length, -1)))
}

export async function listUnsaved(db: Reader, who: Who): Promise<UnsavedRequisite[]> {
  const rows = await jobsWithMaterials(db, who).select(['id', 'document', 'document_version']).execute()
  const materials = await readMaterials(db, who)
  const ids = new Set(materials.map(({ requisite }) => requisite._id))
  const jobs = rows.filter(({ document }) => !isLinked(document, ids)).map(jobOf)
  return unsavedOf(jobs, knownMaterials(materials))
}

/** A usual rate is per hectare: how much one job took in all is none. */
function rateOf({ amount, unit }: UnsavedRequisite['requisite']): Pick<RequisiteDraft, 'amount' | 'unit'> {
  if (unit === null) return { amount: null, unit: null }
  return isPerHectare(unit) ? { amount, unit } : { amount: null, unit: ApplicationUnit.parse(`${unit}/ha`) }
}

/** The material of a copy. It may lack what the form asks for, as the copy does: the rules warn of that. */
const draftOf = ({ requisite }: UnsavedRequisite): Omit<RequisiteDraft, '_id'> => ({
  ...clearedFacts(requisite),
  ...rateOf(requisite),
  coating: requisite.type === 'seed' ? requisite.coating : null,
  inspections: [],
})

interface Asked {
  readonly choice: UnsavedChoice['requisites'][number]
  readonly unsaved: UnsavedRequisite | undefined
  /** What bears the name already: an earlier call has stored it. */
  readonly standing: Requisite | undefined
}

/** What each chosen key means; refuses with every one that means nothing. */
function askedOf(
  { requisites }: UnsavedChoice,
  found: readonly UnsavedRequisite[],
  known: KnownMaterials,
): Asked[] {
  const byKey = new Map(found.map((unsaved) => [unsaved.key, unsaved]))
  const asked = requisites.map((choice) => {
    const [type = '', ...name] = choice.key.split('|')
    return { choice, unsaved: byKey.get(choice.key), standing: known.of({ type, name: name.join('|') }) }
  })
  const wrong = asked.flatMap(({ unsaved, standing }, i) =>
    unsaved || standing ? [] : [fieldError(`requisites.${i}.key`, 'unknownMaterial')],
  )
  if (wrong.length > 0) throw new AppError('invalid', { fields: wrong })
  return asked
}

/** Names the materials in the jobs that carry them; nothing else of a job changes. */
async function link(
  tx: Writer,
  who: Who,
  work: { rows: readonly Row[]; known: KnownMaterials; ids: ReadonlyMap<string, string> },
): Promise<void> {
  const { rows, known, ids } = work
  const idOf = (copy: Document['requisites'][number]) =>
    known.of(copy) === undefined ? ids.get(typedKey(copy)) : undefined
  const changes = rows.flatMap((row) => {
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
  const fields = await findFields(tx, who, new Set(changes.map(({ row }) => row.field_id)))
  await storeChanges(tx, who, { changes, products, fields })
}

/** Stores the chosen ones, all or none, and links their jobs; what an earlier call stored is answered as it stands. */
export async function saveUnsaved(tx: Writer, who: Who, chosen: UnsavedChoice): Promise<Requisite[]> {
  requireDistinct(
    chosen.requisites.map(({ key }) => key),
    (place) => `requisites.${place}.key`,
  )
  const rows = await jobsWithMaterials(tx, who).selectAll().execute()
  const known = await readKnownMaterials(tx, who)
  const jobs = rows.map(jobOf)
  const saved: Requisite[] = []
  const ids = new Map<string, string>()
  for (const { choice, unsaved, standing } of askedOf(chosen, unsavedOf(jobs, known), known)) {
    const made =
      unsaved &&
      (await addNamed(tx, who, {
        kind: REQUISITES,
        draft: { ...draftOf(unsaved), ...(choice._id && { _id: choice._id }) },
        content: draftOf(unsaved),
      }))
    if (made) ids.set(choice.key, made._id)
    saved.push(...[made ?? standing].filter((one) => one !== undefined))
  }
  await link(tx, who, { rows, known, ids })
  return saved
}
