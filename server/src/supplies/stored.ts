import { type SupplyOrder, SupplyOrderDocument, SupplySettingDocument } from '@vagu/core/supplies/schema'
import { recordKind } from '../db/named.ts'
import type { NamedColumns } from '../db/schema.ts'
import { asItIs, stored } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    supply_order: NamedColumns & { year: number }
  }
}

export const SUPPLY_ORDERS = recordKind({
  table: 'supply_order',
  shape: SupplyOrderDocument,
  lifts: [asItIs],
  columns: ({ year }) => ({ year }),
})

/** How a material is bought. */
export const storedSupplySettings = stored('supply setting', SupplySettingDocument, [asItIs])

type Row = Pick<NamedColumns, 'id' | 'document' | 'document_version' | 'created_at' | 'updated_at'>

/** An order as the wire has it. */
export function orderOf(row: Row): SupplyOrder {
  const { name: _name, ...order } = SUPPLY_ORDERS.stored.read(row)
  return { ...order, _id: row.id, createdAt: row.created_at, updatedAt: row.updated_at }
}
