/** Receipts: what comes of an order goes to the stock, one entry a line, which bears the line's id. */
import { AppError } from '@vagu/core/errors'
import type { StockEntryDraft } from '@vagu/core/stock/schema'
import type { OrderLine, SupplyOrderDocument } from '@vagu/core/supplies/schema'
import type { Actor } from '../db/actor.ts'
import { deleteNamed, restoreNamed } from '../db/named.ts'
import { findRows } from '../db/records.ts'
import type { Tables, Writer } from '../db/schema.ts'
import { addEntry, changeEntry } from '../stock/entries.ts'
import { STOCK_ENTRIES } from '../stock/stored.ts'

type Content = Omit<StockEntryDraft, '_id'>

/** The entry of a line; none while it was not received, and none of what the farm's register does not have. */
function entryOf(line: OrderLine | undefined, supplier: string): Content | undefined {
  if (!line || line.receivedOn === null || line.requisiteId === null) return undefined
  const { requisiteId, unit, pricePerUnit, receivedOn: date } = line
  return {
    type: 'INCREASE',
    requisiteId,
    unit,
    date,
    amount: line.receivedAmount ?? line.amount,
    pricePerUnit,
    supplier,
    moment: null,
    batchNo: '',
    expiresOn: null,
    note: '',
    images: [],
  }
}

interface Receipt {
  readonly id: string
  readonly before: Content | undefined
  readonly after: Content | undefined
  readonly row: Tables['stock_entry'] | undefined
}

/** Only what the order says is changed: a lot or a photo that was added in the stock stays. */
async function overwrite(tx: Writer, actor: Actor, { id, after }: Receipt): Promise<void> {
  const [row] = await findRows(tx, 'stock_entry', { accountId: actor.accountId, ids: [id] })
  if (row === undefined || after === undefined) return
  const { name: _name, userId: _user, ...entry } = STOCK_ENTRIES.stored.read(row)
  if (entry.type !== 'INCREASE' || entry.requisiteId !== after.requisiteId) throw new AppError('idTaken')
  const { date, unit, amount, pricePerUnit, supplier } = after
  const content = { ...entry, date, unit, amount, pricePerUnit, supplier }
  await changeEntry(tx, actor, { id, content, seen: undefined })
}

async function follow(tx: Writer, actor: Actor, receipt: Receipt): Promise<void> {
  const { id, before, after, row } = receipt
  const isThere = row !== undefined && row.deleted_at === null
  if (after === undefined) {
    if (before !== undefined && isThere) await deleteNamed(tx, actor, { table: 'stock_entry', id })
    return
  }
  // An entry that somebody changed or deleted in the stock is his, until the order says something else.
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (row === undefined) {
    await addEntry(tx, actor, { ...after, _id: id })
    return
  }
  if (!isThere) await restoreNamed(tx, actor, { kind: STOCK_ENTRIES, id })
  await overwrite(tx, actor, receipt)
}

/** Makes the stock follow an order: an entry comes with what was received, changes with it, and goes where it was not. */
export async function followOrder(
  tx: Writer,
  actor: Actor,
  {
    before,
    after,
  }: { readonly before: SupplyOrderDocument | undefined; readonly after: SupplyOrderDocument },
): Promise<void> {
  const [had, has] = [before?.lines ?? [], after.lines].map(
    (lines) => new Map(lines.map((line) => [line._id, line])),
  )
  const ids = [...new Set([...(had?.keys() ?? []), ...(has?.keys() ?? [])])]
  const rows = await findRows(tx, 'stock_entry', { accountId: actor.accountId, ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids)
    await follow(tx, actor, {
      id,
      before: entryOf(had?.get(id), before?.supplier ?? ''),
      after: entryOf(has?.get(id), after.supplier),
      row: byId.get(id),
    })
}
