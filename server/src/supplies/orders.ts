/** Orders of materials. What was received of them goes to the stock in the same transaction. */
import type { SupplyOrder, SupplyOrderDocument, SupplyOrderDraft } from '@vagu/core/supplies/schema'
import type { Actor } from '../db/actor.ts'
import { fingerprint } from '../db/fingerprint.ts'
import { prepared } from '../db/prepared.ts'
import {
  changeRecord,
  createRecords,
  deleteRecords,
  findRows,
  rejectIfNewer,
  requireDeletedRow,
  requireRow,
  restoreRecords,
} from '../db/records.ts'
import type { Reader, Writer } from '../db/schema.ts'
import { readKnownMaterials } from '../materials/known.ts'
import { requireMaterials } from '../requisite-plan/store.ts'
import { followOrder, isReceived } from './receipts.ts'
import { orderOf, SUPPLY_ORDERS } from './stored.ts'

const { stored } = SUPPLY_ORDERS
const table = 'supply_order'
const RECORD = { table, noun: table } as const
type Content = Omit<SupplyOrderDraft, '_id'>

const orderRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('supply_order')
    .select(['id', 'document', 'document_version', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** The newest first. */
export async function readOrders(db: Reader, actor: Actor, year?: number): Promise<SupplyOrder[]> {
  const rows = await orderRows(db, { accountId: actor.accountId })
  return rows
    .filter(stored.isReadable)
    .map(orderOf)
    .filter((order) => year === undefined || order.year === year)
}

/** An order stays the maker of every entry that it has ever made. */
const documentOf = (
  content: Content,
  { userId, receipts }: Pick<SupplyOrderDocument, 'userId' | 'receipts'>,
): SupplyOrderDocument => ({
  ...content,
  name: content.supplier,
  userId,
  receipts: [...new Set([...receipts, ...content.lines.filter(isReceived).map(({ _id }) => _id)])],
})

const columnsOf = (order: SupplyOrderDocument) => ({
  name: order.name,
  year: order.year,
  ...stored.columns(order),
})

async function requireLines(
  tx: Writer,
  actor: Actor,
  { content, before }: { content: Content; before: SupplyOrderDocument | undefined },
): Promise<void> {
  await requireMaterials(
    tx,
    actor,
    content.lines.map(({ requisiteId }, at) => ({
      path: `lines.${at}.requisiteId`,
      id: requisiteId,
      // what was deleted since may stay in an order, and come back to it
      before: before ? requisiteId : null,
    })),
  )
}

/** Goods of a material that was deleted go to its living namesake, else to no stock at all. */
async function withLiving(
  tx: Writer,
  actor: Actor,
  { content, before }: { content: Content; before: SupplyOrderDocument },
): Promise<Content> {
  const made = new Set(before.receipts)
  const ids = content.lines.flatMap((line) =>
    isReceived(line) && !made.has(line._id) && line.requisiteId !== null ? line.requisiteId : [],
  )
  if (ids.length === 0) return content
  const rows = await findRows(tx, 'requisite', { accountId: actor.accountId, ids: [...new Set(ids)] })
  const gone = new Set(rows.filter((row) => row.deleted_at !== null).map((row) => row.id))
  if (gone.size === 0) return content
  const known = await readKnownMaterials(tx, actor)
  const lines = content.lines.map((line) => {
    if (!isReceived(line) || made.has(line._id) || !gone.has(line.requisiteId ?? '')) return line
    return { ...line, requisiteId: known.named(line.name)[0]?.requisite._id ?? null }
  })
  return { ...content, lines }
}

/** Adds an order; one that is there already with the same content is left as it is. */
export async function addOrder(tx: Writer, actor: Actor, draft: SupplyOrderDraft): Promise<SupplyOrder> {
  const { _id, ...content } = draft
  const id = _id ?? actor.newId()
  await requireLines(tx, actor, { content, before: undefined })
  const document = documentOf(content, { userId: actor.userId, receipts: [] })
  const records = [{ id, fingerprint: fingerprint(draft), columns: columnsOf(document) }]
  const made = await createRecords(tx, actor, { ...RECORD, records })
  if (made.has(id)) await followOrder(tx, actor, { before: undefined, after: document })
  return orderOf(await requireRow(tx, table, { accountId: actor.accountId, id }))
}

interface Changing {
  readonly id: string
  readonly content: Content
  /** Version that the client last saw. */
  readonly seen: string | undefined
}

/** Changes an order; who made it stays. */
export async function changeOrder(
  tx: Writer,
  actor: Actor,
  { id, content, seen }: Changing,
): Promise<SupplyOrder> {
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  rejectIfNewer(row, seen, () => orderOf(row))
  const before = stored.read(row)
  await requireLines(tx, actor, { content, before })
  const after = documentOf(await withLiving(tx, actor, { content, before }), before)
  const changed = await changeRecord(tx, actor, { ...RECORD, row, columns: columnsOf(after) })
  await followOrder(tx, actor, { before, after })
  return orderOf(changed)
}

/** Deletes an order; what was received of it lies in the stock, and stays there. */
export async function deleteOrder(tx: Writer, actor: Actor, id: string): Promise<undefined> {
  const row = await requireRow(tx, table, { accountId: actor.accountId, id })
  await deleteRecords(tx, actor, { ...RECORD, rows: [row] })
  return undefined
}

export async function restoreOrder(tx: Writer, actor: Actor, id: string): Promise<SupplyOrder> {
  const row = await requireDeletedRow(tx, table, { accountId: actor.accountId, id })
  await restoreRecords(tx, actor, { ...RECORD, rows: [row] })
  return orderOf(row)
}
