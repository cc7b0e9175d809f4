import { type SupplyOrder, SupplyOrderDocument, SupplySettingDocument } from '@vagu/core/supplies/schema'
import { z } from 'zod'
import { recordKind } from '../db/named.ts'
import type { NamedColumns } from '../db/schema.ts'
import { asItIs, type Lift, stored } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    supply_order: NamedColumns & { year: number }
  }
}

const Before = z.looseObject({
  lines: z.array(z.looseObject({ _id: z.string(), receivedOn: z.unknown(), requisiteId: z.unknown() })),
})

/** Lines say what was paid, and an order which entries of the stock it has made: of what it received until then. */
const withReceipts: Lift = (document) => {
  const { lines, ...order } = Before.parse(document)
  const received = lines.filter(({ receivedOn, requisiteId }) => receivedOn != null && requisiteId != null)
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, paidPrice: null, batchNo: '', expiresOn: null })),
    receipts: received.map(({ _id }) => _id),
  }
}

export const SUPPLY_ORDERS = recordKind({
  table: 'supply_order',
  shape: SupplyOrderDocument,
  lifts: [asItIs, withReceipts],
  columns: ({ year }) => ({ year }),
})

/** How a material is bought. */
export const storedSupplySettings = stored('supply setting', SupplySettingDocument, [asItIs])

type Row = Pick<NamedColumns, 'id' | 'document' | 'document_version' | 'created_at' | 'updated_at'>

/** An order as the wire has it. */
export function orderOf(row: Row): SupplyOrder {
  const { name: _name, receipts: _receipts, ...order } = SUPPLY_ORDERS.stored.read(row)
  return { ...order, _id: row.id, createdAt: row.created_at, updatedAt: row.updated_at }
}
