import { z } from 'zod'
import { endpoint, Nothing } from '../endpoint.ts'
import { deletedOf, restoreVersionOf, versionsOf } from '../history-calls.ts'
import { DeletedRecord, versionOf } from '../history/schema.ts'
import { Id } from '../ids/schema.ts'
import { LabelledMaterial } from '../materials/schema.ts'
import { Day } from '../time/schema.ts'
import { EntriesQuery, StockQuery } from './query.ts'
import {
  StockBalance,
  StockEntry,
  StockEntryChange,
  StockEntryDraft,
  StockFacts,
  StockOverview,
} from './schema.ts'

const params = z.object({ id: Id })

export const getStock = endpoint('GET', '/stock', {
  summary:
    'The stock of each material between two days: balance, value, use, what plans take, lots; the ledger where one material is asked for',
  query: StockQuery,
  reply: StockOverview,
})
export const listStockBalances = endpoint('GET', '/stock/balances', {
  summary: 'How much there is of each material that is kept in stock, at the end of a day (today)',
  query: z.object({ day: Day.optional() }),
  reply: z.array(StockBalance),
})
export const listStockEntries = endpoint('GET', '/stock/entries', {
  summary:
    'The newest 5000 entries of the stock between two days, both inside, the newest first, or next after one; of all where no day is given',
  query: EntriesQuery,
  reply: z.array(StockEntry),
})
export const addStockEntry = endpoint('POST', '/stock', {
  summary: 'Stores a count, a receipt or a write-off; kinds that are calculated are refused',
  needs: 'enter',
  writes: ['stockEntries'],
  body: StockEntryDraft,
  refuses: ['notFound', 'idTaken', 'deleted'],
  reply: StockEntry,
})
export const changeStockEntry = endpoint('PUT', '/stock/{id}', {
  summary: 'Changes an entry of the stock',
  writes: ['stockEntries'],
  params,
  body: StockEntryChange,
  refuses: ['conflict'],
  reply: StockEntry,
})
export const deleteStockEntry = endpoint('DELETE', '/stock/{id}', {
  summary: 'Deletes an entry of the stock',
  writes: ['stockEntries'],
  params,
  reply: Nothing,
})
export const restoreStockEntry = endpoint('POST', '/stock/{id}/restore', {
  summary: 'Brings a deleted entry of the stock back',
  writes: ['stockEntries'],
  params,
  reply: StockEntry,
})
export const changeStockFacts = endpoint('PUT', '/stock/materials/{id}', {
  summary: 'Sets the density of a material, and the day by which it must be used up',
  writes: ['materials'],
  params,
  body: StockFacts,
  refuses: ['conflict'],
  reply: LabelledMaterial,
})

export const listDeletedStockEntries = deletedOf(
  '/stock',
  'entries of the stock',
  DeletedRecord.extend({ date: z.string(), type: z.string() }),
)
export const listStockEntryVersions = versionsOf('/stock', 'entry of the stock', versionOf(StockEntry))
export const restoreStockEntryVersion = restoreVersionOf('/stock', 'entry of the stock', {
  record: StockEntry,
  writes: ['stockEntries'],
})
