import { AppError } from '@vagu/core/errors'
import { checkMaterial, checkMaterialEdit } from '@vagu/core/materials/rules'
import { materialKey, type Material, type MaterialDraft } from '@vagu/core/materials/schema'
import { storedMaterial } from '@vagu/core/materials/stored'
import { typeOfTarget } from '@vagu/core/monitoring/table'
import { fieldError } from '@vagu/core/validation'
import { REQUISITES } from './stored.ts'
import { activeKindIds } from '../custom-areas/read.ts'
import { addNamed, changeNamed, listNamed } from '../db/named.ts'
import { findRows, requireRow } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { existingNames } from '../register-store/products.ts'

const table = 'requisite'
type SeedTreatment = NonNullable<MaterialDraft['coating']>

interface Written {
  readonly requisite: Omit<MaterialDraft, '_id'>
  /** As it is stored; a dressing that it has already may be gone since. */
  readonly before?: Material
}

/** Another farm's dressing is not there at all. */
async function isOwnChemical(db: Reader, actor: Actor, id: string): Promise<boolean> {
  const [row] = await findRows(db, table, { accountId: actor.accountId, ids: [id] })
  if (row === undefined)
    throw new AppError('notFound', { fields: [fieldError('coating.name', 'coatingUnknown')] })
  const { type } = REQUISITES.stored.read(row)
  return row.deleted_at === null && type === 'chemical'
}

/** Whether a chemical of the farm or of the register bears the name. */
async function isChemicalName(db: Reader, actor: Actor, name: string): Promise<boolean> {
  if ((await existingNames(db, [name])).size > 0) return true
  const isNamed = (requisite: Material) =>
    requisite.type === 'chemical' && materialKey(requisite.name) === materialKey(name)
  return (await listNamed(db, actor, REQUISITES)).some(isNamed)
}

const isSameSeedTreatment = (a: SeedTreatment | null | undefined, b: SeedTreatment): boolean =>
  a?.requisiteId === b.requisiteId && a?.name === b.name

async function isKnownSeedTreatment(
  db: Reader,
  actor: Actor,
  { requisite, before }: Written,
): Promise<boolean> {
  const { coating } = requisite
  if (!coating || isSameSeedTreatment(before?.coating, coating)) return true
  const { requisiteId, name } = coating
  return requisiteId == null ? isChemicalName(db, actor, name) : isOwnChemical(db, actor, requisiteId)
}

/** Refuses a kind of area that is not there; a material keeps the one that it has. */
async function requireArea(db: Reader, actor: Actor, { requisite, before }: Written): Promise<void> {
  const id = requisite.customFieldArea?.id
  if (id === undefined || id === before?.customFieldArea?.id) return
  if (!(await activeKindIds(db, actor)).includes(id))
    throw new AppError('notFound', { fields: [fieldError('customFieldArea', 'unknownCustomArea')] })
}

/** Refuses what is wrong; of a stored material only what was not wrong before, for it may have come without some parts. */
async function assertValid(db: Reader, actor: Actor, written: Written): Promise<void> {
  const { requisite, before } = written
  const isKnown = await isKnownSeedTreatment(db, actor, written)
  await requireArea(db, actor, written)
  const chemicals = { has: () => isKnown }
  const fields = before
    ? checkMaterialEdit({ before, after: requisite }, chemicals, typeOfTarget)
    : checkMaterial(requisite, chemicals, typeOfTarget)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export async function addMaterial(tx: Writer, actor: Actor, sent: MaterialDraft): Promise<Material> {
  const draft = storedMaterial(sent)
  await assertValid(tx, actor, { requisite: draft })
  const { _id: _own, ...content } = draft
  return addNamed(tx, actor, { kind: REQUISITES, draft, content })
}

export async function changeMaterial(
  tx: Writer,
  actor: Actor,
  work: { id: string; change: Omit<MaterialDraft, '_id'> & { updatedAt?: string | undefined } },
): Promise<Material> {
  const { updatedAt: seen, ...change } = storedMaterial(work.change)
  const row = await requireRow(tx, table, { accountId: actor.accountId, id: work.id })
  const { density, useUpBy } = REQUISITES.stored.read(row)
  // forms of a material do not know what stock asks of it
  const content = {
    ...change,
    density: change.density === undefined ? density : change.density,
    useUpBy: change.useUpBy === undefined ? useUpBy : change.useUpBy,
  }
  return changeNamed(tx, actor, {
    kind: REQUISITES,
    id: work.id,
    content,
    seen,
    judge: (before) => assertValid(tx, actor, { requisite: content, before }),
  })
}
