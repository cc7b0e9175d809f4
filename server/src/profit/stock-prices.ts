/** Prices of materials in the stock. */
import type { UnitPrice } from '@vagu/core/profit/exact'
import type { Reader } from '../db/schema.ts'

export type StockPriceFinder = (requisiteId: string, day: string) => UnitPrice | undefined

/** Finds the mean price of a material on a day; while no stock is kept, none is known. */
export function readStockPrices(
  _db: Reader,
  _of: { accountId: string; to: string },
): Promise<StockPriceFinder> {
  return Promise.resolve(() => undefined)
}
