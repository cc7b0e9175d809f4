/** Writing of entries: each names a material of the farm, and photos that are there. */
import { AppError, type FieldError } from '@vagu/core/errors'
import type { StockEntry, StockEntryDraft } from '@vagu/core/stock/schema'
import { fieldError } from '@vagu/core/validation'
import type { Actor } from '../db/actor.ts'
import { addNamed, changeNamed } from '../db/named.ts'
import { findRows, requireRow } from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { existingIds, keepImages } from '../images/store.ts'
import { type EntryDocument, STOCK_ENTRIES } from './stored.ts'

type Content = Omit<StockEntryDraft, '_id'>
const kind = STOCK_ENTRIES

/** Whether entries name the material: what is left of a deleted one can be counted and written off. */
async function isKept(db: Reader, { accountId }: Actor, requisiteId: string): Promise<boolean> {
  const entry = await db
    .selectFrom(kind.table)
    .select('id')
    .where('account_id', '=', accountId)
    .where('requisite_id', '=', requisiteId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** The material's name. One that was deleted may stay with the entry that has it, but no more of it comes in. */
async function nameOfMaterial(
  db: Reader,
  actor: Actor,
  { content: { requisiteId: id, type }, before }: { content: Content; before: EntryDocument | undefined },
): Promise<string> {
  const [row] = await findRows(db, 'requisite', { accountId: actor.accountId, ids: [id] })
  const mayBeNamed = async (): Promise<boolean> =>
    row?.deleted_at === null ||
    before?.requisiteId === id ||
    (type !== 'INCREASE' && (await isKept(db, actor, id)))
  if (row === undefined || !(await mayBeNamed()))
    throw new AppError('notFound', { fields: [fieldError('requisiteId', 'unknownMaterial')] })
  return row.name
}

async function requireImages(
  db: Reader,
  actor: Actor,
  { images, before }: { images: readonly string[]; before: EntryDocument | undefined },
): Promise<void> {
  const had = new Set(before?.images)
  const added = images.filter((id) => !had.has(id))
  if (added.length === 0) return
  const existing = await existingIds(db, actor, added)
  const fields = images.flatMap((id, i): FieldError[] =>
    had.has(id) || existing.has(id) ? [] : [fieldError(`images.${i}`, 'unknownImage')],
  )
  if (fields.length > 0) throw new AppError('notFound', { fields })
}

async function documentOf(
  tx: Writer,
  actor: Actor,
  { content, before }: { content: Content; before?: EntryDocument },
): Promise<EntryDocument> {
  const name = await nameOfMaterial(tx, actor, { content, before })
  await requireImages(tx, actor, { images: content.images, before })
  await keepImages(tx, actor, content.images)
  return { ...content, name, userId: before?.userId ?? actor.userId }
}

export async function addEntry(tx: Writer, actor: Actor, draft: StockEntryDraft): Promise<StockEntry> {
  const { _id: _own, ...content } = draft
  return addNamed(tx, actor, { kind, draft, content: await documentOf(tx, actor, { content }) })
}

/** Changes an entry; who made it stays. */
export async function changeEntry(
  tx: Writer,
  actor: Actor,
  work: { id: string; content: Content; seen: string | undefined },
): Promise<StockEntry> {
  const { id, content, seen } = work
  const before = kind.stored.read(await requireRow(tx, kind.table, { accountId: actor.accountId, id }))
  return changeNamed(tx, actor, { kind, id, seen, content: await documentOf(tx, actor, { content, before }) })
}
