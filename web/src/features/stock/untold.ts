import type { StockEntryDraft } from '@vagu/core/stock/schema'

/** Members of an entry of which nothing is told. */
export const UNTOLD = {
  moment: null,
  pricePerUnit: null,
  batchNo: '',
  expiresOn: null,
  supplier: '',
  note: '',
} as const satisfies Partial<StockEntryDraft>
