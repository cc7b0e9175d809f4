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

/** Whether a line lies in the stock: what the farm's register does not have lies in none. */
export const isReceived = ({ receivedOn, requisiteId }: OrderLine): boolean =>
  receivedOn !== null && requisiteId !== null

/** Facts of an entry that its order says. */
type Said = Pick<
  StockEntryDraft,
  'requisiteId' | 'unit' | 'amount' | 'pricePerUnit' | 'supplier' | 'batchNo' | 'expiresOn' | 'date'
>

const saidOf = (line: OrderLine, supplier: string): Said => ({
  requisiteId: line.requisiteId ?? '',
  unit: line.unit,
  amount: line.receivedAmount ?? line.amount,
  pricePerUnit: line.paidPrice,
  supplier,
  batchNo: line.batchNo,
  expiresOn: line.expiresOn,
  date: line.receivedOn ?? '',
})

/** Members that an order says otherwise than it did. A day counts where there was one before. */
function changesOf(before: Said, after: Said): Partial<Said> {
  const { date: was, ...had } = before
  const { date: is, ...has } = after
  const changed = Object.entries(has).filter(([name, value]) => Reflect.get(had, name) !== value)
  return { ...Object.fromEntries(changed), ...(was !== '' && was !== is && { date: is }) }
}

interface Receipt {
  readonly id: string
  /** Undefined where the line was none of the order. */
  readonly before: Said | undefined
  readonly after: Said | undefined
  readonly wasReceived: boolean
  readonly isReceived: boolean
  /** Whether the order has made the entry that bears the line's id. */
  readonly isMade: boolean
  readonly row: Tables['stock_entry'] | undefined
}

/** The entry, unless somebody has made something else of it in the stock. */
function entryOf({ row, before }: Receipt) {
  if (row === undefined) return undefined
  const { name: _name, userId: _user, ...entry } = STOCK_ENTRIES.stored.read(row)
  const isAsMade =
    entry.type === 'INCREASE' && entry.requisiteId === (before?.requisiteId ?? entry.requisiteId)
  return isAsMade ? entry : undefined
}

/** Only what the order says otherwise is written: what was mended or added in the stock stays. */
async function overwrite(tx: Writer, actor: Actor, receipt: Receipt): Promise<void> {
  const { id, before, after } = receipt
  const entry = entryOf(receipt)
  if (entry === undefined || before === undefined || after === undefined) return
  const changes = changesOf(before, after)
  if (Object.keys(changes).length === 0) return
  await changeEntry(tx, actor, { id, content: { ...entry, ...changes }, seen: undefined })
}

async function takeBack(tx: Writer, actor: Actor, receipt: Receipt): Promise<void> {
  const { id, row, wasReceived, isMade } = receipt
  if (!wasReceived || !isMade || row?.deleted_at !== null || entryOf(receipt) === undefined) return
  await deleteNamed(tx, actor, { table: 'stock_entry', id })
}

async function follow(tx: Writer, actor: Actor, receipt: Receipt): Promise<void> {
  const { id, after, row, wasReceived, isMade } = receipt
  if (after === undefined || !receipt.isReceived) {
    await takeBack(tx, actor, receipt)
    return
  }
  if (row === undefined) {
    if (wasReceived) return
    const rest = { type: 'INCREASE' as const, moment: null, note: '', images: [] }
    await addEntry(tx, actor, { ...after, ...rest, _id: id })
    return
  }
  if (!isMade) throw new AppError('idTaken')
  if (row.deleted_at !== null) {
    // who deleted it in the stock has said that it is not there
    if (wasReceived) return
    await restoreNamed(tx, actor, { kind: STOCK_ENTRIES, id })
  }
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
  const made = new Set(before?.receipts)
  for (const id of ids) {
    const [was, is] = [had?.get(id), has?.get(id)]
    await follow(tx, actor, {
      id,
      before: was && saidOf(was, before?.supplier ?? ''),
      after: is && saidOf(is, after.supplier),
      wasReceived: was !== undefined && isReceived(was),
      isReceived: is !== undefined && isReceived(is),
      isMade: made.has(id),
      row: byId.get(id),
    })
  }
}
