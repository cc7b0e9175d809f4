import * as contract from '@vagu/core/stock/contract'
import { StockEntry, type StockEntryDraft } from '@vagu/core/stock/schema'
import { call } from '../../lib/call.ts'
import { EMPTY, formatDay, formatWhole } from '../../lib/format.ts'
import { type Describe, linesOf, unsaid } from '../../records/describe.ts'
import { withDifferences } from '../../records/history/record-history.ts'
import type { KindWithHistory } from '../../records/kind.ts'
import { amountText, priceText } from './amount-text.ts'
import { stockKeys } from './keys.ts'
import { stockEntryText as text } from './text.ts'

const describeEntry: Describe<StockEntryDraft> = {
  requisiteId: unsaid,
  type: ({ type }) => [text.kind, text.types[type]],
  date: ({ date }) => [text.date, formatDay(date)],
  moment: ({ moment }) => [text.moment, text.moments[moment ?? 'auto']],
  amount: ({ amount, unit }) => [text.amount, amountText(amount, unit, 6)],
  unit: unsaid,
  pricePerUnit: ({ pricePerUnit, unit }) => [text.price, priceText(pricePerUnit, unit)],
  batchNo: ({ batchNo }) => [text.batchNo, batchNo || EMPTY],
  expiresOn: ({ expiresOn }) => [text.expiresOn, formatDay(expiresOn)],
  supplier: ({ supplier }) => [text.supplier, supplier || EMPTY],
  note: ({ note }) => [text.note, note || EMPTY],
  images: ({ images }) => [text.images, formatWhole(images.length)],
}

const isType = (type: string): type is keyof typeof text.types => type in text.types
/** Kind of an entry in words. */
export const stockTypeWord = (type: string): string => (isType(type) ? text.types[type] : EMPTY)

/** How questions and messages call an entry. */
export const entryTitle = ({ type, date, amount, unit }: StockEntry): string =>
  `${text.types[type]} ${formatDay(date)}, ${amountText(amount, unit)}`

/** Entries of the stock: what is derived from them is read again by itself, no list of them is kept. */
export const entryKind: KindWithHistory<StockEntry, StockEntryDraft> = {
  entity: 'stockEntries',
  keys: stockKeys,
  lists: [],
  schema: StockEntry,
  nameOf: entryTitle,
  describe: describeEntry,
  add: (body) => call(contract.addStockEntry, { body }),
  change: (input) => call(contract.changeStockEntry, input),
  remove: (params) => call(contract.deleteStockEntry, { params }),
  restore: (params) => call(contract.restoreStockEntry, { params }),
  history: {
    read: async ({ _id: id, ...now }, signal) => {
      const versions = await call(contract.listStockEntryVersions, { params: { id } }, { signal })
      // What an older state does not know counts as it is today.
      return withDifferences(versions, (state) => linesOf(describeEntry, Object.assign({ ...now }, state)))
    },
    restore: (params) => call(contract.restoreStockEntryVersion, { params }),
  },
  listDeleted: async (signal) =>
    (await call(contract.listDeletedStockEntries, { query: {} }, { signal })).map((row) => ({
      ...row,
      facts: [stockTypeWord(row.type), formatDay(row.date)],
    })),
}
