import { AppError, type ErrorCode } from '@vagu/core/errors'
import { materialKey, type Requisite, type RequisiteDraft } from '@vagu/core/requisites/schema'
import { fieldError } from '@vagu/core/validation'
import { addNamed, changeNamed, listNamed } from '../db/named.ts'
import { findRows } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import { standingNames } from '../registers/products.ts'

const table = 'requisite'
type Coating = NonNullable<RequisiteDraft['coating']>

const unknown = (code: ErrorCode) =>
  new AppError(code, { fields: [fieldError('coating.name', 'coatingUnknown')] })

/** Whether a chemical of the farm or of the register bears the name. */
async function isChemicalName(db: Reader, who: Who, name: string): Promise<boolean> {
  if ((await standingNames(db, [name])).size > 0) return true
  const isNamed = (requisite: Requisite) =>
    requisite.type === 'chemical' && materialKey(requisite.name) === materialKey(name)
  return (await listNamed(db, who, table)).some(isNamed)
}

/** Refuses a seed dressing that is no known chemical; another farm's is not there at all. */
async function requireKnownCoating(db: Reader, who: Who, coating: Coating): Promise<void> {
  const { requisiteId, name } = coating
  if (requisiteId == null) {
    if (!(await isChemicalName(db, who, name))) throw unknown('invalid')
    return
  }
  const [row] = await findRows(db, table, { accountId: who.accountId, ids: [requisiteId] })
  if (row === undefined) throw unknown('notFound')
  const { type } = JSON.parse(row.document) as Requisite
  if (row.deleted_at !== null || type !== 'chemical') throw unknown('invalid')
}

export async function addRequisite(tx: Writer, who: Who, draft: RequisiteDraft): Promise<Requisite> {
  if (draft.coating) await requireKnownCoating(tx, who, draft.coating)
  return addNamed(tx, who, { table, draft })
}

/** A dressing that the seed has already may be gone since; only a new one must be known. */
export async function changeRequisite(
  tx: Writer,
  who: Who,
  work: { id: string; change: Omit<RequisiteDraft, '_id'> & { updatedAt?: string | undefined } },
): Promise<Requisite> {
  const { coating } = work.change
  return changeNamed(tx, who, {
    table,
    ...work,
    judge: async (before) => {
      const isSame =
        before.coating?.requisiteId === coating?.requisiteId && before.coating?.name === coating?.name
      if (coating && !isSame) await requireKnownCoating(tx, who, coating)
    },
  })
}
