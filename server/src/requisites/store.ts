import { AppError } from '@vagu/core/errors'
import { checkRequisite, checkRequisiteEdit } from '@vagu/core/requisites/rules'
import { materialKey, type Requisite, type RequisiteDraft } from '@vagu/core/requisites/schema'
import { storedRequisite } from '@vagu/core/requisites/stored'
import { fieldError } from '@vagu/core/validation'
import { REQUISITES } from './stored.ts'
import { standingKindIds } from '../custom-areas/read.ts'
import { addNamed, changeNamed, listNamed } from '../db/named.ts'
import { findRows } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { standingNames } from '../registers/products.ts'

const table = 'requisite'
type Coating = NonNullable<RequisiteDraft['coating']>

interface Written {
  readonly requisite: Omit<RequisiteDraft, '_id'>
  /** As it is stored; a dressing that it has already may be gone since. */
  readonly before?: Requisite
}

/** Another farm's dressing is not there at all. */
async function isOwnChemical(db: Reader, who: Who, id: string): Promise<boolean> {
  const [row] = await findRows(db, table, { accountId: who.accountId, ids: [id] })
  if (row === undefined)
    throw new AppError('notFound', { fields: [fieldError('coating.name', 'coatingUnknown')] })
  const { type } = REQUISITES.stored.read(row)
  return row.deleted_at === null && type === 'chemical'
}

/** Whether a chemical of the farm or of the register bears the name. */
async function isChemicalName(db: Reader, who: Who, name: string): Promise<boolean> {
  if ((await standingNames(db, [name])).size > 0) return true
  const isNamed = (requisite: Requisite) =>
    requisite.type === 'chemical' && materialKey(requisite.name) === materialKey(name)
  return (await listNamed(db, who, REQUISITES)).some(isNamed)
}

const isSameCoating = (a: Coating | null | undefined, b: Coating): boolean =>
  a?.requisiteId === b.requisiteId && a?.name === b.name

async function isKnownCoating(db: Reader, who: Who, { requisite, before }: Written): Promise<boolean> {
  const { coating } = requisite
  if (!coating || isSameCoating(before?.coating, coating)) return true
  const { requisiteId, name } = coating
  return requisiteId == null ? isChemicalName(db, who, name) : isOwnChemical(db, who, requisiteId)
}

/** Refuses a kind of area that is not there; a material keeps the one that it has. */
async function requireArea(db: Reader, who: Who, { requisite, before }: Written): Promise<void> {
  const id = requisite.customFieldArea?.id
  if (id === undefined || id === before?.customFieldArea?.id) return
  if (!(await standingKindIds(db, who)).includes(id))
    throw new AppError('notFound', { fields: [fieldError('customFieldArea', 'unknownCustomArea')] })
}

/** Refuses what is wrong; of a stored material only what was not wrong before, for it may have come without some parts. */
async function requireSound(db: Reader, who: Who, written: Written): Promise<void> {
  const { requisite, before } = written
  const isKnown = await isKnownCoating(db, who, written)
  await requireArea(db, who, written)
  const chemicals = { has: () => isKnown }
  const fields = before
    ? checkRequisiteEdit({ before, after: requisite }, chemicals)
    : checkRequisite(requisite, chemicals)
  if (fields.length > 0) throw new AppError('invalid', { fields })
}

export async function addRequisite(tx: Writer, who: Who, given: RequisiteDraft): Promise<Requisite> {
  const draft = storedRequisite(given)
  await requireSound(tx, who, { requisite: draft })
  const { _id: _own, ...content } = draft
  return addNamed(tx, who, { kind: REQUISITES, draft, content })
}

export async function changeRequisite(
  tx: Writer,
  who: Who,
  work: { id: string; change: Omit<RequisiteDraft, '_id'> & { updatedAt?: string | undefined } },
): Promise<Requisite> {
  const { updatedAt: seen, ...content } = storedRequisite(work.change)
  return changeNamed(tx, who, {
    kind: REQUISITES,
    id: work.id,
    content,
    seen,
    judge: (before) => requireSound(tx, who, { requisite: content, before }),
  })
}
