import { StockEntry } from '@vagu/core/stock/schema'
import type { z } from 'zod'
import { recordKind } from '../db/named.ts'
import { asItIs } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    stock_entry: NamedColumns & { requisite_id: string; day: string }
  }
}

/** Document of an entry of the stock. */
const Document = StockEntry.omit({ _id: true, updatedAt: true })
export type EntryDocument = z.infer<typeof Document>

export const STOCK_ENTRIES = recordKind({
  table: 'stock_entry',
  shape: Document,
  lifts: [asItIs],
  columns: ({ requisiteId, date }) => ({ requisite_id: requisiteId, day: date }),
})
